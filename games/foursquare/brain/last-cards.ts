import { COPIES, GOAL, HIGHEST } from '../rules/cards.ts';

// What both solvers of the end say in the same numbers. A stack is one integer: its worth times 8, plus its top.

/** Points before cards: no pile holds 64 cards. */
export const CARD_STEP = 64;

/** The pile as one number: so many of each value, in a mixed radix. */
export const STRIDE = [0, 1, 0, 0, 0, 0];
for (let value = 2; value <= HIGHEST; value++) STRIDE[value] = STRIDE[value - 1] * (COPIES[value - 1] + 1);

/** What so many of the ascending stacks are worth at most. */
export function largest(a: number, b: number, c: number, d: number, many: number): number {
  let worth = many > 0 ? d >> 3 : 0;
  if (many > 1) worth += c >> 3;
  if (many > 2) worth += b >> 3;
  if (many > 3) worth += a >> 3;
  return worth;
}

/** What a last card of this worth takes: the best stack with the top that is needed away, or nothing. */
export function haul(a: number, b: number, c: number, d: number, need: number, worth: number): number {
  let best = 0;
  if ((a & 7) === need) best = (a >> 3) + worth;
  if ((b & 7) === need) best = Math.max(best, (b >> 3) + worth);
  if ((c & 7) === need) best = Math.max(best, (c >> 3) + worth);
  if ((d & 7) === need) best = Math.max(best, (d >> 3) + worth);
  return best;
}

/** The most the lead can grow when `card` is held and `last` is the only other card; alone, a seat discards that one. */
export function gainOfTwo(
  a: number,
  b: number,
  c: number,
  d: number,
  card: number,
  last: number,
  worths: Int32Array,
  alone: boolean,
): number {
  const tops = (a & 7) + (b & 7) + (c & 7) + (d & 7);
  return Math.max(
    gainOn(a, b, c, d, tops, card, last, worths, alone),
    gainOn(b, a, c, d, tops, card, last, worths, alone),
    gainOn(c, a, b, d, tops, card, last, worths, alone),
    gainOn(d, a, b, c, tops, card, last, worths, alone),
  );
}

function gainOn(
  on: number,
  p: number,
  q: number,
  r: number,
  tops: number,
  card: number,
  last: number,
  worths: Int32Array,
  alone: boolean,
): number {
  const worth = (on >> 3) + worths[card];
  const total = tops - (on & 7) + card;
  // The last card becomes the replacement, and nobody has another turn.
  if (total === GOAL) return worth;
  if (alone) return -last;
  return -haul((worth << 3) | card, p, q, r, total + last - GOAL, worths[last]);
}
