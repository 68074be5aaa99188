import type { Game } from '@countertop/core';
import { readPlacement, writePlacement } from './notation.ts';
import { picture } from './picture.ts';
import { CounterplaysPosition, type Goal } from './rules.ts';
import { words } from './words.ts';

export const counterplays: Game<CounterplaysPosition> = {
  id: 'counterplays',
  name: 'Counterplays',
  seats: { min: 2, max: 2 },
  options: [{ kind: 'choice', name: 'goal', values: ['highest', 'lowest'], default: 'highest' }],
  presets: [
    { name: 'highest', options: { goal: 'highest' } },
    { name: 'lowest', options: { goal: 'lowest' } },
  ],
  words,
  start: (options) => new CounterplaysPosition(options['goal'] as Goal),
  read: readPlacement,
  write: (_, move) => writePlacement(move),
  picture,
};
