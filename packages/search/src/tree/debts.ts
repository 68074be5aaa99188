import type { Position } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import type { Teams } from '../brain/teams.ts';
import type { Pool } from './pool.ts';

/** Visits from which on a move at the root is serious. */
const SERIOUS = 16;
const NOT_YET = -1;
/** Of what every serious move loses, the part that is shown: playouts, which know nothing of the line, lose most of it anyway. */
const INEVITABLE = 0.25;

/** What the moves at the root of a tree lose by force, as the brain says of those that are serious. */
export class Debts<P extends Position> {
  private readonly knowledge: Knowledge<P>;
  private readonly owed: Float64Array<ArrayBuffer>;

  constructor(knowledge: Knowledge<P>, moves: number) {
    this.knowledge = knowledge;
    this.owed = new Float64Array(moves).fill(NOT_YET);
  }

  /** Asks about a move once, when it has become serious. The position stands at the root. */
  reckon(pool: Pool, child: number, position: P): void {
    const { knowledge, owed } = this;
    const at = child - pool.firstChild[0];
    if (knowledge.owes === undefined || pool.visits[child] < SERIOUS || owed[at] !== NOT_YET) return;
    position.play(pool.move[child]);
    owed[at] = position.actor >= 0 ? knowledge.owes(position) : 0;
    position.undo();
    // What made it look good did not see this.
    pool.prior[child] /= (1 + owed[at]) ** 2;
  }

  /** The least that a serious move loses: nothing can be done about that. */
  private get least(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const owed of this.owed) if (owed !== NOT_YET && owed < least) least = owed;
    return least;
  }

  /** Takes what a move loses by force from what was found below it; without a position: at the end of a game. False: nothing to take. */
  charge(
    pool: Pool,
    child: number,
    position: P | undefined,
    teams: Teams,
    values: Float64Array,
    chances: Float64Array,
  ): boolean {
    const owed = this.owed[child - pool.firstChild[0]];
    if (!(owed > 0) || Number.isNaN(values[0])) return false;
    this.take(owed, pool, position, teams, values, chances);
    return true;
  }

  /**
   * Gives back, for what is said of a move that was charged, most of what every serious one loses. To choose by it is charged whole: moves that are not
   * serious yet are to be tried, for one of them may lose less.
   */
  lighten(pool: Pool, position: P | undefined, teams: Teams, values: Float64Array, chances: Float64Array): void {
    const inevitable = this.least * (1 - INEVITABLE);
    if (inevitable > 0) this.take(-inevitable, pool, position, teams, values, chances);
  }

  private take(
    owed: number,
    pool: Pool,
    position: P | undefined,
    teams: Teams,
    values: Float64Array,
    chances: Float64Array,
  ): void {
    const team = teams.of[pool.actor[0]];
    for (let seat = 0; seat < values.length; seat++) values[seat] += teams.of[seat] === team ? -owed : owed;
    if (position !== undefined) this.knowledge.chances(position, values, chances);
    else for (let seat = 0; seat < values.length; seat++) chances[seat] = (Math.sign(values[seat]) + 1) / 2;
  }
}
