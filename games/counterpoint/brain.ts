import type { Brain } from '@countertop/search';
import { reasons as reasonWords } from './words/en.ts';
import { knowledge } from './brain/knowledge.ts';
import { playerAt } from './brain/levels.ts';
import { reasonsFor } from './brain/reasons.ts';
import type { CounterpointPosition } from './rules/position.ts';

export { beginner } from './brain/baselines.ts';

export const brain: Brain<CounterpointPosition> = {
  game: 'counterpoint',
  knowledge,
  unit: 'points',
  words: reasonWords,
  reasons: reasonsFor,
  thinker: playerAt,
};
