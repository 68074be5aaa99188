import type { Lesson } from '@countertop/core';
import { drawn } from './drawn.ts';

/** What circles, what is circled, and what is not. */
export const circlingLessons: readonly Lesson[] = [
  {
    id: 'circle',
    steps: [
      {
        id: 'close',
        at: drawn(`
          . . . . . . .
          . . . X . . .
          . . X O . . .
          . . . X . . .
          . . . . . . .
          . O . . . . .
        `),
        task: { gains: 1, wrong: { e5: 'corner', e3: 'corner', f4: 'far' } },
      },
      {
        id: 'three',
        at: drawn(`
          . . . . . . .
          . . X X . . .
          . X O O X . .
          . . X O . O .
          . . . X . . .
          . O . . . . .
        `),
        task: { gains: 3, wrong: { e2: 'low', c2: 'thick' } },
      },
      {
        id: 'wide',
        at: drawn(`
          . . . . . . . .
          . . X X X . . .
          . X . . . X . .
          . X . O . . . O
          . X . . . X . .
          . . X X X . . .
          . O . . . . O .
        `),
        task: { gains: 1, wrong: { d5: 'inside', d3: 'inside', c4: 'inside' } },
      },
      {
        id: 'both',
        at: drawn(`
          . . . . O . . .
          . . . X O X . .
          . . X O . O X .
          . . . X . X . .
          . O . . . . O .
          . . . . . . . .
        `),
        task: { gains: 2, wrong: { e3: 'beside' } },
      },
      {
        id: 'most',
        at: drawn(`
          . . . . . . . . . .
          . . X . . . X X . .
          . X O . . X O O X .
          . . X . . . X O . .
          . . . . O . . X . .
          . O . . . . . . . .
        `),
        task: { gains: 3, wrong: { d4: 'one' } },
      },
      {
        id: 'gap',
        at: drawn(`
          . . . . . . . . .
          . . . X X X . . .
          . . X . O . X . .
          . X . O . . . X .
          . . X . . O X . .
          . . . . X X . . O
          . O . . . . O . .
        `),
        task: { gains: 3, wrong: { c2: 'short', b3: 'thick', e4: 'inside' } },
      },
    ],
  },
  {
    id: 'diagonals',
    steps: [
      {
        id: 'out',
        at: drawn(`
          . . . . . . .
          . . . O . . .
          . . O X . . .
          . . . O . . .
          . X . . . . .
          . . . . . X .
        `),
        task: { right: 'e4', wrong: { e5: 'slant', e3: 'slant' } },
      },
      {
        id: 'through',
        at: drawn(`
          . . . . . . .
          . . . . . O .
          . . . X O . .
          . . X O . . .
          . . . X . . .
          . . . . . . .
        `),
        task: { gains: 1, wrong: { e5: 'block', f3: 'far' } },
      },
      {
        id: 'corner',
        at: drawn(`
          . . . . . . . . .
          . . . X X . . . .
          . . X O O X O . .
          . . X O . . . . .
          . . . X O . . . .
          . . . . O . . . .
          . . . . . . X . .
        `),
        task: { gains: 3, wrong: { f4: 'wide' } },
      },
      {
        id: 'chain',
        at: drawn(`
          . . . . . . . .
          . . O O . . . .
          . O X X O X . .
          . O X X O . . .
          . . O . . X . .
          . . . . . . . .
          . . . O . . X .
        `),
        task: { right: 'd3', wrong: { e3: 'slant', d2: 'far' } },
      },
    ],
  },
  {
    id: 'free',
    steps: [
      {
        id: 'build',
        at: drawn(`
          . . . . . . . .
          . . X X . . . .
          . X . . X . . .
          . . X . . O . .
          . O . . O . . .
          . . . . . . . .
        `),
        task: { right: 'd3', wrong: { d2: 'low', c4: 'fill', d4: 'fill' } },
        then: 'c4',
      },
      { id: 'gift', task: { any: true, wrong: { d4: 'inside' } } },
      {
        id: 'keep-out',
        at: drawn(`
          . . . . . . . .
          . . O O . . . .
          . O . . O . . .
          . . O O . X . .
          . . . . X O . .
          . . . . . X . .
          . . . . . . . .
        `),
        task: { gains: 1, wrong: { c5: 'inside', d5: 'inside' } },
      },
      {
        id: 'halves',
        at: drawn(`
          . . . . . . . . .
          . . X X . X . . .
          . X . . X O X . .
          . . X . . . . . .
          . . . . . O . . .
          . . O . . . . . .
        `),
        task: { gains: 1, wrong: { d3: 'empty', d4: 'empty' } },
      },
      {
        id: 'save',
        at: drawn(`
          . . . . . . . . .
          . . X X . . . . .
          . X . . X . O . .
          . . X X . O X . .
          . . . . . . O . .
          . O . . O . . . .
          . . . . . . . . .
        `),
        task: { right: 'h4', wrong: { c5: 'fill', d5: 'fill', h5: 'slant', h3: 'slant' } },
      },
    ],
  },
  {
    id: 'enter',
    steps: [
      {
        id: 'break',
        at: drawn(`
          . . . . . . .
          . . . X . . .
          . . X O X . .
          . . O . O . .
          . . . O . . .
          . X . . . . .
          . . . . . . .
        `),
        task: { gains: 1 },
      },
      {
        id: 'which',
        at: drawn(`
          . . . . . . . .
          . . . . . . . .
          . . . O O X . .
          . . O . . O X .
          . . . O O X . .
          . X . . . . . .
          . . . . . . . .
        `),
        task: { gains: 1, wrong: { d4: 'lost' } },
      },
      {
        id: 'fill',
        at: drawn(`
          . . . . . . .
          . . . O . . .
          . . O X O . .
          . . X . X . .
          . . . X . . .
          . O . . . . .
          . . . . . . .
        `),
        task: { right: 'd4', wrong: { d7: 'outside' } },
      },
      {
        id: 'two',
        at: drawn(`
          . . . . . . . . . . .
          . . . X . . . . X . .
          . . X O . . . X O X .
          . . O . O . X O . O .
          . . . O X . . X O . .
          . . . . . . . . . . .
          . O . . . X . . . . .
        `),
        task: { gains: 2, wrong: { d4: 'lost', e5: 'slow' } },
      },
    ],
  },
  {
    id: 'back',
    steps: [
      {
        id: 'whole',
        at: drawn(`
          . . . . . . . .
          . . . X . . . .
          . . X O X . . .
          . X O x O X . .
          . . X O . . . .
          . . . X O . . .
          . O . . . O . .
          . . . . . . . .
        `),
        task: { gains: 4, wrong: { f4: 'outside', d5: 'circled' } },
      },
      {
        id: 'inside',
        at: drawn(`
          . . . . . . . . .
          . . . X X X . . .
          . . X O O . X . .
          . X O . x O X . .
          . . X O O X . . O
          . . . X . . . . .
          . O . . O . . . .
          . . . . . . O . .
        `),
        task: { gains: 6, wrong: { d5: 'circled', f6: 'idle', f3: 'outside' } },
      },
      {
        id: 'guard',
        at: drawn(`
          . . . . . . . .
          . . . O . . . .
          . . O X O . . .
          . O X o X O . .
          . . O X . . X .
          . . . O . . . .
          . X . . . X . .
          . . . . . . . .
        `),
        task: { right: 'e4', wrong: { f4: 'slant', e3: 'slant' } },
      },
      {
        id: 'instead',
        at: drawn(`
          . . . . . . . .
          . . . X X . . .
          . . X O . X . .
          . X O X . X . .
          . X . O . X . .
          . . X X O . . .
          . O . . . . . O
          . . O . O . . .
        `),
        task: { gains: 3, wrong: { e5: 'small' } },
      },
      {
        id: 'promise',
        at: drawn(`
          . . . . . . . .
          . . . X X . . .
          . . X O . X . .
          . X O X . X . .
          . X . O . X . .
          . . . X . . . .
          . O . . . O . O
          . . O . . . O .
        `),
        task: { right: 'e3 e4 c3 c4', wrong: { e5: 'small', e6: 'small' } },
      },
    ],
  },
  {
    id: 'rim',
    steps: [
      {
        id: 'never',
        at: drawn(`
          . . . . . . .
          X . . . X . .
          O X . X O . .
          . . . . X . .
          . . . . . . .
          . O . . . . .
        `),
        task: { gains: 1, wrong: { a3: 'rim' } },
      },
      {
        id: 'wall',
        at: drawn(`
          . . . . . . .
          . X . . . . .
          . O X . . . .
          . X . . . . .
          . . . . O . .
          . . . . . . .
        `),
        task: { gains: 1, wrong: { a5: 'beside', a3: 'beside' } },
      },
      {
        id: 'flee',
        at: drawn(`
          . . . . . . .
          . . . . . . .
          . O O . . . .
          . X X O . . .
          . O O . . . .
          . . . . X . .
          . . . X . . .
        `),
        task: { right: 'a4', wrong: { a5: 'slant', a3: 'slant' } },
      },
      {
        id: 'door',
        at: drawn(`
          . . . . . . .
          . . . . O . .
          . . X X . . .
          . X O O X . .
          . X O . X . .
          . X . X . . .
        `),
        task: { gains: 3, wrong: { d2: 'inside' } },
      },
      {
        id: 'slant',
        at: drawn(`
          . . . . . . .
          . X X . . . .
          . O O X . . .
          O X X . . . .
          . . . . . . .
          . . . . O . .
        `),
        task: { gains: 2, wrong: { a5: 'beside', a2: 'chase' } },
      },
      {
        id: 'hold',
        at: drawn(`
          . . . . . . .
          . O O . . . .
          . X X O . . .
          X O O . . . .
          . . . . X . .
          . . . . . . .
        `),
        task: { right: 'a4', wrong: { a5: 'slant', a2: 'slant' } },
      },
    ],
  },
];
