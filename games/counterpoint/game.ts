import { type Game, type OptionSpec, type OptionsOf, type Problem, problem } from '@countertop/core';
import { COUNTERS } from './rules/colours.ts';
import { countSpaces, gridOf } from './rules/grid.ts';
import { readMove, writeMove } from './rules/notation.ts';
import { picture } from './rules/picture.ts';
import { CounterpointPosition } from './rules/position.ts';
import { card, problems } from './words/en.ts';

const options = [
  { kind: 'integer', name: 'width', min: 4, max: 12, default: 6 },
  { kind: 'integer', name: 'height', min: 4, max: 12, default: 6 },
  { kind: 'flag', name: 'corners', default: true },
  { kind: 'flag', name: 'partners', default: false, seats: 4 },
] as const satisfies readonly OptionSpec[];

type CounterpointOptions = OptionsOf<typeof options>;

export const game: Game<CounterpointPosition, CounterpointOptions> = {
  id: 'counterpoint',
  name: card.name,
  seats: { min: 2, max: 4 },
  options,
  presets: [
    { name: 'standard', options: { width: 6, height: 6, corners: true, partners: false } },
    { name: 'partners', options: { width: 6, height: 6, corners: true, partners: true } },
    { name: 'rounded', options: { width: 6, height: 6, corners: false, partners: false } },
    { name: 'wide', options: { width: 8, height: 6, corners: true, partners: false } },
    { name: 'quick', options: { width: 5, height: 5, corners: true, partners: false } },
  ],
  words: problems,
  check,
  start: ({ width, height, corners, partners }, seats) =>
    new CounterpointPosition(gridOf(width, height, corners), seats, partners),
  read: readMove,
  write: writeMove,
  picture,
};

/** R1, R11. */
function check({ width, height, corners, partners }: CounterpointOptions, seats: number): Problem | undefined {
  const spaces = countSpaces(width, height, corners);
  if (spaces > COUNTERS) return problem('counterpoint-spaces', { width, height, spaces, most: COUNTERS });
  if (partners && seats !== 4) return problem('counterpoint-partners', { seats });
  return undefined;
}
