import type { Lesson } from '@countertop/core';
import { drawn } from './drawn.ts';

/** How to catch points that do not want to be caught. */
export const fightingLessons: readonly Lesson[] = [
  {
    id: 'threats',
    steps: [
      {
        id: 'fork',
        at: drawn(`
          . . . . . . . . .
          . . . . O . . . .
          . . . . . . . . .
          . . X O . O X . .
          . . . X . X . . .
          . . . . . . . . .
          . . O . . . . . .
        `),
        task: { right: 'e4', wrong: { d5: 'single', f5: 'single' } },
        then: 'd5',
      },
      { id: 'reap', task: { gains: 1 } },
      {
        id: 'prevent',
        at: drawn(`
          . . . . . . . . .
          . . . . X . . . .
          . . . . . . . . .
          . . O X . X O . .
          . . . O . O . . .
          . . . . . . . . .
          . . X . . . . . .
        `),
        task: { right: 'e4 d5 f5 e5 e3' },
      },
      {
        id: 'counter',
        at: drawn(`
          . . . . . . . .
          . . . . X . . .
          . . . X O . . .
          . . . . X O . .
          . . . . O . . .
          . . O . . . . .
          . . . . . X . .
        `),
        task: { gains: 1, wrong: { d4: 'meek' } },
      },
      {
        id: 'two-steps',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . . . X X . X .
          . . . . O O . X .
          . . O . X X . . .
          . . . . . . . . .
          . . O . . . . . .
        `),
        task: { right: 'd4', wrong: { g4: 'hasty' } },
        then: 'g4',
      },
      { id: 'last', task: { right: 'g3 g2 h3 h2 i3', wrong: { g5: 'hole' } } },
    ],
  },
  {
    id: 'links',
    steps: [
      {
        id: 'jump',
        at: drawn(`
          . . . . . . . .
          . . X X X . . .
          . X . . . X . .
          . X . O . O . .
          . X . . . X . .
          . . X X X . . .
          . O . . . . O .
        `),
        task: { gains: 2, wrong: { e4: 'less', g5: 'late', g3: 'late' } },
      },
      {
        id: 'knight',
        at: drawn(`
          . . . . . . . .
          . . X X X . . .
          . X . . . X . .
          . X . O . O . .
          . X . . . . X .
          . . X X X X . .
          . O . . . . O .
        `),
        task: { gains: 2, wrong: { e4: 'gap' } },
      },
      {
        id: 'reach',
        at: drawn(`
          . . . . . . . . .
          . . X X X . . . .
          . X . . . X . . .
          . X . . . . . . .
          . X . . . O . . .
          . X . . . . . . .
          . X . . . X . . .
          . . X X X . . . .
          . . . . . . . . .
        `),
        task: { right: 'g5', wrong: { f6: 'side', f4: 'side', h5: 'far' } },
        then: 'g4',
      },
      { id: 'shut', task: { right: 'f4', wrong: { g3: 'outside', h4: 'outside' } }, then: 'f6' },
      { id: 'bolt', task: { gains: 2, wrong: { e6: 'inside' } } },
    ],
  },
  {
    id: 'ladders',
    steps: [
      {
        id: 'start',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . . X . . . . .
          . . . . . . . . .
          . . . . . . X . .
          . . . . X O . . .
          . . . . . X . . .
          . . . . . . . . .
          . . . . . . . . .
        `),
        task: { right: 'g4', wrong: { f5: 'rim' } },
        then: 'f5',
      },
      { id: 'follow', task: { right: 'f6', wrong: { e5: 'behind' } }, then: 'e5 d5 e6' },
      { id: 'block', task: { right: 'e7', wrong: { d6: 'behind' } }, then: 'd6' },
      { id: 'end', task: { gains: 5 } },
      {
        id: 'direction',
        at: drawn(`
          . . . . . . . . . .
          . . . . . . . . . .
          . . . . . . . . . .
          . . . . O . . . . .
          . . . . . . X . . .
          . . . . X O . . . .
          . . . . . X . . . .
          . . . . . . . . . .
          . . . . . . . X . .
          . . . . . . . . . .
        `),
        task: { right: 'f6', wrong: { g5: 'broken' } },
      },
      {
        id: 'run',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          . . . . X . . . .
          . . . . . . O . .
          . . . . O X O . .
          . . . . . O . . .
          . . X . . . . . .
          . . . . . . . . .
        `),
        task: { right: 'f5', wrong: { e5: 'slant', f6: 'slant' } },
      },
    ],
  },
  {
    id: 'nets',
    steps: [
      {
        id: 'throw',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . . . X . . . .
          . . . X O . X . .
          . . . X . . . . .
          . . . . . . . . .
          . . . . . O . . .
          . . . . . . . . .
        `),
        task: { right: 'f4', wrong: { e4: 'close', f5: 'close' } },
        then: 'e4',
      },
      { id: 'tighten', task: { right: 'e3', wrong: { f5: 'hole' } }, then: 'f5' },
      { id: 'pull', task: { gains: 3 } },
      {
        id: 'side',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . . X . X . . .
          . . X . O . . . .
          . . . . X . . . .
          . . . . . . O . .
          . . O . . . . . .
          . . . . . . . . .
        `),
        task: { right: 'f5', wrong: { d5: 'wrong-side', e6: 'wrong-side' } },
      },
      {
        id: 'below',
        at: drawn(`
          . . . . . . . . .
          . . . . . . . . .
          . . . X . X . . .
          . . . X O . X . .
          . . . . . . . . .
          . . O . . . . . .
          . . . . . . O . .
        `),
        task: { right: 'e3', wrong: { f4: 'close', e5: 'close' } },
      },
    ],
  },
];
