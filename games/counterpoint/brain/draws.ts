import { COUNT_BITS, inBag } from './counters.ts';

/** Ways to draw up to four counters of four colours. */
const MOST_DRAWS = 35;

/** What a seat can draw, in how many ways, and the bounds of what it comes to. */
export class Draws {
  readonly drawn = new Int32Array(MOST_DRAWS);
  readonly ways = new Float64Array(MOST_DRAWS);
  readonly lows = new Float64Array(MOST_DRAWS);
  readonly highs = new Float64Array(MOST_DRAWS);
  /** How many are listed. */
  many = 0;

  /** Every way to draw so many counters. */
  list(bag: number, count: number): void {
    this.many = 0;
    this.listFrom(bag, count, 0, 0, 1);
  }

  /** Colour by colour. */
  private listFrom(bag: number, count: number, colour: number, drawn: number, ways: number): void {
    if (count === 0) {
      this.drawn[this.many] = drawn;
      this.ways[this.many++] = ways;
      return;
    }
    if (colour === 4) return;
    const there = inBag(bag, colour);
    let choices = 1;
    for (let taken = 0; taken <= count && taken <= there; taken++) {
      this.listFrom(bag, count - taken, colour + 1, drawn | (taken << (COUNT_BITS * colour)), ways * choices);
      choices = (choices * (there - taken)) / (taken + 1);
    }
  }

  /** One counter is drawn, and of what is had already one more makes no difference. */
  listColours(bag: number, had: number): void {
    const { drawn, ways } = this;
    this.many = 0;
    let idle = 0;
    let any = 0;
    for (let colour = 0; colour < 4; colour++) {
      const there = inBag(bag, colour);
      if (there === 0) continue;
      if (((had >> colour) & 1) === 0) {
        drawn[this.many] = 1 << (COUNT_BITS * colour);
        ways[this.many++] = there;
      } else {
        idle += there;
        any = 1 << (COUNT_BITS * colour);
      }
    }
    if (idle === 0) return;
    drawn[this.many] = any;
    ways[this.many++] = idle;
  }
}
