/** Where a move is wanted and there is none. */
export const NO_MOVE = -1;

const PLACES = 1 << 18;
const LEVELS = 0x3fff;

/**
 * What an endgame has found out, by hash. An entry is one number that is never 0: the two bounds of the value plus one
 * in two bits each, then the levels that the lower and the upper one depend on, 14 bits each.
 */
export class EndgameTable {
  private readonly low = new Int32Array(PLACES);
  private readonly high = new Int32Array(PLACES);
  private readonly moves = new Int32Array(PLACES);
  private readonly entries = new Int32Array(PLACES);

  forget(): void {
    this.entries.fill(0);
  }

  /** The entry, or 0. */
  find(low: number, high: number): number {
    const place = placeOf(low, high);
    return this.low[place] === low && this.high[place] === high ? this.entries[place] : 0;
  }

  /** The best move of an entry that was just found. */
  bestMove(low: number, high: number): number {
    return this.moves[placeOf(low, high)];
  }

  /** Narrows what is known: the value lies from `least` to `most`, as long as nothing changes on the levels `asked` about. */
  store(low: number, high: number, move: number, least: number, most: number, asked: number): void {
    const known = this.find(low, high);
    let lower = least;
    let upper = most;
    // A bound that says nothing depends on nothing.
    let leastAsked = least > -1 ? asked : 0;
    let mostAsked = most < 1 ? asked : 0;
    if (leastOf(known) > least) {
      lower = leastOf(known);
      leastAsked = askedForLeast(known);
    }
    if (known !== 0 && mostOf(known) < most) {
      upper = mostOf(known);
      mostAsked = askedForMost(known);
    }
    const place = placeOf(low, high);
    this.low[place] = low;
    this.high[place] = high;
    this.moves[place] = move;
    this.entries[place] = (lower + 1) | ((upper + 1) << 2) | (leastAsked << 4) | (mostAsked << 18);
  }
}

export function leastOf(entry: number): number {
  return (entry & 3) - 1;
}

export function mostOf(entry: number): number {
  return ((entry >> 2) & 3) - 1;
}

/** The levels, a set of bits, on which the lower bound depends. */
export function askedForLeast(entry: number): number {
  return (entry >> 4) & LEVELS;
}

export function askedForMost(entry: number): number {
  return (entry >>> 18) & LEVELS;
}

function placeOf(low: number, high: number): number {
  return (low ^ (high >>> 3)) & (PLACES - 1);
}
