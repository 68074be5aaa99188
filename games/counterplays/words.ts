import type { Words } from '@countertop/core';

/** English sentences for the problems of this game. */
export const words: Words = {
  'placement-form': '"{given}" is not a move: write tile, orientation, "@" and shift, such as N4@-2,3.',
  'tile-unknown': 'There is no tile "{given}". The tiles: {known}.',
  'number-spelling': '"{given}" is not how this number is written: no plus sign, no leading zeros, no -0.',
  'orientation-unknown': 'Tile {tile} has no orientation {given}; its orientations go from 0 to {last}.',
  'tile-used': 'Your {tile} has already been placed. You still have: {left}.',
  'first-place': 'The first tile goes to @0,0: {example} is legal.',
  'not-flat': '{tile} would not lie flat there: it would rest on heights from {low} to {high}. {example} is legal.',
  'not-touching': '{tile} must share a side with a tile on the table. {example} is legal.',
  'one-tile': '{tile} would rest on {under} alone; it needs at least two tiles under it. {example} is legal.',
  'higher-level':
    '{tile} would lie on level {level}, but it fits on level {highest} and must go there: {example} is legal.',
};
