import type { Game, OptionSpec, OptionsOf } from '@countertop/core';
import { fieldOf } from './rules/field.ts';
import { readMove, readOpenCell, writeMove } from './rules/notation.ts';
import { picture } from './rules/picture.ts';
import { DONE, PLAY_OUT, PointsPosition } from './rules/position.ts';
import { card, problems } from './words/en.ts';

/** R6: what the other player has after a `stop`, unless it is played without hurry. */
const PLAY_OUT_MILLISECONDS = 180_000;

export const optionSpecs = [
  { kind: 'integer', name: 'width', min: 4, max: 64, default: 38 },
  { kind: 'integer', name: 'height', min: 4, max: 64, default: 31 },
  { kind: 'integer', name: 'centreWidth', min: 0, max: 64, default: (before) => Math.min(8, Number(before.width)) },
  { kind: 'integer', name: 'centreHeight', min: 0, max: 64, default: (before) => Math.min(15, Number(before.height)) },
  { kind: 'choice', name: 'start', values: ['empty', 'cross'], default: 'empty' },
  { kind: 'choice', name: 'stop', values: ['play-out', 'ground', 'unhurried'], default: 'play-out' },
] as const satisfies readonly OptionSpec[];

export type PointsOptions = OptionsOf<typeof optionSpecs>;

function sized(width: number, height: number, centreWidth: number, centreHeight: number): PointsOptions {
  return { width, height, centreWidth, centreHeight, start: 'empty', stop: 'play-out' };
}

export const game: Game<PointsPosition, PointsOptions> = {
  id: 'points',
  name: card.name,
  seats: { min: 2, max: 2 },
  options: optionSpecs,
  presets: [
    { name: 'Classic', options: sized(38, 31, 8, 15) },
    { name: 'Sport', options: { ...sized(39, 32, 8, 15), start: 'cross', stop: 'ground' } },
    { name: 'Quick', options: sized(20, 20, 6, 6) },
    { name: 'Mini', options: sized(12, 12, 4, 4) },
  ],
  words: problems,

  check({ width, height, centreWidth, centreHeight }) {
    if (centreWidth > width) return { code: 'centre-too-wide', data: { given: centreWidth, width } };
    if (centreHeight > height) return { code: 'centre-too-high', data: { given: centreHeight, height } };
    return undefined;
  },
  start: (chosen) => new PointsPosition(fieldOf(chosen)),
  setup: {
    place(position, seat, text) {
      const cell = readOpenCell(position, text);
      if (!cell.ok) return cell.problem;
      position.setUp(seat, cell.value);
      return undefined;
    },
    begin: (position, turn) => position.begin(turn),
  },

  read: readMove,
  write: writeMove,
  picture,
  phase(position) {
    const timed = position.phase === PLAY_OUT && !position.field.unhurried;
    return timed ? { milliseconds: PLAY_OUT_MILLISECONDS, lapse: DONE } : undefined;
  },
};
