import { HIGHEST, STACKS } from '../rules/cards.ts';
import { CASE_BY_TOPS, TOPS_OF } from './stacks.ts';

// What a new top does to the order of the stacks. Among equal tops the new one comes first.

/** By step: the case after it. */
export const AFTER = new Uint8Array(TOPS_OF.length * STACKS * (HIGHEST + 1));
/** By step, four each: where the stacks in their new order were before. */
export const CAME_FROM = new Uint8Array(AFTER.length * STACKS);

/** A case, and a stack of it that gets this top. */
export function stepOf(index: number, stack: number, top: number): number {
  return (index * STACKS + stack) * (HIGHEST + 1) + top;
}

for (const [index, tops] of TOPS_OF.entries()) {
  for (let stack = 0; stack < STACKS; stack++) {
    for (let top = 1; top <= HIGHEST; top++) {
      const after = tops.map((old, other) => (other === stack ? top : old));
      const others = [0, 1, 2, 3].filter((other) => other !== stack);
      const order = [stack, ...others].sort((one, other) => after[one] - after[other]);
      const step = stepOf(index, stack, top);
      AFTER[step] = CASE_BY_TOPS[order.reduce((key, from, place) => key | (after[from] << (3 * place)), 0)];
      CAME_FROM.set(order, step * STACKS);
    }
  }
}
