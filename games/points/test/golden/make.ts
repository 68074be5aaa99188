/**
 * Writes the golden playthroughs beside it: npx tsx --conditions=source games/points/test/golden/make.ts
 * They are kept for ever; run this only when a rule was wrong.
 */
import { Random, startPosition } from '@countertop/core';
import { writeGolden } from '../../../../test/golden.ts';
import { points, STOP } from '../../index.ts';
import { randomSetup, sharpest } from '../compare.ts';

interface Playthrough {
  readonly name: string;
  readonly options: Readonly<Record<string, number | string>>;
  readonly seed: number;
  /** Begins from rings and noise. */
  readonly crowded?: boolean;
  /** The ply at which the player to move stops. */
  readonly stopAt?: number;
}

const GAMES: readonly Playthrough[] = [
  { name: 'mini-to-the-last-dot', options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 }, seed: 1 },
  { name: 'stopped', options: { width: 10, height: 9, centreWidth: 3, centreHeight: 2 }, seed: 2, stopAt: 45 },
  { name: 'one-dot-middle', options: { width: 7, height: 6, centreWidth: 1, centreHeight: 1 }, seed: 3 },
  { name: 'no-middle', options: { width: 8, height: 11, centreHeight: 0 }, seed: 4 },
  { name: 'cross', options: { width: 9, height: 9, start: 'cross' }, seed: 5 },
  { name: 'grounded', options: { width: 11, height: 10, start: 'cross', stop: 'ground' }, seed: 6, stopAt: 72 },
  { name: 'crowded', options: { width: 14, height: 13 }, seed: 7, crowded: true },
  { name: 'crowded-and-stopped', options: { width: 13, height: 14 }, seed: 8, crowded: true, stopAt: 4 },
  {
    name: 'crowded-and-grounded',
    options: { width: 13, height: 12, stop: 'ground' },
    seed: 9,
    crowded: true,
    stopAt: 40,
  },
  { name: 'classic', options: {}, seed: 10, stopAt: 160 },
];

for (const { name, options, seed, crowded, stopAt } of GAMES) {
  const random = new Random(seed);
  const setup = crowded === true ? { place: setupFor(options, random), turn: random.below(2) } : undefined;
  writeGolden(points, new URL(`${name}.json`, import.meta.url), { options, setup }, (position) =>
    position.ply === stopAt ? STOP : sharpest(position, random),
  );
}

/** Those of the random placements that can be made. */
function setupFor(options: Playthrough['options'], random: Random): string[] {
  const start = startPosition(points, options, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  return randomSetup(random, position.width, position.height)
    .filter(([seat, cell]) => points.setup?.place(position, seat, cell) === undefined)
    .map(([seat, cell]) => `${seat}:${cell}`);
}
