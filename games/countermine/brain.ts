import { type Brain, Greedy, type Thinker } from '@countertop/search';
import { brainWords } from './brain-words.ts';
import { CountermineKnowledge } from './knowledge.ts';
import { thinkerOf } from './levels.ts';
import { reasonsOf } from './reasons.ts';
import type { CounterminePosition } from './rules.ts';

let knowledge: CountermineKnowledge | undefined;

export const brain: Brain<CounterminePosition> = {
  game: 'countermine',
  /** Made when first needed: its tables take a moment. */
  get knowledge() {
    knowledge ??= new CountermineKnowledge();
    return knowledge;
  },
  unit: 'centi-points',
  words: brainWords,
  reasons: reasonsOf,
  look: () => 3000,
  thinker: thinkerOf,
};

export { brain as countermineBrain };

/** Sees what a move brings at once, and no more. */
export function beginner(seed: number): Thinker<CounterminePosition> {
  return new Greedy(brain.knowledge, seed);
}
