import type { Game } from '@countertop/core';
import { readMove, readPlacement, writeMove } from './notation.ts';
import { picture } from './picture.ts';
import { CounterminePosition } from './rules.ts';
import { words } from './words.ts';

export const countermine: Game<CounterminePosition> = {
  id: 'countermine',
  name: 'Countermine',
  seats: { min: 2, max: 2 },
  options: [{ kind: 'flag', name: 'swap', default: false }],
  presets: [
    { name: 'standard', options: { swap: false } },
    { name: 'swap', options: { swap: true } },
  ],
  words,
  start: (options) => new CounterminePosition(options['swap'] === true),
  setup: {
    place(position, seat, cell) {
      const at = readPlacement(position, seat, cell);
      if (!at.ok) return at.problem;
      position.prepare(seat, at.value);
      return undefined;
    },
    begin: (position, turn) => position.begin(turn),
  },
  read: readMove,
  write: (_, move) => writeMove(move),
  picture,
};
