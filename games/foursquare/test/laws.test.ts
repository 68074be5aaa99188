import { lawsOf } from '@countertop/core/laws';
import { describe, test } from 'vitest';
import { foursquare, HIGHEST, STACKS } from '../index.ts';

const VALUES = Array.from({ length: HIGHEST }, (_, tens) => (tens + 1) * 10);

describe('Four Square obeys the laws', () => {
  const laws = lawsOf(foursquare, {
    // Cards, and the points on them: in the pile, in the hand, on the stacks, and won.
    census: (position) => {
      let cards = position.left + (position.held > 0 ? 1 : 0);
      let points = position.held;
      for (const value of VALUES) points += value * position.leftOf(value);
      for (let stack = 0; stack < STACKS; stack++) {
        cards += position.countOf(stack);
        points += position.totalOf(stack);
      }
      for (const [pile, score] of position.scores().entries()) {
        cards += position.takenBy(pile);
        points += score;
      }
      return [cards, points];
    },
    left: (position) => Object.fromEntries(VALUES.map((value) => [`+${value}`, position.leftOf(value)])),
    // Captures.
    bias: (position) => {
      for (let stack = 0; stack < STACKS; stack++) if (position.captures(stack)) return stack;
      return undefined;
    },
  });
  test.each(laws)('$name', ({ hold }) => hold(40));
});
