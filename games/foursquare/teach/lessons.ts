import type { Lesson } from '@countertop/core';
import { growing, middle, six } from './lessons-middle.ts';

/** From the first 100 to the last card. Long openings are whole games: only there does the pile run short. */
export const lessons: readonly Lesson[] = [
  {
    id: 'hundred',
    steps: [
      {
        id: 'first',
        at: { seats: 2, moves: '+30 +10 +40 +10 +20' },
        task: { gains: 1, wrong: { A: 'a', C: 'c' } },
        then: '+30',
      },
      {
        id: 'lower',
        at: { seats: 2, moves: '+40 +20 +30 +50 +10' },
        task: { gains: 1, wrong: { A: 'a', B: 'b', C: 'c' } },
        then: '+20',
      },
      {
        id: 'sum',
        at: { seats: 2, moves: '+10 +50 +20 +40 +30' },
        task: { gains: 1, wrong: { A: 'a', C: 'c', D: 'd' } },
        then: '+10',
      },
      { id: 'none', at: { seats: 2, moves: '+10 +20 +10 +10 +30' }, task: { any: true } },
      {
        id: 'equal',
        at: { seats: 2, moves: '+30 +20 +10 +40 +20' },
        task: { gains: 1, wrong: { A: 'a', C: 'c', D: 'd' } },
        then: '+30',
      },
    ],
  },
  {
    id: 'stack',
    steps: [
      {
        id: 'whole',
        at: { seats: 2, moves: '+30 +10 +40 +10 +30 D +10 D +20' },
        task: { right: 'D', wrong: { B: 'b' } },
        then: '+10',
      },
      {
        id: 'points',
        at: { seats: 2, moves: '+30 +50 +40 +50 +10 C +30 B +10 C +40 D +20 C +20 B +10' },
        task: { right: 'B', wrong: { C: 'c' } },
        then: '+30',
      },
      {
        id: 'three',
        at: { seats: 2, moves: '+30 +10 +20 +20 +50 B +10 D +10 D +10 D +30 B +30 D +20' },
        task: { right: 'B', wrong: { A: 'a', D: 'd' } },
        then: '+10',
      },
      {
        id: 'tempting',
        at: { seats: 2, moves: '+10 +10 +30 +30 +10 C +10 D +20 A +10 C +40 A +50 A +30' },
        task: { right: 'C', wrong: { A: 'a', B: 'b', D: 'd' } },
        then: '+20',
      },
    ],
  },
  {
    id: 'restart',
    steps: [
      { id: 'take', at: { seats: 2, moves: '+20 +40 +10 +10 +30' }, task: { gains: 1 }, then: '+30' },
      { id: 'nothing' },
      {
        id: 'same',
        at: { seats: 2, moves: '+20 +40 +10 +10 +30 C +30 +40' },
        task: { right: 'B', wrong: { C: 'c' } },
        then: '+20',
      },
      {
        id: 'fresh',
        at: { seats: 2, moves: '+10 +30 +20 +30 +40 B +50 +40' },
        task: { right: 'B', wrong: { D: 'd' } },
        then: '+10',
      },
    ],
  },
  {
    id: 'counting',
    steps: [
      {
        id: 'needs',
        at: { seats: 2, moves: '+20 +10 +40 +20 +10' },
        task: { right: 'C', wrong: { A: 'eighty', B: 'ninety', D: 'eighty' } },
      },
      {
        id: 'few',
        at: { seats: 2, moves: '+30 +50 +10 +10 +10 C +30 +20' },
        task: { right: 'D', wrong: { A: 'many', B: 'more', C: 'many' } },
      },
      {
        id: 'gone',
        at: {
          seats: 2,
          moves: '+50 +20 +10 +30 +50 A +10 D +10 A +40 B +50 D +10 D +30 B +20 B +10 D +50 B +40 B +10 C +30',
        },
        task: { right: 'B', wrong: { A: 'ninety', C: 'ninety', D: 'ninety' } },
      },
      {
        id: 'thirties',
        at: {
          seats: 2,
          moves:
            '+30 +10 +10 +40 +10 D +20 A +30 A +10 A +10 D +50 A +10 A +20 B +20 B +40 B +20 B +20 B +50 A +30 B +10 ' +
            '+30 D +30 +10 A +30 D +10 D +20 B +40 A +10 A +30 A +30 A +40 D +30 +30 B +10 +40 A +30 A +20 D +30 A ' +
            '+20 A +40 A +10 A +50 B +10 B +50 B +40 C +40 A +10',
        },
        task: { right: 'D', wrong: { A: 'fifty', B: 'huge', C: 'fifty' } },
      },
      {
        id: 'last',
        at: {
          seats: 2,
          moves:
            '+10 +30 +30 +50 +40 A +10 D +30 A +10 +30 D +20 +30 D +30 +10 A +10 +20 A +10 A +30 +10 A +10 +10 A +10 ' +
            '+40 A +20 B +40 B +10 B +50 B +40 A +20 B +40 B +30 C +20 B +30 B +50 B +40 A +20 B +10 C +40 +40 D ' +
            '+30 B +30 A +20 A +30 A +30 A +50 C +20 D +30 A +10',
        },
        task: { right: 'C', wrong: { A: 'd', B: 'd', D: 'b' } },
        then: '+10 A',
      },
    ],
  },
  {
    id: 'denying',
    steps: [
      {
        id: 'low',
        at: { seats: 2, moves: '+10 +40 +10 +10 +20' },
        task: { right: 'B', wrong: { A: 'eighty', C: 'eighty', D: 'eighty' } },
      },
      {
        id: 'high',
        at: { seats: 2, moves: '+40 +10 +30 +50 +30' },
        task: { right: 'B', wrong: { A: 'a', C: 'c', D: 'd' } },
      },
      {
        id: 'between',
        at: { seats: 2, moves: '+40 +20 +30 +40 +30' },
        task: { right: 'B', wrong: { A: 'ad', C: 'c', D: 'ad' } },
      },
      {
        id: 'price',
        at: {
          seats: 2,
          moves: '+10 +30 +10 +40 +30 D +40 D +10 B +10 D +30 D +30 D +20 D +40 D +10 D +50',
        },
        task: { right: 'D', wrong: { A: 'open', B: 'open', C: 'open' } },
      },
      {
        id: 'weigh',
        at: {
          seats: 2,
          moves: '+20 +50 +30 +30 +40 A +50 A +10 A +10 C +10 +40 C +30 A +20 C +30 A +30 A +10',
        },
        task: { right: 'A', wrong: { B: 'b', C: 'c', D: 'd' } },
      },
    ],
  },
  middle,
  growing,
  {
    id: 'ahead',
    steps: [
      {
        id: 'keep',
        at: {
          seats: 2,
          moves:
            '+50 +10 +30 +20 +10 D +30 +20 B +30 C +40 B +40 A +30 D +30 C +40 B +10 B +10 B +30 A +20 +30 A +10 ' +
            '+10 C +40 D +40 B +30 +30 A +10 D +30 D +10 +20 B +10 A +40 B +50 D +10 D +20 B +30 B +50 C +10 +20 B ' +
            '+30 B +10 B +40 B +20 B +50 B +10 B +30 B +40 B +30',
        },
        task: { right: 'B', wrong: { A: 'ac', C: 'ac', D: 'd' } },
        then: '+20 A +10 A',
      },
      {
        id: 'bait',
        at: {
          seats: 2,
          moves:
            '+10 +30 +20 +20 +10 B +10 C +10 B +40 D +20 D +30 D +50 B +10 +10 D +40 D +40 C +30 +30 D +10 C +10 D ' +
            '+30 D +10 D +40 D +40 C +10 +30 D +30 D +10 D +20 A +20 A +30 D +30 D +40 D +20 A +30 D +20 D +20 A ' +
            '+10 A +10 D +50 D +30 A +30 +10 A +40 D +50 D +30',
        },
        task: { right: 'D', wrong: { A: 'take', B: 'take', C: 'take' } },
      },
      {
        id: 'mountain',
        at: {
          seats: 2,
          moves:
            '+20 +10 +20 +10 +10 A +30 C +30 C +40 C +10 C +30 C +10 C +30 C +10 C +10 A +30 C +30 C +30 C +30 C ' +
            '+10 C +10 A +50 C +10 C +30 C +50 A +20 +20 C +10 C +30 C +20 C +50 C +40 C +40 C +30 C +40 C +10 C ' +
            '+40 C +10 B +20 C +50 C +40 C +10 C +30 A +30 C +20 A +40',
        },
        task: { right: 'C', wrong: { A: 'a', B: 'take', D: 'take' } },
      },
      {
        id: 'prepare',
        at: {
          seats: 2,
          moves:
            '+30 +40 +10 +10 +10 B +10 A +50 B +20 B +40 B +30 B +10 B +30 B +10 B +30 B +10 B +30 B +30 B +50 A ' +
            '+30 +20 A +20 B +30 B +30 B +30 B +20 B +20 A +30 B +10 B +40 B +50 B +30 A +30 +40 B +20 A +40 A +40 ' +
            '+10 A +10 B +20 C +10 A +40 B +10 B +10 A +50 B +20 B +10',
        },
        task: { right: 'A', wrong: { B: 'b', C: 'c', D: 'd' } },
        then: '+40 B +30',
      },
      { id: 'reap', task: { right: 'A', wrong: { D: 'd' } } },
    ],
  },
  {
    id: 'seats',
    steps: [
      {
        id: 'table',
        at: { seats: 3, moves: '+50 +10 +20 +30 +10 C +40 +10 C +30 +20' },
        task: { right: 'B', wrong: { A: 'a', C: 'cd', D: 'cd' } },
      },
      {
        id: 'alone',
        at: {
          seats: 3,
          moves:
            '+10 +30 +10 +30 +40 B +30 B +10 B +30 D +20 D +50 D +50 A +20 B +10 C +10 C +20 D +30 +40 A +10 +20 D ' +
            '+30 B +50 D +40 +40 B +20 +30 C +30 +10 A +10 +10 A +20 +30 D +30 +40 A +30 B +10 A +30 +40 A +10 A ' +
            '+20 +50 B +40 A +10 B +40 B +10 C +30 C +30 C +10 A +20',
        },
        task: { right: 'C', wrong: { D: 'd' } },
      },
      {
        id: 'fewest',
        at: {
          seats: 3,
          moves:
            '+10 +10 +30 +30 +40 C +30 C +30 A +20 +10 C +30 D +20 D +20 A +30 A +10 A +20 D +10 A +10 A +30 D +50 C ' +
            '+40 +40 D +40 +20 C +50 A +40 B +30 C +20 C +30 C +10 C +10 A +50 +40 C +10 A +30 A +10 A +10 C +20 ' +
            '+30 B +30 +30 B +10 +40 C +10 +20 D +10 A +40 D +50 A +30',
        },
        task: { right: 'D', wrong: { A: 'a' } },
      },
      {
        id: 'enough',
        at: {
          seats: 3,
          moves:
            '+20 +40 +10 +20 +10 B +10 A +10 A +40 D +10 D +40 A +20 A +20 A +10 A +30 A +30 A +30 A +30 A +30 A ' +
            '+10 A +40 A +10 A +30 A +10 A +20 A +30 A +10 A +40 A +20 A +30 A +30 A +10 A +50 A +30 D +10 +20 A ' +
            '+20 A +50 A +40 A +50 A +10 A +40 A +30 A +30 A +30 A +40 A +10 A +30 A +50',
        },
        task: { right: 'B', wrong: { A: 'a', C: 'small', D: 'small' } },
      },
    ],
  },
  six,
  {
    id: 'solitaire',
    steps: [
      {
        id: 'alone',
        at: { seats: 1, moves: '+30 +20 +20 +10 +10' },
        task: { right: 'D', wrong: { A: 'a', B: 'bc', C: 'bc' } },
        then: '+50 +30',
      },
      { id: 'harvest', task: { gains: 1, wrong: { B: 'low', C: 'low' } }, then: '+20 +30' },
      {
        id: 'wide',
        at: { seats: 1, moves: '+30 +20 +30 +20 +40 A +10 +40' },
        task: { right: 'A', wrong: { B: 'bd', C: 'c', D: 'bd' } },
      },
      {
        id: 'sure',
        at: {
          seats: 1,
          moves:
            '+30 +40 +20 +10 +20 C +30 +20 +10 B +30 +40 B +10 +10 B +50 +50 B +10 +30 B +40 +10 +30 B +50 +10 ' +
            '+10 A +20 +30 +30 B +30 +10 D +10 +30 A +10 +30 +10 D +50 +20 D +10 +40 B +20 +20 +20 D +40 +30 D ' +
            '+30 +30 D +40 +10',
        },
        task: { right: 'A', wrong: { B: 'b', C: 'cd', D: 'cd' } },
      },
      {
        id: 'patience',
        at: {
          seats: 1,
          moves:
            '+10 +30 +20 +20 +10 A +10 +10 A +40 +20 A +30 +50 A +10 +10 A +40 +40 A +30 +30 A +10 +10 +30 A +10 ' +
            '+40 +40 C +10 +30 +30 A +10 +20 D +20 +30 D +30 +40 +20 A +30 +20 A +20 +10 A +10 +50 B +30 +30 +10 A ' +
            '+40 +50',
        },
        task: { right: 'A', wrong: { B: 'take', C: 'c', D: 'take' } },
      },
    ],
  },
];
