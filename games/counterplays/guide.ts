import type { Guide } from '@countertop/search';
import { levels } from './brain/level-count.ts';
import { deedsOf } from './rules/deeds.ts';
import type { CounterplaysPosition } from './rules/position.ts';

export const guide: Guide<CounterplaysPosition> = {
  sample: {
    seats: 2,
    moves: 'Y10@0,0 X0@1,-2 O0@1,-1 V0@2,1 L0@3,-1 O0@1,-3 N1@1,1 N0@0,-5 P1@1,-4 J0@3,-4 W3@1,-3 T2@1,-3',
  },
  diagrams: [
    { rule: 'R3', seats: 2, moves: 'Y10@0,0 X0@1,-2' },
    { rule: 'R4', seats: 2, moves: 'Y10@0,0 X0@1,-2 O0@1,-1' },
  ],
  example: 'N4@-2,3',
  first: { level: 1 },
  opponent: 3,
  levels,
  seatColours: ['var(--piece-light)', 'var(--piece-dark)'],
  todo: () => 'todo',
  deeds: deedsOf,
  decided: (position) =>
    position.leaders([0, 1]).length === 1 ? { code: 'decided', data: { level: position.decidingLevel() } } : undefined,
  benches: [{ name: '', seats: 2, playouts: 1_000 }],
  screens: [{ name: 'build', icon: 'flip' }],
  rules: async () => (await import('./teach/rules.ts')).rules,
  lessons: async () => (await import('./teach/lessons.ts')).lessons,
  exam: async () => (await import('./teach/exam.ts')).exam,
  puzzles: async () => (await import('./data/puzzles.ts')).puzzles,
  sheets: async () => (await import('./teach/sheets.ts')).sheets,
  ladder: async () => (await import('./data/ladder.ts')).ladder,
};
