import { type Game, type OptionSpec, type OptionsOf, problem } from '@countertop/core';
import { readMove, readOpenCell, writeMove } from './rules/notation.ts';
import { picture } from './rules/picture.ts';
import { CounterminePosition } from './rules/position.ts';
import { card, problems } from './words/en.ts';

const options = [{ kind: 'flag', name: 'swap', default: false }] as const satisfies readonly OptionSpec[];

export const game: Game<CounterminePosition, OptionsOf<typeof options>> = {
  id: 'countermine',
  name: card.name,
  seats: { min: 2, max: 2 },
  options,
  presets: [
    { name: 'standard', options: { swap: false } },
    { name: 'swap', options: { swap: true } },
  ],
  words: problems,
  start: ({ swap }) => new CounterminePosition(swap),
  setup: {
    place(position, seat, text) {
      const cell = readOpenCell(position, text);
      if (!cell.ok) return cell.problem;
      if (position.supplyOf(seat) === 0) return problem('supply-empty', { seat });
      position.setUp(seat, cell.value);
      return undefined;
    },
    begin: (position, turn) => position.begin(turn),
  },
  read: readMove,
  write: writeMove,
  picture,
};
