import type { Game, OptionSpec, OptionsOf } from '@countertop/core';
import { readMove, writeMove } from './rules/notation.ts';
import { picture } from './rules/picture.ts';
import { CounterplaysPosition } from './rules/position.ts';
import { card, problems } from './words/en.ts';

const options = [
  { kind: 'choice', name: 'goal', values: ['highest', 'lowest'], default: 'highest' },
] as const satisfies readonly OptionSpec[];

export const game: Game<CounterplaysPosition, OptionsOf<typeof options>> = {
  id: 'counterplays',
  name: card.name,
  seats: { min: 2, max: 2 },
  options,
  presets: [
    { name: 'highest', options: { goal: 'highest' } },
    { name: 'lowest', options: { goal: 'lowest' } },
  ],
  words: problems,
  start: ({ goal }) => new CounterplaysPosition(goal),
  read: readMove,
  write: writeMove,
  picture,
};
