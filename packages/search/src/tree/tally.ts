/** Values and chances of the seats, added up for each child of the root. */
export class Tally {
  readonly tries: Int32Array<ArrayBuffer>;
  private readonly values: Float64Array<ArrayBuffer>;
  private readonly chances: Float64Array<ArrayBuffer>;
  private readonly seats: number;

  constructor(children: number, seats: number) {
    this.seats = seats;
    this.tries = new Int32Array(children);
    this.values = new Float64Array(children * seats);
    this.chances = new Float64Array(children * seats);
  }

  add(child: number, values: Float64Array, chances: Float64Array): void {
    const begin = child * this.seats;
    this.tries[child]++;
    for (let seat = 0; seat < this.seats; seat++) {
      this.values[begin + seat] += values[seat];
      this.chances[begin + seat] += chances[seat];
    }
  }

  /** Of a child that was tried. */
  chance(child: number, seat: number): number {
    return this.chances[child * this.seats + seat] / this.tries[child];
  }

  /** What the seats can expect after this child; after all of them where it was not tried; or else what is given. */
  mean(
    child: number,
    values: Float64Array,
    chances: Float64Array,
  ): { readonly values: number[]; readonly chances: number[] } {
    const { seats, tries } = this;
    const means = { values: new Array<number>(seats).fill(0), chances: new Array<number>(seats).fill(0) };
    let count = 0;
    for (let at = 0; at < tries.length; at++) {
      if (tries[child] > 0 && at !== child) continue;
      count += tries[at];
      for (let seat = 0; seat < seats; seat++) {
        means.values[seat] += this.values[at * seats + seat];
        means.chances[seat] += this.chances[at * seats + seat];
      }
    }
    if (count === 0) return { values: Array.from(values), chances: Array.from(chances) };
    for (let seat = 0; seat < seats; seat++) {
      means.values[seat] /= count;
      means.chances[seat] /= count;
    }
    return means;
  }
}
