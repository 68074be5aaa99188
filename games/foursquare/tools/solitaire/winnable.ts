import { CARDS, COPIES, GOAL, STACKS } from '../../rules/cards.ts';
import { begun, LoneGame } from './lone-game.ts';
import type { Prospect } from './prospect.ts';
import { readSituation, situationAfter } from './situation.ts';

/** Situations followed after every card: those that promise most. */
const FOLLOWED = 500;

/** Whether a player who knows the deck is found a way to win it. False says only that none was found. */
export function isWinnable(deck: Uint8Array, prospect: Prospect): boolean {
  const layers = Array.from({ length: CARDS + 1 }, () => new Set<number>());
  const stacks = new Int32Array(STACKS);
  const { pile } = prospect;
  const place = (at: number, lead: number): boolean => {
    const card = deck[at];
    const tops = stacks.reduce((sum, stack) => sum + (stack >> 7), 0);
    for (let stack = 0; stack < STACKS; stack++) {
      const total = (stacks[stack] & 127) + card;
      if (tops - (stacks[stack] >> 7) + card !== GOAL) {
        layers[at + 1].add(situationAfter(stacks, stack, (card << 7) | total, lead));
      } else if (at + 1 < CARDS) {
        layers[at + 2].add(situationAfter(stacks, stack, begun(deck[at + 1]), lead + total));
      } else if (lead + total > 0) {
        return true;
      }
    }
    return false;
  };
  stacks.set(new LoneGame(deck, pile).stacks);
  place(STACKS, 0);
  for (let at = STACKS + 1; at <= CARDS; at++) {
    pile.set(COPIES);
    for (let i = 0; i < at; i++) pile[deck[i]]--;
    const promising = [...layers[at]].map((situation) => {
      const lead = readSituation(situation, stacks);
      const chance = prospect.chance(stacks[0], stacks[1], stacks[2], stacks[3], CARDS - at, lead);
      return { situation, chance };
    });
    if (promising.some(({ chance }) => chance === 1)) return true;
    promising.sort((one, other) => other.chance - one.chance);
    for (const { situation } of promising.slice(0, FOLLOWED)) {
      const lead = readSituation(situation, stacks) - deck[at];
      // R7: after the last discard nobody plays any more.
      if (at + 1 === CARDS ? lead > 0 : at < CARDS && place(at + 1, lead)) return true;
    }
  }
  return false;
}
