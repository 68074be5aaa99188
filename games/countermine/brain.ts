import { type Brain, Greedy, type Thinker } from '@countertop/search';
import { reasons as reasonWords } from './words/en.ts';
import { CountermineKnowledge } from './brain/knowledge.ts';
import { thinkerOf } from './brain/levels.ts';
import { reasonsOf } from './brain/reasons.ts';
import type { CounterminePosition } from './rules/position.ts';

let knowledge: CountermineKnowledge | undefined;

export const brain: Brain<CounterminePosition> = {
  game: 'countermine',
  /** Made when first needed: its tables take a moment. */
  get knowledge() {
    knowledge ??= new CountermineKnowledge();
    return knowledge;
  },
  unit: 'centi-points',
  words: reasonWords,
  reasons: reasonsOf,
  thinker: thinkerOf,
};

export { brain as countermineBrain };

/** Sees what a move brings at once, and no more. */
export function beginner(seed: number): Thinker<CounterminePosition> {
  return new Greedy(brain.knowledge, seed);
}
