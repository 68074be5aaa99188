import type { Exam } from '@countertop/core';

export const exam: Exam = [
  {
    id: 'sum',
    lesson: 'hundred',
    at: { seats: 2, moves: '+50 +20 +40 +20 +20' },
    task: { right: 'A' },
  },
  {
    id: 'three',
    lesson: 'stack',
    at: {
      seats: 2,
      moves:
        '+30 +40 +10 +20 +10 D +40 A +20 +50 A +30 B +30 +10 D +10 +20 A +30 A +40 B +10 B +10 A +30 D +10 D ' +
        '+40 C +10 C +10 B +20 A +20 A +50 A +30',
    },
    task: { right: 'B' },
  },
  {
    id: 'high',
    lesson: 'denying',
    at: {
      seats: 2,
      moves:
        '+30 +30 +10 +30 +50 A +30 A +30 +40 C +30 A +30 A +10 C +20 +10 C +10 +10 C +40 +20 C +30 D +50 A +10 ' +
        'C +10 D +30 +30 A +40 +40',
    },
    task: { right: 'C' },
  },
  {
    id: 'gone',
    lesson: 'counting',
    at: {
      seats: 2,
      moves:
        '+30 +10 +50 +40 +40 B +50 C +30 C +30 C +20 C +10 D +40 +40 C +30 B +10 C +10 C +50 C +20 C +30 C +10 ' +
        'C +30 D +30 +20 B +10 A +10 B +10 B +30 D +40 C +50 C +20 +30 D +20',
    },
    task: { right: 'D' },
  },
  {
    id: 'few',
    lesson: 'middle',
    at: {
      seats: 2,
      moves:
        '+10 +30 +40 +30 +30 C +10 +50 D +10 +10 A +30 B +20 B +30 A +10 A +40 A +40 B +30 +40 B +30 +10 D +40 ' +
        'B +30 +40 B +40 +10 A +30 B +30 C +20 A +20 D +20 +20 A +10 +30 D +50 +20',
    },
    task: { right: 'A' },
  },
  {
    id: 'keep',
    lesson: 'ahead',
    at: {
      seats: 2,
      moves:
        '+30 +40 +10 +50 +10 D +30 C +30 B +10 +30 D +10 +20 A +40 D +20 +40 A +30 +20 B +40 +10 A +30 +10 A ' +
        '+40 +30 C +10 B +30 +30 A +20 C +10 +40 A +50 +10 D +50 +10 A +50 +30 C +30 C +30 B +10 B +30 D +40 B ' +
        '+10 D +20 A +10 +30 B +10 D +20 C +20',
    },
    task: { right: 'B' },
  },
  {
    id: 'mountain',
    lesson: 'growing',
    at: {
      seats: 2,
      moves:
        '+10 +50 +30 +30 +40 B +10 A +20 D +10 +40 C +50 +30 B +30 +10 A +20 +40 C +40 +20 A +10 +50 C +20 +30 ' +
        'A +30 C +10 +30 A +10 C +20 A +10 B +30 B +10 A +10 D +40 D +30 B +50 B +10 D +40 B +30 B +10 B +30 A ' +
        '+30 B +10 D +30 B +10 B +30 B +20 B +40',
    },
    task: { right: 'B' },
  },
  {
    id: 'bait',
    lesson: 'ahead',
    at: {
      seats: 2,
      moves:
        '+10 +10 +40 +30 +10 A +10 C +30 D +30 A +50 D +10 +40 A +30 C +40 C +20 +50 A +30 C +30 +20 B +10 B ' +
        '+10 +20 B +20 C +40 +40 D +10 B +10 A +30 +10 A +20 +30 D +10 +40 A +40 +30 C +30 C +30 A +40 D +20 C ' +
        '+50 +50 A +20 A +30 C +30 +10',
    },
    task: { right: 'D' },
  },
  {
    id: 'last',
    lesson: 'six',
    at: {
      seats: 6,
      moves:
        '+10 +20 +30 +20 +20 C +30 B +30 A +10 +30 A +50 +40 D +30 C +30 B +10 A +30 D +30 +10 A +20 +30 B +10 ' +
        'A +40 +10 A +40 +40 B +40 D +40 D +10 A +10 C +30 +10 C +20 +30 B +50 +30 B +40 +20 A +10 B +40 B +20 ' +
        'D +30 +30 B +20 +10 C +10 C +10 C +50 D +10 +50',
    },
    task: { right: 'C' },
  },
  {
    id: 'alone',
    lesson: 'solitaire',
    at: {
      seats: 1,
      moves:
        '+40 +30 +50 +10 +50 A +30 +40 A +40 +20 B +30 +40 B +10 +10 C +10 +30 +40 A +40 +30 +50 C +30 +20 A ' +
        '+30 +10 B +10 +10 B +30 +30 B +20 +10 D +10 +20 A +30 +30 B +10 +20 B +50 +10 +10 B +10 +20 D +40 +30 ' +
        '+40 C +20 +20',
    },
    task: { right: 'A' },
  },
];
