import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';

// How the solver that leaves out what cannot matter writes stacks, and what the last two cards do to them. A stack is one integer, its top before its worth:
// four of them ascending have their tops in one of 70 orders, their case, and among equal tops the one that is worth most comes last. Of two stacks
// that a card could take, that one is always the better to take: whatever can be done with the other afterwards could be done with it, for more.

/** Bits of a stack's worth. */
export const WORTH_BITS = 13;
export const WORTH_MASK = (1 << WORTH_BITS) - 1;
/** In the tables below: no stack. */
export const NONE = 4;
/** In `TAKEN_BY_TWO`: wherever the first card goes, the second takes something. */
export const SOMETHING = 5;
const CASES = 70;

/** The tops of every case, ascending. */
export const TOPS_OF: readonly (readonly number[])[] = allTops();
/** The case by the four ascending tops in base 8. */
export const CASE_BY_TOPS = new Uint8Array(8 ** STACKS);
for (const [index, [a, b, c, d]] of TOPS_OF.entries()) CASE_BY_TOPS[a | (b << 3) | (c << 6) | (d << 9)] = index;

/** By case and card: the stack that it takes, or `NONE`. */
export const TAKEN_BY = new Uint8Array(CASES * (HIGHEST + 1));
/** By case, card and the card after it, where no more are left: the stack that the first takes; `NONE` where it can be put so that the second takes nothing. */
export const TAKEN_BY_TWO = new Uint8Array(CASES * (HIGHEST + 1) ** 2);
/** The same, for `SOMETHING`: by the stack the first card goes on, 4 bits each, the other stack that the second then takes, and 8 more if it could take the same. */
export const LOST_BY_TWO = new Uint16Array(CASES * (HIGHEST + 1) ** 2);
for (let index = 0; index < CASES; index++) {
  for (let card = 1; card <= HIGHEST; card++) {
    TAKEN_BY[index * (HIGHEST + 1) + card] = takenFrom(TOPS_OF[index], card);
    for (let next = 1; next <= HIGHEST; next++) fillTwo(index, card, next);
  }
}

export function caseOf(a: number, b: number, c: number, d: number): number {
  return CASE_BY_TOPS[
    (a >> WORTH_BITS) | ((b >> WORTH_BITS) << 3) | ((c >> WORTH_BITS) << 6) | ((d >> WORTH_BITS) << 9)
  ];
}

/** Where the first of two cards lies in `TAKEN_BY_TWO` and `LOST_BY_TWO`. */
export function placeOfTwo(index: number, card: number, next: number): number {
  return (index * (HIGHEST + 1) + card) * (HIGHEST + 1) + next;
}

function allTops(): number[][] {
  const all: number[][] = [];
  for (let a = 1; a <= HIGHEST; a++)
    for (let b = a; b <= HIGHEST; b++)
      for (let c = b; c <= HIGHEST; c++) for (let d = c; d <= HIGHEST; d++) all.push([a, b, c, d]);
  return all;
}

function takenFrom(tops: readonly number[], card: number, but = NONE): number {
  const need = tops.reduce((sum, top) => sum + top) + card - GOAL;
  for (let stack = STACKS - 1; stack >= 0; stack--) if (stack !== but && tops[stack] === need) return stack;
  return NONE;
}

function fillTwo(index: number, card: number, next: number): void {
  const tops = TOPS_OF[index];
  const at = placeOfTwo(index, card, next);
  TAKEN_BY_TWO[at] = takenFrom(tops, card);
  if (TAKEN_BY_TWO[at] !== NONE) return;
  let lost = 0;
  let safe = false;
  for (let stack = 0; stack < STACKS; stack++) {
    const after = tops.map((top, other) => (other === stack ? card : top));
    const other = takenFrom(after, next, stack);
    const same = after.reduce((sum, top) => sum + top) - card + next === GOAL;
    if (other === NONE && !same) safe = true;
    lost |= (other | (same ? 8 : 0)) << (4 * stack);
  }
  LOST_BY_TWO[at] = lost;
  if (!safe) TAKEN_BY_TWO[at] = SOMETHING;
}
