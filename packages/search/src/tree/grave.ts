import { Later, Places } from './later.ts';
import { NONE, type Pool } from './pool.ts';

/**
 * What is known of a move from its being made later in other playouts (RAVE). Nodes with few visits ask the last node
 * before them that has enough (GRAVE): its team's reference.
 */
export class Grave {
  readonly later = new Later();
  private readonly pool: Pool;
  /** For each team, where the moves of its reference node stand in the tree. */
  private readonly places: readonly Places[];
  private readonly referenceOf: Int32Array;

  constructor(pool: Pool) {
    this.pool = pool;
    this.places = Array.from({ length: pool.teams }, () => new Places());
    this.referenceOf = new Int32Array(pool.teams);
  }

  /** The tree has changed: nodes are not where they were. */
  forget(): void {
    for (const places of this.places) places.begin(NONE);
  }

  /** A simulation begins. */
  begin(): void {
    this.referenceOf.fill(NONE);
    this.later.begin();
  }

  /** The node whose statistics serve this one: itself, or the last before it with enough visits. */
  refer(node: number, team: number, visits: number, enough: number): number {
    const { pool, referenceOf } = this;
    if (visits >= enough || referenceOf[team] === NONE) {
      referenceOf[team] = node;
      return node;
    }
    const reference = referenceOf[team];
    const places = this.places[team];
    if (places.owner !== reference) {
      places.begin(reference);
      for (let child = pool.firstChild[reference]; child !== NONE; child = pool.nextSibling[child]) {
        places.put(pool.move[child], child);
      }
    }
    return reference;
  }

  /** The child of the reference that has this child's move, or NONE. */
  source(reference: number, node: number, child: number, team: number): number {
    return reference === node ? child : this.places[team].get(this.pool.move[child]);
  }

  /** On the way back: `next` was played at `node`, and all that its team played from here on counts for `node`'s children. */
  note(node: number, next: number, team: number, reward: number): void {
    const { later } = this;
    const { move, nextSibling, laterVisits, laterTotal } = this.pool;
    later.add(move[next], team);
    for (let child = this.pool.firstChild[node]; child !== NONE; child = nextSibling[child]) {
      const times = later.times(move[child], team);
      laterVisits[child] += times;
      laterTotal[child] += times * reward;
    }
  }
}
