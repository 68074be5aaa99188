/** Where a move is wanted and there is none. */
export const NO_MOVE = -1;

const PLACES = 1 << 18;

/** What an endgame has found out, by hash. An entry is one number that is never 0: the result plus two, and the levels it depends on. */
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

  /** The move that brought the result of an entry that was just found. */
  bestMove(low: number, high: number): number {
    return this.moves[placeOf(low, high)];
  }

  store(low: number, high: number, move: number, result: number, asked: number): void {
    const place = placeOf(low, high);
    this.low[place] = low;
    this.high[place] = high;
    this.moves[place] = move;
    this.entries[place] = (result + 2) | (asked << 2);
  }
}

export function resultOf(entry: number): number {
  return (entry & 3) - 2;
}

/** The levels, a set of bits, on which the result depends. */
export function askedOf(entry: number): number {
  return entry >> 2;
}

function placeOf(low: number, high: number): number {
  return (low ^ (high >>> 3)) & (PLACES - 1);
}
