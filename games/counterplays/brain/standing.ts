import type { CounterplaysPosition } from '../rules/position.ts';
import { MOST_LEVELS } from '../rules/survey.ts';

/** How far an endgame can count: tiles that are gone may be thought to lie on any level, even where none fits. */
const COUNTED = 2 * MOST_LEVELS + 2;

/** R7, R8: who is ahead, where of some tiles it is only known how high they may lie. 1 for White, -1 for Black, 0 for a draw. */
export class Standing {
  /** White's tiles less Black's, by level; those gone are not counted. */
  readonly lead = new Int32Array(COUNTED);
  /** By seat, and by the highest level on which they may lie: how many tiles are gone. */
  private readonly gone = [new Int32Array(COUNTED), new Int32Array(COUNTED)];

  follow(position: CounterplaysPosition): void {
    this.lead.fill(0);
    for (const each of this.gone) each.fill(0);
    for (let level = 1; level <= position.top; level++) {
      this.lead[level] = position.tilesOn(level, 0) - position.tilesOn(level, 1);
    }
  }

  add(seat: number, level: number, count: number): void {
    this.lead[level] += seat === 0 ? count : -count;
  }

  addGone(seat: number, highest: number, count: number): void {
    this.gone[seat][highest] += count;
  }

  /** The least White may come to: higher is always better, so its tiles that are gone lie on the table and Black's as high as they may. */
  worst(from: number, more: number, floor: number): number {
    return this.compare(from, more, floor, 1);
  }

  /** The most White may come to. */
  best(from: number, more: number, floor: number): number {
    return this.compare(from, more, floor, 0);
  }

  /** Seen from the lowest level, where nothing is ever gone. */
  fromBelow(more: number): number {
    const { lead } = this;
    for (let level = 1; level < COUNTED; level++) {
      const ahead = lead[level] - Number(level === more);
      if (ahead !== 0) return Math.sign(ahead);
    }
    return 0;
  }

  /** From a level downwards, with a tile more of Black's on level `more`; what is gone of `lucky` lies high, of the other low. */
  private compare(from: number, more: number, floor: number, lucky: number): number {
    const { lead } = this;
    const side = 1 - 2 * lucky;
    const high = this.gone[lucky];
    const low = this.gone[1 - lucky];
    let onTable = 0;
    for (let level = 1; level <= floor; level++) onTable += low[level];
    for (let level = from; level > 0; level--) {
      let ahead = lead[level] - Number(level === more) + side * high[level];
      if (level === 1) ahead -= side * onTable;
      if (ahead !== 0) return Math.sign(ahead);
    }
    return 0;
  }
}
