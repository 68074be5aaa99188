import type { Exam } from '@countertop/core';
import { MY_FIRST, MY_SECOND, mat, THEIR_FIRST, THEIR_SECOND } from './mat.ts';

export const exam: Exam = [
  {
    id: 'line',
    lesson: 'five',
    at: mat('d9 e8 g6 h5 b4 c4 d4 e4 j9', 'a4 f4 c10 h8 e6 d7 k3 i8 g10'),
    task: { gains: 1 },
  },
  {
    id: 'long',
    lesson: 'six',
    at: mat('c8 d8 e8 g8 h8 k4 k5 k6 k7', 'k3 d10 f5 i6 c5 h10 e3 j9 b7'),
    task: { right: 'f8' },
  },
  {
    id: 'back',
    lesson: 'strike',
    at: mat('e5 f5 g5 i5 d3 e3 f3 g3 i3', 'h3 h4 h5 h6 c3 j9 b7 d10', 'h7', 1),
    task: { right: 'xh3|' },
  },
  {
    id: 'worse',
    lesson: 'stop',
    at: mat('j3 d7 f11 h6 c4 i10 g3 k9', 'b9 c9 d9 f9 g9 j4 j5 j6 j7'),
    task: { right: 'e9' },
  },
  {
    id: 'clean',
    lesson: 'mine',
    at: mat('f4 g4 h4 i4 c7 c8 c9 c10', 'e4 c6 h2 h3 h5 h6 k9 f9'),
    task: { right: 'c11' },
  },
  {
    id: 'chain',
    lesson: 'chain',
    at: mat('e6 e7 e8 e10 g6 g7 g8 g10 c9', 'd9 e9 f9 g9 b7 c7 d7 f7', 'h9', 1),
    task: { right: 'xg9-' },
  },
  {
    id: 'double',
    lesson: 'double',
    at: mat('e5 f5 h5 i5 e3 f4 h6 i7 b6 b7 b8 b9', 'b5 d5 j5 d2 j8 g8 c10 k3 f8 h3 e9 i10'),
    task: { gains: 2 },
  },
  {
    id: 'rows',
    lesson: 'which',
    at: mat('d9 e9 f9 h9 c5 d5 e5 f5 h5', 'e7 f7 h7 i7 g5 g6 g8 g9', 'g7', 1),
    task: { right: 'xg5|' },
  },
  {
    id: 'counter',
    lesson: 'open',
    at: mat('d6 e6 f6 j10', 'g4 g5 g6 g7'),
    task: { right: 'c6 h6' },
  },
  {
    id: 'force',
    lesson: 'forcing',
    at: mat(
      `${MY_FIRST} ${MY_SECOND} e5 f5 g5 h6 h7 h8`,
      `${THEIR_FIRST} ${THEIR_SECOND} d5 h9 e8 c7`,
      'e1 xa1- h1 xl1- e12 xa12- h12 xl12-',
    ),
    task: { right: 'h5' },
  },
];
