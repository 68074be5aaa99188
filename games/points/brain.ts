import type { Brain } from '@countertop/search';
import { baselines } from './brain/baselines.ts';
import { PointsKnowledge } from './brain/knowledge.ts';
import { thinkerAt } from './brain/levels.ts';
import { reasonsFor } from './brain/reasons.ts';
import { symmetriesOf } from './brain/symmetries.ts';
import { calibration } from './data/calibration.ts';
import type { PointsPosition } from './rules/position.ts';
import { reasons as reasonWords } from './words/en.ts';

/** How much of the field is filled when most games are over. */
const FILLED = 0.7;

function progress({ ply, width, height }: PointsPosition): number {
  return Math.min(1, ply / (FILLED * width * height));
}

export const brain: Brain<PointsPosition> = {
  game: 'points',
  knowledge: new PointsKnowledge(),
  unit: 'points',
  words: reasonWords,
  reasons: reasonsFor,
  look: ({ width, height }) => Math.max(60, Math.round(36_000 / (width * height))),
  calibration: { ...calibration, progress },
  thinker: thinkerAt,
  symmetries: symmetriesOf,
  proven: async () => (await import('./data/proven.ts')).proven,
  baselines,
};
