import { type Keys, zobristKeys } from '@countertop/core';
import { STACKS } from './cards.ts';

/**
 * The hash is a sum of keys, each times the number it stands for: a stack's total enters as total x key, so adding
 * a card adds one product and no table of all possible totals is needed. Where each kind of key begins:
 */
export const PILE_KEY = 0; // + value, times the cards of it in the pile
export const HELD_KEY = 6; // + value held; none held adds nothing
export const TOP_KEY = 12; // + stack * 6 + value of the top; an empty stack adds nothing
export const TOTAL_KEY = 36; // + stack, times its total
export const COUNT_KEY = 40; // + stack, times its number of cards
export const POINTS_KEY = 44; // + seat, times the points taken
export const TAKEN_KEY = 50; // + seat, times the cards taken
export const TURN_KEY = 56; // + seat
export const WAITS_KEY = 62; // + where the next draw goes: a stack, 4 the hand, 5 the discard pile, 6 nowhere

export const keys: Keys = zobristKeys('foursquare', 69);
for (const half of [keys.low, keys.high]) {
  half[HELD_KEY] = 0;
  for (let stack = 0; stack < STACKS; stack++) half[TOP_KEY + stack * 6] = 0;
  // Whether a card is held already tells these two apart, and most moves go between them.
  half[WAITS_KEY + 4] = 0;
  half[WAITS_KEY + 6] = 0;
}
