import type { Words } from '@countertop/core';

/** What it is called, and what it is in a few words. */
export const card = {
  name: 'Lineup',
  line: 'Drop discs, and be the first with four in a line.',
  about: 'Two players drop discs into the columns of an upright field. Four of one colour in a straight line win.',
  players: '2 players',
  minutes: '5 minutes',
} satisfies Words;

/** What can be chosen before a match. */
export const options = {
  'preset.standard': 'Standard',
  'preset.standard.note': 'Seven columns.',
  'option.width': 'Width',
  'option.width.note': 'Columns of the field.',
} satisfies Words;

/** What is to be done now. */
export const play = {
  todo: '{name}: drop a disc into a column.',
} satisfies Words;

/** Why something cannot be. */
export const problems = {
  'no-column': 'There is no column {column}; the last one is {last}.',
  'column-full': 'Column {column} is full.',
} satisfies Words;

/** What speaks for and against a move, and what values are counted in. */
export const reasons = {
  promise: 'points of promise',
  wins: 'makes four in a line',
  saves: 'keeps the other from four in a line',
} satisfies Words;
