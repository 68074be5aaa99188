import { CHANCE, type Move, type Position } from '@countertop/core';

/** No node. */
export const NONE = -1;
/** The whole win, allowing for rounding where draws were averaged. */
export const ALL = 1 - 1e-6;
/** The actor of a node that has not been visited yet. */
export const UNSEEN = -3;

/** Looking for a position in a large tree must not take longer than growing a new one. */
const MOST_LOOKED_AT = 200_000;
const BYTES_A_NODE = 11 * 4 + 3 * 8 + 3;

/** The nodes of a search tree in columns of typed arrays: a fixed number of them, never more. */
export class Pool {
  readonly capacity: number;
  readonly teams: number;
  used = 0;
  /** What leads here. */
  readonly move: Int32Array<ArrayBuffer>;
  readonly firstChild: Int32Array<ArrayBuffer>;
  readonly nextSibling: Int32Array<ArrayBuffer>;
  readonly visits: Int32Array<ArrayBuffer>;
  /** Rewards of the team that moved here, added up. */
  readonly total: Float64Array<ArrayBuffer>;
  /** The same, not as chances but in the unit of the game. */
  readonly worth: Float64Array<ArrayBuffer>;
  /** Rewards of the team that is to move here, added up. */
  readonly own: Float64Array<ArrayBuffer>;
  /** Like `total`, over all playouts in which the same team made this move later (AMAF). */
  readonly laterVisits: Float32Array<ArrayBuffer>;
  readonly laterTotal: Float32Array<ArrayBuffer>;
  /** Of a seat's move its prior; of a draw its probability. */
  readonly prior: Float32Array<ArrayBuffer>;
  /** Who is to move here; UNSEEN before the first visit. */
  readonly actor: Int8Array<ArrayBuffer>;
  /** 1: every legal move is among the children. */
  readonly complete: Uint8Array<ArrayBuffer>;
  /** 1: the outcome is certain, and stands in `outcome`. */
  readonly proven: Uint8Array<ArrayBuffer>;
  /** The reward of each team, where proven. */
  readonly outcome: Float32Array<ArrayBuffer>;
  /** The best of the proven children for the one to move, or NONE. */
  readonly sure: Int32Array<ArrayBuffer>;
  /** Of the position here, once visited: to find it again when the game has moved on. */
  readonly hashLow: Int32Array<ArrayBuffer>;
  readonly hashHigh: Int32Array<ArrayBuffer>;
  private readonly moved: Int32Array<ArrayBuffer>;

  constructor(bytes: number, teams: number) {
    const size = Math.max(64, Math.floor(bytes / (BYTES_A_NODE + 4 * teams)));
    this.capacity = size;
    this.teams = teams;
    this.move = new Int32Array(size);
    this.firstChild = new Int32Array(size);
    this.nextSibling = new Int32Array(size);
    this.visits = new Int32Array(size);
    this.total = new Float64Array(size);
    this.worth = new Float64Array(size);
    this.own = new Float64Array(size);
    this.laterVisits = new Float32Array(size);
    this.laterTotal = new Float32Array(size);
    this.prior = new Float32Array(size);
    this.actor = new Int8Array(size);
    this.complete = new Uint8Array(size);
    this.proven = new Uint8Array(size);
    this.outcome = new Float32Array(size * teams);
    this.sure = new Int32Array(size);
    this.hashLow = new Int32Array(size);
    this.hashHigh = new Int32Array(size);
    this.moved = new Int32Array(size);
  }

  get bytes(): number {
    return this.capacity * (BYTES_A_NODE + 4 * this.teams);
  }

  clear(): void {
    this.used = 0;
  }

  hasRoomFor(count: number): boolean {
    return this.used + count <= this.capacity;
  }

  /** A fresh node. There must be room. */
  add(move: Move, prior: number): number {
    const node = this.used++;
    this.move[node] = move;
    this.firstChild[node] = NONE;
    this.nextSibling[node] = NONE;
    this.visits[node] = 0;
    this.total[node] = 0;
    this.worth[node] = 0;
    this.own[node] = 0;
    this.laterVisits[node] = 0;
    this.laterTotal[node] = 0;
    this.prior[node] = prior;
    this.actor[node] = UNSEEN;
    this.complete[node] = 0;
    this.proven[node] = 0;
    this.sure[node] = NONE;
    return node;
  }

