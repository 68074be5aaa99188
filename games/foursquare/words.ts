import type { Words } from '@countertop/core';

/** English sentences for the problems of this game. */
export const words: Words = {
  'draw-first': 'A card has to be drawn before one goes on stack {given}. Possible draws: {legal}.',
  'place-first': 'The {held} that was drawn has to be placed first, on A, B, C or D; "{given}" is a draw.',
  'card-unknown': '"{given}" is no card. Draws are written +10, +20, +30, +40 or +50.',
  'card-gone': 'No {card} is left in the pile. Possible draws: {legal}.',
  'stack-capital': 'Stacks are written with capital letters: {legal}, not {given}.',
  'stack-unknown': 'There is no stack {given}. The stacks are A, B, C and D.',
};
