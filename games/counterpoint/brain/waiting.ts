import { LINE_WORDS } from '../rules/grid.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { LAYOUT } from '../rules/state.ts';

const { RESERVE, OPEN, CONTAINS } = LAYOUT;
const WORDS = LINE_WORDS;

/**
 * Which open lines wait for what. A line *waits* for a colour when that is all it lacks: whoever has the colour scores
 * it. A line that lacks two waits for one of them as soon as the other is placed.
 */
export class Waiting {
  /** Sets of the lines that lack just this colour: `colour * LINE_WORDS + word`. */
  readonly forOne = new Int32Array(4 * WORDS);
  /** Sets of the lines that lack just these two colours: `(one * 4 + other) * LINE_WORDS + word`, both ways round. */
  readonly forTwo = new Int32Array(16 * WORDS);

  look(position: CounterpointPosition): void {
    const { view } = position;
    const { forOne, forTwo } = this;
    for (let word = 0; word < WORDS; word++) {
      const open = view[OPEN + word];
      const at = CONTAINS + (word << 2);
      const y = view[at];
      const b = view[at + 1];
      const g = view[at + 2];
      const r = view[at + 3];
      const yb = open & y & b;
      const gr = open & g & r;
      forOne[word] = gr & b & ~y;
      forOne[WORDS + word] = gr & y & ~b;
      forOne[2 * WORDS + word] = yb & r & ~g;
      forOne[3 * WORDS + word] = yb & g & ~r;
      const noYB = gr & ~y & ~b;
      const noGR = yb & ~g & ~r;
      const noYG = open & b & r & ~y & ~g;
      const noYR = open & b & g & ~y & ~r;
      const noBG = open & y & r & ~b & ~g;
      const noBR = open & y & g & ~b & ~r;
      forTwo[1 * WORDS + word] = noYB;
      forTwo[4 * WORDS + word] = noYB;
      forTwo[2 * WORDS + word] = noYG;
      forTwo[8 * WORDS + word] = noYG;
      forTwo[3 * WORDS + word] = noYR;
      forTwo[12 * WORDS + word] = noYR;
      forTwo[6 * WORDS + word] = noBG;
      forTwo[9 * WORDS + word] = noBG;
      forTwo[7 * WORDS + word] = noBR;
      forTwo[13 * WORDS + word] = noBR;
      forTwo[11 * WORDS + word] = noGR;
      forTwo[14 * WORDS + word] = noGR;
    }
  }
}

/** The seat that moves when the turn of `seat` is over (R8): the next with a counter, perhaps itself. */
export function seatAfter(position: CounterpointPosition, seat: number): number {
  const { view, seats } = position;
  let next = seat;
  for (let tried = 0; tried < seats; tried++) {
    next = next + 1 === seats ? 0 : next + 1;
    if (view[RESERVE + next] !== 0) return next;
  }
  return seat;
}

/** Whose turn is next or now: the seat that places, or, while it draws, the one after it. */
export function mover(position: CounterpointPosition): number {
  const node = position.node;
  const seat = node & 3;
  return position.actor >= 0 ? seat : seatAfter(position, seat);
}
