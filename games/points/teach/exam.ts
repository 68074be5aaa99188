import type { Exam } from '@countertop/core';
import { CROSS, drawn, stopped } from './drawn.ts';

const FIELD = { width: 10, height: 9, centreWidth: 0, centreHeight: 0 };

export const exam: Exam = [
  {
    id: 'close',
    lesson: 'circle',
    at: drawn(`
      . . . . . . . . .
      . . X X . . . . .
      . X O O . . X . .
      . X O . X X O . .
      . . X X . . X . .
      . . . . . . . . .
      O . . . O . . . O
    `),
    task: { gains: 3 },
  },
  {
    id: 'save',
    lesson: 'threats',
    at: {
      options: FIELD,
      seats: 2,
      moves: 'e5 d5 e4 e3 d3 d4 d2 b8 a8 c8 b7 d8 a9 b9 e2 f3 g3 d6 f4',
    },
    task: { right: 'f2' },
  },
  {
    id: 'enter',
    lesson: 'enter',
    at: drawn(`
      . . . . . . . . . . . .
      . . . O X . . . O . . .
      . . O . O X . O . O X .
      . . . O X . . . O X . .
      . . . . . . . . . . . .
      X . . . . . . . . . . O
    `),
    task: { gains: 1 },
  },
  {
    id: 'most',
    lesson: 'links',
    at: {
      options: FIELD,
      seats: 2,
      moves:
        'f5 e5 d6 e4 d5 g6 f6 f9 j4 d4 b8 c4 c3 d3 j5 e9 b3 i2 c2 b4 b7 j2 j6 e7 c8 h3 d8 a7 d7 a6 e2 g8 e6 c6 ' +
        'd2 f3 g4 a5 f4 a2 b6 j1 g7 i4 b5 i3 a4 h5',
    },
    task: { gains: 7 },
  },
  {
    id: 'hold',
    lesson: 'back',
    at: {
      options: FIELD,
      seats: 2,
      moves: 'e5 d5 e4 e3 d3 d4 d2 b8 a8 c8 b7 d8 a9 b9 e2 f3 g3 d6 f4 f2 d1 c6 g4 g5 c4 h4 d7 g2 c7 a7 e6 b6',
    },
    task: { right: 'e7' },
  },
  {
    id: 'rim',
    lesson: 'rim',
    at: {
      options: FIELD,
      seats: 2,
      moves:
        'e5 d5 e4 e3 d3 d4 d2 b8 a8 c8 b7 d8 a9 b9 e2 f3 g3 d6 f4 f2 d1 c6 g4 g5 c4 h4 d7 g2 c7 a7 e6 b6 e7 f5 ' +
        'h2 f6 h3 c2 e1 c3 g1',
    },
    task: { right: 'f1' },
  },
  {
    id: 'early',
    lesson: 'threats',
    at: {
      options: FIELD,
      seats: 2,
      moves: 'e5 d5 e4 e3 d3 d4 d2 b8 a8 c8 b7 d8 a9 b9 e2 f3 g3 d6 f4 f2 d1 c6 g4 g5 c4 h4 d7 g2 c7 a7 e6',
    },
    task: { right: 'b5 b6' },
  },
  {
    id: 'cross',
    lesson: 'cross',
    at: { options: CROSS, seats: 2, moves: 'c3 g5' },
    task: { right: 'h6' },
  },
  {
    id: 'fork',
    lesson: 'mixed',
    at: {
      options: FIELD,
      seats: 2,
      moves:
        'c7 d6 c6 f3 c5 d7 i2 j3 g4 d8 f4 e9 i3 h8 h3 e5 g5 g3 j4 g2 d5 g7 e3 j5 h6 h4 i7 d4 g6 i5 j2 c8 j8 i4 ' +
        'h2 e4 i9 f2 c3 e2 e8 d2 e6 f8 d3 j7 f6 e7 j9 c4 b7 c9 j1 b4 a1',
    },
    task: { right: 'i8' },
  },
  {
    id: 'alone',
    lesson: 'stop',
    at: stopped(`
      . . . . . . . .
      . . X X . . . .
      . X O O . . X .
      . . X X . X O .
      . . . . . . X .
      O . . . . . . O
    `),
    task: { gains: 2 },
  },
];