  /** Makes all nodes from `first` on children of `node`, in this order. */
  adopt(node: number, first: number): void {
    this.firstChild[node] = first;
    for (let child = first; child < this.used - 1; child++) this.nextSibling[child] = child + 1;
  }

  /** Proves a node from its children if they allow it, `team` being the team to move there. True if it is proven now. */
  prove(node: number, team: number): boolean {
    const { teams, outcome, proven, nextSibling } = this;
    if (this.actor[node] === CHANCE) return this.proveDraw(node);
    let best = NONE;
    let all = this.complete[node] === 1;
    for (let child = this.firstChild[node]; child !== NONE; child = nextSibling[child]) {
      if (proven[child] === 0) {
        all = false;
        continue;
      }
      if (best === NONE || outcome[child * teams + team] > outcome[best * teams + team]) best = child;
    }
    this.sure[node] = best;
    // Nothing is better than the whole win; otherwise every move must be known.
    if (best === NONE || (!all && outcome[best * teams + team] < ALL)) return false;
    proven[node] = 1;
    for (let i = 0; i < teams; i++) outcome[node * teams + i] = outcome[best * teams + i];
    return true;
  }

  /** The node so many plies below the root where this position stands, if it was visited and has children. */
  find(position: Position, plies: number): number {
    const low = position.hashLow | 0;
    const high = position.hashHigh | 0;
    let looked = 0;
    const search = (node: number, left: number): number => {
      if (++looked > MOST_LOOKED_AT) return NONE;
      if (left === 0) {
        const here = this.hashLow[node] === low && this.hashHigh[node] === high && this.actor[node] === position.actor;
        return here && this.firstChild[node] !== NONE ? node : NONE;
      }
      for (let child = this.firstChild[node]; child !== NONE; child = this.nextSibling[child]) {
        if (this.visits[child] === 0) continue;
        const found = search(child, left - 1);
        if (found !== NONE) return found;
      }
      return NONE;
    };
    return search(0, plies);
  }

  /** Keeps only what is below `root`, which becomes node 0. Children always come after their parents, so all slide down. */
  keep(root: number): void {
    const { moved, used } = this;
    moved.fill(NONE, 0, used);
    moved[root] = 0;
    this.nextSibling[root] = NONE;
    let count = 0;
    for (let node = root; node < used; node++) {
      if (moved[node] === NONE) continue;
      moved[node] = count++;
      for (let child = this.firstChild[node]; child !== NONE; child = this.nextSibling[child]) moved[child] = 0;
    }
    for (let node = root; node < used; node++) {
      const to = moved[node];
      if (to === NONE) continue;
      if (to !== node) this.copy(node, to);
      const child = this.firstChild[node];
      const sibling = this.nextSibling[node];
      const sure = this.sure[node];
      this.firstChild[to] = child === NONE ? NONE : moved[child];
      this.nextSibling[to] = sibling === NONE ? NONE : moved[sibling];
      this.sure[to] = sure === NONE ? NONE : moved[sure];
    }
    this.used = count;
  }

  /** All but the links. Column by column in so many words: a loop over columns of several types is ten times slower. */
  private copy(node: number, to: number): void {
    this.move[to] = this.move[node];
    this.visits[to] = this.visits[node];
    this.total[to] = this.total[node];
    this.worth[to] = this.worth[node];
    this.own[to] = this.own[node];
    this.laterVisits[to] = this.laterVisits[node];
    this.laterTotal[to] = this.laterTotal[node];
    this.prior[to] = this.prior[node];
    this.actor[to] = this.actor[node];
    this.complete[to] = this.complete[node];
    this.proven[to] = this.proven[node];
    this.hashLow[to] = this.hashLow[node];
    this.hashHigh[to] = this.hashHigh[node];
    const { teams, outcome } = this;
    for (let i = 0; i < teams; i++) outcome[to * teams + i] = outcome[node * teams + i];
  }

  private proveDraw(node: number): boolean {
    const { teams, outcome, proven, nextSibling, prior } = this;
    for (let child = this.firstChild[node]; child !== NONE; child = nextSibling[child]) {
      if (proven[child] === 0) return false;
    }
    for (let i = 0; i < teams; i++) {
      let mean = 0;
      for (let child = this.firstChild[node]; child !== NONE; child = nextSibling[child]) {
        mean += prior[child] * outcome[child * teams + i];
      }
      outcome[node * teams + i] = mean;
    }
    proven[node] = 1;
    return true;
  }
}
