import type { Words } from '@countertop/core';

export const brainWords: Words = {
  points: 'points',
  'completes-row': 'completes a row',
  'completes-rows': 'completes {rows} rows at once',
  'plays-on': 'plays on',
  'turn-worth': 'begins a turn worth {points} points',
  'best-turn-elsewhere': 'another turn would make {points} points',
  'misses-row': 'leaves a row that could be completed',
  'ends-game': 'ends the game',
  opens: 'opens a row for seat {seat}, who holds the missing {colour}',
  'opens-rows': 'opens {rows} rows for seat {seat}, who holds {colour}',
  leaves: 'leaves seat {seat} a row that lacks {colour}',
  'leaves-rows': 'leaves seat {seat} {rows} rows that lack {colour}',
  denies: 'denies seat {seat} its {colour}',
  'kills-line': 'kills a line',
  'kills-lines': 'kills {lines} lines',
  'sets-up': 'sets up a row that waits for your {colour}',
  'sets-up-partner': 'sets up a row for your partner’s {colour}',
  safe: 'leaves the next rival nothing',
  'last-of-colour': 'spends the last {colour} of the reserve',
};
