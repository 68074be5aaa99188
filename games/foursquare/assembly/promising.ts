// brain/promising.ts: with many cards left, TypeScript says it, which has what was learned.
import { judged } from './brain';
import { cardsOf, GOAL, HIGHEST, WORTH_BITS, WORTH_MASK, worthOf } from './memory';

const JUDGED_FROM: i32 = 7;
const TAKEN: i32 = 1000000;

/** The stacks in the order in which to try them, two bits each. */
export function arranged(a: i32, b: i32, c: i32, d: i32, card: i32, need: i32, left: i32): i32 {
  if (left >= JUDGED_FROM) return judged(a, b, c, d, card, need, left);
  // Who is as good as one before comes before it.
  const total = need + GOAL;
  const one = merit(a, b, c, d, card, need, total);
  const two = merit(b, a, c, d, card, need, total);
  const three = merit(c, a, b, d, card, need, total);
  const four = merit(d, a, b, c, card, need, total);
  const first = i32(two >= one) + i32(three >= one) + i32(four >= one);
  const second = i32(one > two) + i32(three >= two) + i32(four >= two);
  const third = i32(one > three) + i32(two > three) + i32(four >= three);
  const fourth = i32(one > four) + i32(two > four) + i32(three > four);
  return (0 << (first << 1)) | (1 << (second << 1)) | (2 << (third << 1)) | (3 << (fourth << 1));
}

function merit(on: i32, p: i32, q: i32, r: i32, card: i32, need: i32, total: i32): i32 {
  const top = on >> WORTH_BITS;
  if (top === need) return TAKEN + (on & WORTH_MASK);
  const placed = (card << WORTH_BITS) | (on & WORTH_MASK);
  const after = total - top;
  return 0 - (taking(placed, after) + taking(p, after) + taking(q, after) + taking(r, after));
}

/** How many cards take a stack, times what that brings. */
function taking(stack: i32, total: i32): i32 {
  const card = GOAL - total + (stack >> WORTH_BITS);
  return card >= 1 && card <= HIGHEST ? cardsOf(card) * ((stack & WORTH_MASK) + worthOf(card)) : 0;
}
