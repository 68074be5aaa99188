import { CARDS, COPIES, HIGHEST, STACKS } from '../../rules/cards.ts';
import type { Chances } from './chances.ts';
import { stackOf } from './layouts.ts';
import { numberOf } from './piles.ts';

/** Cards left after the deal. */
export const DEALT = CARDS - STACKS;

/** The chance to lose before the deal (R2), by those before the first turn. */
export function chanceBeforeDeal(chances: Chances): number {
  const pile = [...COPIES];
  const deal = (tops: readonly number[], left: number): number => {
    if (tops.length === STACKS) {
      const stacks = tops.map((top) => stackOf(top, 0));
      return chances.chance(numberOf(pile), stacks, 0);
    }
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const copies = pile[card];
      if (copies === 0) continue;
      pile[card]--;
      sum += (copies / left) * deal([...tops, card], left - 1);
      pile[card]++;
    }
    return sum;
  };
  return deal([], CARDS);
}
