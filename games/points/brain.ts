import type { Brain, Thinker } from '@countertop/search';
import { GreedyCircler } from './baselines.ts';
import { brainWords } from './brain-words.ts';
import { knowledgeOf } from './knowledge.ts';
import { thinkerAt } from './levels.ts';
import { reasons } from './reasons.ts';
import type { PointsPosition } from './rules.ts';

const knowledge = knowledgeOf();

export const brain: Brain<PointsPosition> = {
  game: 'points',
  knowledge,
  unit: 'points',
  words: brainWords,
  reasons,
  look: ({ width, height }) => Math.max(60, Math.round(36_000 / (width * height))),
  thinker: thinkerAt,
};

/** A scripted beginner: sees one point ahead. */
export const beginner = (seed: number): Thinker<PointsPosition> => new GreedyCircler(seed);
