import type { Game, OptionSpec, Options, Preset } from '@countertop/core';
import { fieldOf } from './field.ts';
import { readDot, readMove, writeMove } from './notation.ts';
import { picture } from './picture.ts';
import { DONE, PLAY_OUT, PointsPosition } from './rules.ts';
import { words } from './words.ts';

/** R6: what the other player has after a `stop`, when there is a clock. */
const PLAY_OUT_MILLISECONDS = 180_000;

const options: readonly OptionSpec[] = [
  { kind: 'integer', name: 'width', min: 4, max: 64, default: 38 },
  { kind: 'integer', name: 'height', min: 4, max: 64, default: 31 },
  { kind: 'integer', name: 'centreWidth', min: 0, max: 64, default: (before) => Math.min(8, Number(before.width)) },
  { kind: 'integer', name: 'centreHeight', min: 0, max: 64, default: (before) => Math.min(15, Number(before.height)) },
  { kind: 'choice', name: 'start', values: ['empty', 'cross'], default: 'empty' },
  { kind: 'choice', name: 'stop', values: ['play-out', 'ground'], default: 'play-out' },
];

const presets: readonly Preset[] = [
  { name: 'Classic', options: sized(38, 31, 8, 15) },
  { name: 'Sport', options: { ...sized(39, 32, 8, 15), start: 'cross', stop: 'ground' } },
  { name: 'Quick', options: sized(20, 20, 6, 6) },
  { name: 'Mini', options: sized(12, 12, 4, 4) },
];

function sized(width: number, height: number, centreWidth: number, centreHeight: number): Options {
  return { width, height, centreWidth, centreHeight, start: 'empty', stop: 'play-out' };
}

export const points: Game<PointsPosition> = {
  id: 'points',
  name: 'Points',
  seats: { min: 2, max: 2 },
  options,
  presets,
  words,

  check({ width, height, centreWidth, centreHeight }) {
    if (Number(centreWidth) > Number(width)) {
      return { code: 'centre-too-wide', data: { given: Number(centreWidth), width: Number(width) } };
    }
    if (Number(centreHeight) > Number(height)) {
      return { code: 'centre-too-high', data: { given: Number(centreHeight), height: Number(height) } };
    }
    return undefined;
  },
  start: (chosen) => new PointsPosition(fieldOf(chosen)),
  setup: {
    place(position, seat, cell) {
      const dot = readDot(position, cell);
      if (!dot.ok) return dot.problem;
      position.setUp(seat, dot.value);
      return undefined;
    },
    begin: (position, turn) => position.begin(turn),
  },

  read: readMove,
  write: writeMove,
  picture,
  phase(position) {
    return position.phase === PLAY_OUT ? { milliseconds: PLAY_OUT_MILLISECONDS, lapse: DONE } : undefined;
  },
};
