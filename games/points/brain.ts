import type { Brain, Thinker } from '@countertop/search';
import { GreedyCircler } from './brain/baselines.ts';
import { reasons as reasonWords } from './words/en.ts';
import { knowledgeOf } from './brain/knowledge.ts';
import { thinkerAt } from './brain/levels.ts';
import { reasons } from './brain/reasons.ts';
import type { PointsPosition } from './rules/position.ts';

const knowledge = knowledgeOf();

export const brain: Brain<PointsPosition> = {
  game: 'points',
  knowledge,
  unit: 'points',
  words: reasonWords,
  reasons,
  thinker: thinkerAt,
};

/** A scripted beginner: sees one point ahead. */
export const beginner = (seed: number): Thinker<PointsPosition> => new GreedyCircler(seed);
