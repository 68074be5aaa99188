import type { Words } from '@countertop/core';

/** English sentences for the problems of this game; the shared ones are in core. */
export const words: Words = {
  'cell-unreadable': '"{given}" is not a cell; cells are written a1 to l12.',
  'move-unreadable':
    '"{given}" is not a move. Write a cell such as f6, a strike such as xf6-, xf6|, xf6/ or xf6\\, or swap.',
  'off-board': '{cell} is not on the board, which goes from a1 to l12.',
  'bonus-first': 'A bonus action comes before the normal cube, so {given} must wait. You can strike: {legal}.',
  'no-bonus': 'There is no bonus action to make, so {given} is not possible. Place a cube on an empty cell.',
  'strike-direction': '{given} does not say which run it strikes: -, |, / or \\ is missing. You can strike: {legal}.',
  'strike-not-in-run': '{given} is no cube of a run that you may name. You can strike: {legal}.',
  'strike-fallen': 'The cube of that run on {cell} no longer stands. You can strike: {legal}.',
  'swap-not-played': 'This match is played without the swap rule.',
  'swap-early': 'There is no cube to take over yet.',
  'swap-late': 'Only the very first cube can be taken over, in answer to it.',
  'supply-empty': 'Seat {seat} has no cube left for this placement.',
};
