import type { Game } from '@countertop/core';
import { readMove, writeMove } from './rules/notation.ts';
import { picture } from './rules/picture.ts';
import { FourSquarePosition } from './rules/position.ts';
import { card, problems } from './words/en.ts';

export const game: Game<FourSquarePosition, Readonly<Record<string, never>>> = {
  id: 'foursquare',
  name: card.name,
  seats: { min: 1, max: 6 },
  options: [],
  presets: [],
  words: problems,
  start: (_options, seats) => new FourSquarePosition(seats),
  read: readMove,
  write: writeMove,
  picture,
};
