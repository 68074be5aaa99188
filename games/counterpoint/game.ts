import { type Game, type Options, type Problem, problem } from '@countertop/core';
import { COUNTERS } from './colours.ts';
import { countSpaces, gridOf } from './grid.ts';
import { parseMove, writeMove } from './notation.ts';
import { drawPicture } from './picture.ts';
import { CounterpointPosition } from './rules.ts';
import { counterpointWords } from './words.ts';

export const counterpoint: Game<CounterpointPosition> = {
  id: 'counterpoint',
  name: 'Counterpoint',
  seats: { min: 2, max: 4 },
  options: [
    { kind: 'integer', name: 'width', min: 4, max: 12, default: 6 },
    { kind: 'integer', name: 'height', min: 4, max: 12, default: 6 },
    { kind: 'flag', name: 'corners', default: true },
    { kind: 'flag', name: 'partners', default: false },
  ],
  presets: [
    { name: 'standard', options: { width: 6, height: 6, corners: true, partners: false } },
    { name: 'partners', options: { width: 6, height: 6, corners: true, partners: true } },
    { name: 'rounded', options: { width: 6, height: 6, corners: false, partners: false } },
    { name: 'wide', options: { width: 8, height: 6, corners: true, partners: false } },
    { name: 'quick', options: { width: 5, height: 5, corners: true, partners: false } },
  ],
  words: counterpointWords,
  check,
  start(options, seats) {
    const { width, height, corners, partners } = chosen(options);
    return new CounterpointPosition(gridOf(width, height, corners), seats, partners);
  },
  read: parseMove,
  write: writeMove,
  picture: drawPicture,
};

/** R1, R11. */
function check(options: Options, seats: number): Problem | undefined {
  const { width, height, corners, partners } = chosen(options);
  const spaces = countSpaces(width, height, corners);
  if (spaces > COUNTERS) return problem('counterpoint-spaces', { width, height, spaces, most: COUNTERS });
  if (partners && seats !== 4) return problem('counterpoint-partners', { seats });
  return undefined;
}

function chosen(options: Options): { width: number; height: number; corners: boolean; partners: boolean } {
  return {
    width: options['width'] as number,
    height: options['height'] as number,
    corners: options['corners'] as boolean,
    partners: options['partners'] as boolean,
  };
}
