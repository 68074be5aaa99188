import { Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import { Alike } from './alike.ts';
import { CARD_STEP, STRIDE } from './last-cards.ts';
import { caseOf, TOPS_OF, WORTH_BITS, WORTH_MASK } from './stacks.ts';

const WORTHS = Int32Array.from({ length: HIGHEST + 1 }, (_, value) => value * CARD_STEP - 1);

/** Every draw and every placement: who wins, summed over all orders of the pile, for the seat whose turn begins. */
function brute(stacks: readonly number[], cards: Int32Array, lead: number): number {
  let sum = 0;
  let drawn = 0;
  for (let card = 1; card <= HIGHEST; card++) {
    const count = cards[card];
    if (count === 0) continue;
    drawn += count;
    cards[card]--;
    const values = stacks.map((_, stack) => placed(stacks, stack, card, cards, lead));
    sum += count * Math.max(...values);
    cards[card]++;
  }
  return drawn === 0 ? Math.sign(lead) : sum;
}

function placed(stacks: readonly number[], on: number, card: number, cards: Int32Array, lead: number): number {
  const worth = (stacks[on] & WORTH_MASK) + WORTHS[card];
  const after = stacks.with(on, (card << WORTH_BITS) | worth);
  const total = after.reduce((tops, stack) => tops + (stack >> WORTH_BITS), 0);
  if (total !== GOAL) return 0 - brute(after, cards, 0 - lead);
  let sum = 0;
  let drawn = 0;
  for (let next = 1; next <= HIGHEST; next++) {
    const count = cards[next];
    if (count === 0) continue;
    drawn += count;
    cards[next]--;
    sum -= count * brute(stacks.with(on, (next << WORTH_BITS) | WORTHS[next]), cards, 0 - lead - worth);
    cards[next]++;
  }
  return drawn === 0 ? Math.sign(lead + worth) : sum;
}

for (const left of [3, 4]) {
  test(`what has the same key with ${left} cards left is won as often`, () => {
    const random = new Random(left);
    const alike = new Alike(WORTHS);
    const values = new Map<string, number>();
    let shared = 0;
    for (let round = 0; round < 40; round++) {
      const tops = TOPS_OF[random.below(TOPS_OF.length)];
      const cards = new Int32Array(HIGHEST + 1);
      for (let i = 0; i < left; i++) cards[1 + random.below(HIGHEST)]++;
      const pile = cards.reduce((sum, count, value) => sum + count * STRIDE[value], 0);
      for (let i = 0; i < 30; i++) {
        // Stacks and leads of few sizes, so that ties are met, too.
        const [a, b, c, d] = tops
          .map((top) => (top << WORTH_BITS) | (WORTHS[top] + random.below(3) * WORTHS[1 + random.below(2)]))
          .sort((one, other) => one - other);
        const lead = (random.below(2 * STACKS + 1) - STACKS) * CARD_STEP + random.below(3) - 1;
        expect(alike.find(a, b, c, d, caseOf(a, b, c, d), pile, cards, left, lead)).toBe(true);
        const { first, second, third, fourth, fifth } = alike;
        const key = [first, second, third, fourth, fifth].join();
        const value = brute([a, b, c, d], cards, lead);
        if (values.has(key)) shared++;
        expect(value).toBe(values.get(key) ?? value);
        values.set(key, value);
      }
    }
    expect(shared).toBeGreaterThan(100);
    expect(new Set(values.values()).size).toBeGreaterThan(5);
  });
}
