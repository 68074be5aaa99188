import type { Lesson } from '@countertop/core';
import { MY_FIRST, MY_SECOND, mat, THEIR_FIRST, THEIR_SECOND } from './mat.ts';

/** The cells that belong to the most possible rows of five. */
const MIDDLE = 'e5 e6 e7 e8 f5 f6 f7 f8 g5 g6 g7 g8 h5 h6 h7 h8';

/** What to aim for before there is anything to score. */
export const opening: Lesson = {
  id: 'opening',
  steps: [
    { id: 'middle', at: { seats: 2, moves: '' }, task: { right: MIDDLE, wrong: { a1: 'corner' } } },
    {
      id: 'room',
      at: mat('f6 j10', 'd6 j6'),
      task: { right: 'f7 f5 e5 g7 e7 g5', wrong: { e6: 'five', g6: 'five' } },
    },
    {
      id: 'side',
      at: mat('j6 f8 d9', 'e6 f6 g6'),
      task: { right: 'd6', wrong: { h6: 'long', c6: 'far', i6: 'far' } },
    },
    {
      id: 'jobs',
      at: mat('i7 j8 e9', 'e6 f6 g6'),
      task: { right: 'h6', wrong: { d6: 'idle' } },
    },
  ],
};

/** A five that is declined: the four stays. */
export const wait: Lesson = {
  id: 'wait',
  steps: [
    {
      id: 'first',
      at: mat('d5 e5 f5 g5 k9', 'j3 j4 j5 j7 j8'),
      task: { right: 'j6', wrong: { c5: 'greedy', h5: 'greedy' } },
      then: 'h5',
    },
    { id: 'reap', task: { right: 'c5' } },
    {
      id: 'mined',
      at: mat(`${MY_FIRST} d6 e6 f6 g6`, `${THEIR_FIRST} ${THEIR_SECOND} f3 f4 f5 f7`, 'e1 xa1- h1 xl1- k9 h12 xl12-'),
      task: { right: 'i6 b6', wrong: { h6: 'mined', c6: 'mined' } },
    },
    {
      id: 'now',
      at: mat(`${MY_FIRST} ${MY_SECOND} d6 e6 f6 g6`, `${THEIR_FIRST} c6 f3 f4 f5 f7`, 'e1 xa1- h1 xl1- e12 xa12- k8'),
      task: { gains: 1, wrong: { i6: 'late' } },
    },
  ],
};

/** Four cubes with two open ends, when it is not yet about the last point. */
export const open: Lesson = {
  id: 'open',
  steps: [
    { id: 'four', at: mat('e6 f6 g6 c3', 'e8 g9 j4 d10'), task: { right: 'd6 h6' }, then: 'k5' },
    { id: 'price', task: { gains: 1 }, then: 'xf6- i3' },
    {
      id: 'counter',
      at: mat('f3 f4 f5 j9', 'd6 e6 f6 g6'),
      task: { right: 'f7 f2', wrong: { c6: 'end', h6: 'end' } },
      then: 'h6',
    },
    { id: 'spring', task: { gains: 1 } },
  ],
};

/** One cube has scored two rows of five, and there is one strike. */
export const which: Lesson = {
  id: 'which',
  steps: [
    {
      id: 'score',
      at: mat('d3 d4 d5 d7 i9 k3 b10 j5', 'c6 d6 f6 g6 e4 e5 e7 e8', 'e6', 1),
      task: { gains: 1, wrong: { 'xe6-': 'middle', 'xe6|': 'middle' } },
    },
    {
      id: 'six',
      at: mat('d4 d5 d7 d8 c8 f8 g8 h8', 'c6 d6 f6 g6 e4 e5 e7 e8', 'e6', 1),
      task: { right: 'xe8|', wrong: { 'xd6-': 'five' } },
    },
    {
      id: 'rest',
      at: mat('k1 b3 c9 g10 i4 h11 a7 b11 l8 d2 j10', 'c6 d6 f6 g6 e4 e5 e7 e8 g7 g8 g9 k2 k3 k4 k5', 'e6', 1),
      task: {
        right: 'xe6-',
        wrong: { 'xe6|': 'column', 'xg6-': 'hole', 'xf6-': 'hole', 'xd6-': 'hole', 'xc6-': 'hole' },
      },
    },
    { id: 'block', task: { right: 'k6' } },
  ],
};

/** Two cubes have scored since, and there are two strikes. */
export const two: Lesson = {
  id: 'two',
  steps: [
    {
      id: 'first',
      at: mat('a9 b9 c9 d9 b10 d10 f10', 'c8 c10 c11 c12 e8 e10 e11 e12', 'e9 xc9- e9'),
      task: { right: 'xc10| xe10|', wrong: { 'xc9|': 'apart', 'xe9|': 'apart' } },
    },
    { id: 'second', task: { gains: 1 } },
    {
      id: 'long',
      at: mat('a9 b9 c9 d9 b10 d10 f10 b11 d11 f11 g11', 'c8 c10 c11 c12 e8 e10 e11 e12 k2 i6 j8', 'e9 xc9- e9'),
      task: { right: 'xc11| xe11|', wrong: { 'xc10|': 'five', 'xe10|': 'five' } },
    },
    { id: 'finish', task: { right: 'xe11|' } },
  ],
};
