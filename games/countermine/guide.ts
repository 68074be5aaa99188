import type { Guide } from '@countertop/search';
import { deedsOf } from './rules/deeds.ts';
import type { CounterminePosition } from './rules/position.ts';

export const guide: Guide<CounterminePosition> = {
  sample: {
    seats: 2,
    moves: 'g6 g4 e4 f5 e6 d6 f7 h5 g8 i6 j7 d5 e5 d4 e7 d7 d8 e8 g7 e3 h7 i7 d3 g5 i8 g10',
  },
  diagrams: [
    { rule: 'R3', seats: 2, moves: 'd6 d9 e6 e10 f6 h9 g6 i4 h6' },
    { rule: 'R5', seats: 2, moves: 'd6 d9 e6 e10 f6 h9 g6 i4 h6 xf6-' },
  ],
  example: 'f6',
  first: { level: 1 },
  opponent: 3,
  todo: (position) => (position.mustStrike ? 'todo.bonus' : position.maySwap ? 'todo.swap' : 'todo'),
  deeds: deedsOf,
  ahead: true,
  benches: [{ name: '', seats: 2, playouts: 200_000 }],
  rules: async () => (await import('./teach/rules.ts')).rules,
  lessons: async () => (await import('./teach/lessons.ts')).lessons,
  exam: async () => (await import('./teach/exam.ts')).exam,
  puzzles: async () => (await import('./data/puzzles.ts')).puzzles,
  sheets: async () => (await import('./teach/sheets.ts')).sheets,
  ladder: async () => (await import('./data/ladder.ts')).ladder,
};
