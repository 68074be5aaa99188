import type { Lesson } from '@countertop/core';
import { CROSS, drawn, stopped } from './drawn.ts';

const MINI = { width: 12, height: 12, centreWidth: 4, centreHeight: 4 };
const GROUND = { stop: 'ground' };

/** From the first point to the last word. */
export const wholeGameLessons: readonly Lesson[] = [
  {
    id: 'opening',
    steps: [
      {
        id: 'first',
        at: { options: MINI, seats: 2, moves: '' },
        task: { any: true, wrong: { a1: 'outside', d4: 'outside', i9: 'outside' } },
      },
      { id: 'second', at: { options: MINI, seats: 2, moves: 'f6 g7' }, task: { any: true } },
      {
        id: 'answer',
        at: drawn(`
          . . . . . . . . . . .
          . . . . . . . . . . .
          . . . . . . . . . . .
          . . . . . O . . . . .
          . . . . O X . . . . .
          . . . . X O . . . . .
          . . . . . . . . . . .
          . . . . . . . . . . .
          . . . . . . . . . . .
          . . . . . . . . . . .
        `),
        task: { right: 'g6', wrong: { g7: 'slant', e4: 'away', d6: 'away' } },
      },
      {
        id: 'punish',
        at: drawn(`
          . . . . . . . . . . .
          . . . . . . . . . . .
          . . . . . . . . . O .
          . . . . . . . . . . .
          . . . . X O X . . . .
          . . . . O X . . . . .
          . . . . . . . . . . .
          . . . . . . . . . . .
          . . . . . . . . . . .
          . . . . . . . . . . .
        `),
        task: { right: 'f7 e4 d5' },
      },
      {
        id: 'out',
        at: drawn(`
          . . . . . . . . . .
          . . O O O . . . . .
          . O . . . O . . . .
          . O . . . . . . . .
          . O . . . X . . X .
          . O . . . . . . . .
          . O . . . O . . . .
          . . O O O . . . . .
          . . . . . . . . . .
        `),
        task: { right: 'g5 h5 g4 g6 f4 f6', wrong: { e5: 'in' } },
      },
    ],
  },
  {
    id: 'cross',
    steps: [
      { id: 'begin', at: { options: CROSS, seats: 2, moves: '' }, task: { right: 'f5 e6 g8 h7' }, then: 'e6' },
      {
        id: 'save',
        at: { options: CROSS, seats: 2, moves: 'j10 e7' },
        task: { right: 'f8', wrong: { e8: 'near', stop: 'stop' } },
        then: 'h6',
      },
      { id: 'again', task: { right: 'g5', wrong: { h5: 'near', stop: 'stop' } } },
      { id: 'punish', at: { options: CROSS, seats: 2, moves: 'f5 j10' }, task: { gains: 1 } },
    ],
  },
  {
    id: 'ground',
    steps: [
      {
        id: 'joined',
        at: drawn(
          `
          . . . . . . .
          . . . X . . .
          . . X o X . .
          . . . X . . .
          . . . X . O .
          . O . X . . .
        `,
          GROUND,
        ),
        task: { right: 'stop' },
      },
      {
        id: 'slant',
        at: drawn(
          `
          . . . . . . .
          . . . . . . .
          . . . X . . .
          . . X o X . .
          . . . X . . O
          . . . . X . .
          . O . . X . .
        `,
          GROUND,
        ),
        task: { right: 'd2 e3', wrong: { stop: 'loose', d1: 'near' } },
        then: 'f3',
      },
      { id: 'stop', task: { right: 'stop' } },
      {
        id: 'worth',
        at: drawn(
          `
          . . . . . . . . .
          . O . . . X X . .
          . . . . X o o X .
          . X . . . X X . .
          . O . . . X . . .
          . . . . . X . O .
        `,
          GROUND,
        ),
        task: { right: 'stop' },
      },
      {
        id: 'count',
        at: drawn(
          `
          . . . . . . . . . .
          . . X . . . . X . .
          . X o X . . X o X .
          . . X . . . . X . .
          . . . O . O . X . .
          . . O O . . O X . .
          . . . . . . . X . .
        `,
          GROUND,
        ),
        task: { right: 'a5 c7', wrong: { stop: 'loose', c3: 'downhill' } },
      },
    ],
  },
  {
    id: 'stop',
    steps: [
      {
        id: 'loose',
        at: drawn(`
          . . . . . . . .
          . . . . . . . .
          . . . X X . . .
          . . X o o X . .
          . . . X X . O .
          . O . . . X . .
          . . . . . X . .
        `),
        task: { right: 'e2 f3', wrong: { stop: 'loose', g2: 'other-end' } },
        then: 'g5',
      },
      { id: 'halt', task: { right: 'stop' }, then: 'done' },
      {
        id: 'minutes',
        at: stopped(`
          . . . . . . . . . . .
          . X X X . . . . . . .
          X O O O . . . . X . .
          . X X X . . . X O . .
          . . . . . . . . X . .
          . . . . . . . . . . .
          O O . . . . . . . . O
        `),
        task: { gains: 3, wrong: { j4: 'small', done: 'early' } },
      },
      {
        id: 'inside',
        at: stopped(`
          . . . . . . . .
          . . . X X . . .
          . . X O O X . .
          . . O . . O . .
          . X . O O . . .
          . . . . . . . .
          O O . . . . . .
        `),
        task: { right: 'd4 e4' },
      },
      { id: 'take', task: { gains: 2 } },
      {
        id: 'alone',
        at: stopped(`
          . . . . . . .
          . . . X . . .
          . . X O O . .
          . . . X X . .
          . . . . . . .
          O O . . . . .
        `),
        task: { right: 'e5 f4', wrong: { done: 'early' } },
      },
      { id: 'close', task: { gains: 2, wrong: { done: 'early' } } },
      { id: 'done', task: { right: 'done' } },
    ],
  },
  {
    id: 'mixed',
    steps: [
      {
        id: 'one',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . X .
          . . . . . X X . .
          . . . . . O O X .
          . . . X . . X . .
          . . O . . . . . .
          . . . . . O . . .
        `),
        task: { right: 'e4', wrong: { f3: 'close' } },
      },
      {
        id: 'two',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . X . . X . . .
          . . . X O O X . .
          . . . X . . O . .
          . . . . X . . . .
          . . . . . . . . .
        `),
        task: { right: 'f3', wrong: { e3: 'joined' } },
      },
      {
        id: 'three',
        at: drawn(`
          . . . . . . . . .
          . . . . . . X . .
          . . . X X . . . .
          . . . O O . . . .
          . . . X X X . . .
          . . . . . . . . .
          . . O . . . O . .
        `),
        task: { right: 'c4', wrong: { f4: 'hasty' } },
      },
      {
        id: 'four',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . . X . . . . .
          . . X O . . . . .
          . . X O . . . X .
          . . . X . . . X .
          . . . . . . . . .
        `),
        task: { right: 'e4', wrong: { e3: 'other' } },
      },
      {
        id: 'five',
        at: drawn(`
          . . . . . . . . .
          . . . . . O . O .
          . . X . O . . . .
          . . X . O X X O .
          . . . X . O . . .
          . . . . . . . . .
          . . . . . . . . .
        `),
        task: { right: 'g3', wrong: { g5: 'top' } },
      },
      {
        id: 'six',
        at: drawn(`
          . . . . . . . .
          . . . O . . . .
          . . O X O X . .
          . O X o X O X .
          . . O X . . . .
          . . . O . . . .
          . X . . . X . .
          . . . . . . . .
        `),
        task: { gains: 1, wrong: { e4: 'meek' } },
      },
    ],
  },
];
