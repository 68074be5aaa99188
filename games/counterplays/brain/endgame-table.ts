/** Where a move is wanted and there is none. */
export const NO_MOVE = -1;

/** What an endgame has found out, by hash. An entry is one number that is never 0: the result plus two, and the levels it depends on. */
export class EndgameTable {
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly moves: Int32Array;
  private readonly entries: Int32Array;
  private readonly grounds: Int32Array;

  /** `places`: how many entries there is room for, a power of two. */
  constructor(places: number) {
    this.low = new Int32Array(places);
    this.high = new Int32Array(places);
    this.moves = new Int32Array(places);
    this.entries = new Int32Array(places);
    this.grounds = new Int32Array(places);
  }

  forget(): void {
    this.entries.fill(0);
  }

  /** The entry, or 0. */
  find(low: number, high: number): number {
    const place = this.placeOf(low, high);
    return this.low[place] === low && this.high[place] === high ? this.entries[place] : 0;
  }

  /** The move that brought the result of an entry that was just found. */
  bestMove(low: number, high: number): number {
    return this.moves[this.placeOf(low, high)];
  }

  /** What the entry that was just found depends on below level 3. */
  groundOf(low: number, high: number): number {
    return this.grounds[this.placeOf(low, high)];
  }

  store(low: number, high: number, move: number, result: number, asked: number, ground: number): void {
    const place = this.placeOf(low, high);
    this.low[place] = low;
    this.high[place] = high;
    this.moves[place] = move;
    this.grounds[place] = ground;
    this.entries[place] = (result + 2) | (asked << 2);
  }

  private placeOf(low: number, high: number): number {
    return (low ^ (high >>> 3)) & (this.entries.length - 1);
  }
}

export function resultOf(entry: number): number {
  return (entry & 3) - 2;
}

/** The levels, a set of bits, on which the result depends. */
export function askedOf(entry: number): number {
  return entry >> 2;
}
