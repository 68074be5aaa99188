import type { Lesson } from '@countertop/core';
import { drawn } from './drawn.ts';

/** What a middle game is about, besides catching: what holds, what can be entered, what can be cut, what is worth giving up. */
export const middleLessons: readonly Lesson[] = [
  {
    id: 'bases',
    steps: [
      {
        id: 'close',
        at: drawn(`
          . . . . . . . . . . .
          . . . X X X X . . . .
          . . X . . . . X . . .
          . . X . . . . . O . .
          . . X . . . . . X . .
          . . X . . . . X . . .
          . . . X X X X . . . .
          . . . . . . . . . O .
          . . . . . . . . . . .
        `),
        task: { right: 'h6 j6 i7 g6 h5 g5' },
      },
      {
        id: 'in-time',
        at: drawn(`
          . . . . . . . . . .
          . . . X X X . . . .
          . . X . . . X . . .
          . . X . . . . O . .
          . . X . . . . . . .
          . . X . . . X . . .
          . . . X X X . . . .
          . . . . . . . . O .
        `),
        task: { right: 'g5 g4 f5 f4' },
        then: 'g4',
      },
      { id: 'catch', task: { gains: 1, wrong: { f4: 'less' } } },
      {
        id: 'whose',
        at: drawn(`
          . . . . . . . . . . .
          . . . . . . . X X . .
          . . . . . . X . . X .
          X X . . . . X . . . .
          . . . X . . X . . X .
          . . . X . . . X X . .
          . . . X . . . . . O .
          . O . X . . . . . . .
        `),
        task: { right: 'j5 k5 i5', wrong: { c5: 'corner' } },
      },
      {
        id: 'home',
        at: drawn(`
          . . . . . . . .
          . . . X . . . .
          . . X o X . . .
          . . . X . . . .
          . O . . . . O .
          . . . . . . . .
          . . . O . . . .
        `),
        task: { right: 'd7 c7 e7 c6 e6 a5 b5', wrong: { d3: 'down', stop: 'stop' } },
      },
    ],
  },
  {
    id: 'invading',
    steps: [
      {
        id: 'door',
        at: drawn(`
          . . . . . . . . . . .
          . . . O O O O . . . .
          . . O . . . . O . . .
          . . O . . . . . X . .
          . . O . . . . . O . .
          . . O . . . . O . . .
          . . . O O O O . . . .
          . . . . . . . . . X .
          . . . . . . . . . . .
        `),
        task: { right: 'h6', wrong: { g6: 'deep', f6: 'deep', e6: 'deep', f5: 'deep', e5: 'deep', g5: 'deep' } },
      },
      {
        id: 'corner',
        at: drawn(`
          . . . . . . . . . . .
          . . . . . . . O O . .
          . . . . . . O . . O .
          O O O . . . O . . O .
          . . . O . . . O O . .
          . . . O . . . . . . .
          . . . O . . . X . . .
          . . . O . . . . . . .
        `),
        task: {
          right: 'b2 a1 b1 c1 a2 c2 a3 b3 c3 a4 b4 c4',
          wrong: { h5: 'closed', i5: 'closed', h6: 'closed', i6: 'closed' },
        },
      },
      {
        id: 'deep',
        at: drawn(`
          . . . . . . . . . . .
          . . . O O O O . . . .
          . . O . . . . O . . .
          . . O . . X . . X . .
          . . O . . . . . O . .
          . . O . . . . O . . .
          . . . O O O O . . . .
          . . . . . . . . . X .
          . . . . . . . . . . .
        `),
        task: { right: 'h6', wrong: { g6: 'more', f5: 'more', e6: 'more', f7: 'more', g5: 'more' } },
      },
    ],
  },
  {
    id: 'cutting',
    steps: [
      {
        id: 'friend',
        at: drawn(`
          . . . . . . . . . .
          . . . . . . . . . .
          . . . . . X . . . .
          . . . . X O . O . .
          . . . X . O . . . .
          . . . . X . X . . .
          . . . . . X . . . .
          . . . . . . . . . .
          . O . . . . . . . .
        `),
        task: { right: 'g6', wrong: { g5: 'behind' } },
        then: 'g5',
      },
      { id: 'shut', task: { gains: 3 } },
      {
        id: 'ahead',
        at: drawn(`
          . . . . . . . . .
          . . . O . . . . .
          . . X . . X . . .
          . X O O . X . . .
          . . X X . . . . .
          . . . . . . . . .
          . . . . . . O . .
        `),
        task: { right: 'd5', wrong: { e4: 'door' } },
        then: 'e4 e3 e5',
      },
      { id: 'end', task: { gains: 4 } },
      {
        id: 'two',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . . . X . X . .
          . . . X O . . . .
          . . . X O . X . .
          . . . . . X . . .
          . . . . O . . . .
          . . . . . . . . .
        `),
        task: { right: 'e3', wrong: { f5: 'wrong-side', f4: 'wrong-side' } },
      },
      {
        id: 'hold',
        at: drawn(`
          . . . O . . . . .
          . . . . O . . . .
          . . . . X O . . .
          . . X . X O . . .
          . . . O O . . . .
          . . . . . . . . .
          . X . . . . . . .
        `),
        task: { right: 'd4 d5 c5 b5 c6', wrong: { d6: 'half' } },
      },
    ],
  },
  {
    id: 'sacrifice',
    steps: [
      {
        id: 'larger',
        at: drawn(`
          . . . . . . . . . . .
          . . . . . . . . O . .
          . O O . . . . O X . .
          O X X . . . . . O . .
          . O X O . . . . . . .
          . . O . . . . . . . .
          . . . . . . . X . . .
          . . . . X . . . . . .
        `),
        task: { right: 'd5', wrong: { j6: 'one' } },
      },
      {
        id: 'trade',
        at: drawn(`
          . . . . . . . .
          . . . . X . . .
          . X X O . . . .
          X O O O X . . .
          . X X X . . . .
          . O . . . . . .
          . X O . . . . .
          . O . . . . . .
          . . . . . . . .
        `),
        task: { right: 'd8', wrong: { a3: 'meek', e7: 'hasty' } },
        then: 'a3',
      },
      { id: 'collect', task: { gains: 4 } },
      {
        id: 'answer',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . O O O . . . .
          . . X X X O . . .
          . . . O O X . . .
          . . O . . X . . .
          . . . . . . . . .
          . . . . . . . . .
        `),
        task: { right: 'c4', wrong: { b4: 'meek', b5: 'meek', g5: 'small', f6: 'small' } },
      },
      {
        id: 'first',
        at: drawn(`
          . . . . . . . . .
          . . . . X O . . .
          . . . . X O X . .
          . . . O O X O . .
          . . . O . X . . .
          . . . . . . O . .
          . . . . . O . . .
          . . . . . . . . .
        `),
        task: { right: 'g7', wrong: { e3: 'meek', h4: 'meek', g4: 'small', h5: 'small' } },
        then: 'f8',
      },
      { id: 'then', task: { right: 'e3 h4 g4 h5' } },
    ],
  },
];
