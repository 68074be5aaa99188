import { lawsOf } from '@countertop/core/laws';
import { describe, test } from 'vitest';
import { foursquare, STACKS } from './index.ts';

const VALUES = [10, 20, 30, 40, 50];

describe('Four Square obeys the laws', () => {
  const laws = lawsOf(foursquare, {
    // Cards and points: pile, hand, stacks, score piles, discard pile.
    census: (position) => {
      let cards = position.left + (position.held > 0 ? 1 : 0);
      let points = position.held;
      for (const value of VALUES) points += value * position.leftOf(value);
      for (let stack = 0; stack < STACKS; stack++) {
        cards += position.cardsIn(stack).length;
        for (const card of position.cardsIn(stack)) points += card;
      }
      for (const [seat, score] of position.scores().entries()) {
        cards += position.takenBy(seat);
        points += score;
      }
      return [cards, points];
    },
    left: (position) => Object.fromEntries(VALUES.map((value) => [`+${value}`, position.leftOf(value)])),
    bias: (position) => {
      for (let stack = 0; stack < STACKS; stack++) if (position.captures(stack)) return stack;
      return undefined;
    },
  });
  test.each(laws)('$name', ({ hold }) => hold(40));
});
