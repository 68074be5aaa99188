import { type Brain, Greedy, type Thinker } from '@countertop/search';
import { reasons as reasonWords } from './words/en.ts';
import { CountermineKnowledge } from './brain/knowledge.ts';
import { thinkerOf } from './brain/levels.ts';
import { reasonsOf } from './brain/reasons.ts';
import type { CounterminePosition } from './rules/position.ts';

let whole: CountermineKnowledge | undefined;
/** Made when first needed: its tables take a moment. */
function knowledge(): CountermineKnowledge {
  whole ??= new CountermineKnowledge();
  return whole;
}

export const brain: Brain<CounterminePosition> = {
  game: 'countermine',
  unit: 'centi-points',
  words: reasonWords,
  bound: CountermineKnowledge.BOUND,
  decided: CountermineKnowledge.DECIDED,
  evaluate: (position, values) => knowledge().evaluate(position, values),
  chances: CountermineKnowledge.CHANCES,
  candidates: (position, list, ply) => knowledge().candidates(position, list, ply),
  loud: (position, list) => knowledge().loud(position, list),
  extension: (position) => knowledge().extension(position),
  solved: (position, values) => knowledge().solved(position, values),
  reasons: reasonsOf,
  thinker: thinkerOf,
};

export { brain as countermineBrain };

/** Sees what a move brings at once, and no more. */
export function beginner(seed: number): Thinker<CounterminePosition> {
  return new Greedy(brain, seed);
}
