import type { Game } from '@countertop/core';
import { readMove, writeMove } from './notation.ts';
import { picture } from './picture.ts';
import { FourSquarePosition } from './rules.ts';
import { words } from './words.ts';

export const foursquare: Game<FourSquarePosition> = {
  id: 'foursquare',
  name: '100 Points Four Square',
  seats: { min: 1, max: 6 },
  options: [],
  presets: [],
  words,
  start: (_options, seats) => new FourSquarePosition(seats),
  read: readMove,
  write: (_position, move) => writeMove(move),
  picture,
};
