import type { RuleSection } from '@countertop/core';
import { drawn } from './drawn.ts';

const FIELD = { width: 9, height: 7, centreWidth: 0, centreHeight: 0 };

export const rules: readonly RuleSection[] = [
  { id: 'goal' },
  {
    id: 'circle',
    figure: {
      at: drawn(`
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . . X . . .
        . . . . . . .
        . O . . O . .
      `),
      steps: ['e4'],
    },
  },
  {
    id: 'wall',
    figure: {
      at: drawn(`
        . . . . . . .
        . . X X . . .
        . X O O X . .
        . . X O . O .
        . . . X . . .
        . O . . . . .
      `),
      steps: ['e3'],
    },
  },
  {
    id: 'free',
    figure: {
      at: drawn(`
        . . . . . . .
        . . X X . . .
        . X . . X . .
        . . X . . . .
        . O . . . O .
        . . O . O . .
      `),
      steps: ['d3', 'c4'],
    },
  },
  {
    id: 'back',
    figure: {
      at: { seats: 2, moves: 'd4 e4 e3 c4 f4 d3 e5 e2 a1 f3 a2 g4 a3 f5 a4 e6 a5', options: FIELD },
      steps: ['d5'],
    },
  },
  { id: 'stop' },
  { id: 'end' },
  { id: 'variants' },
  { id: 'advice' },
];
