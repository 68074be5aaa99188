import type { Guide } from '@countertop/search';
import { deedsOf } from './rules/deeds.ts';
import type { CounterpointPosition } from './rules/position.ts';

export const guide: Guide<CounterpointPosition> = {
  sample: {
    seats: 2,
    moves:
      '?g ?b ?b ?g ?r ?g ?r ?y +r +g +b +b +r +b +r +y b:a4 +g r:f1 +r g:e1 +g r:f3 +y g:f6 +r r:b6 +b r:c1 +r b:b1 +g b:b2 +y y:d1 g:a1 b:e5 +g +g +b r:c4 +r g:a2 +r r:e2 +r y:f4 +b r:a5 +y b:f5 g:f2 b:c3 +g +b +b r:d2 +b b:d6 +b y:a3 b:b5 +g +y r:b4 +b',
  },
  diagrams: [
    { rule: 'R4', seats: 2, moves: '?y +r +g +b +y +r +b +y +g' },
    { rule: 'R6', seats: 2, moves: '?y +r +g +b +y +r +b +y +g r:b3 +r r:e5 +g g:c3 +r b:d5 +y b:d3 +g y:a1 +b y:e3' },
  ],
  example: 'y:c4',
  first: { preset: 'quick', level: 1 },
  opponent: 3,
  lots: true,
  telling: true,
  todo: (position, last) => (last?.before.actor === position.actor ? 'todo.again' : 'todo'),
  deeds: deedsOf,
  benches: [{ name: '6x6, 2 seats', seats: 2, playouts: 60_000 }],
  rules: async () => (await import('./teach/rules.ts')).rules,
  lessons: async () => (await import('./teach/lessons.ts')).lessons,
  exam: async () => (await import('./teach/exam.ts')).exam,
  puzzles: async () => (await import('./data/puzzles.ts')).puzzles,
  sheets: async () => (await import('./teach/sheets.ts')).sheets,
  ladder: async () => (await import('./data/ladder.ts')).ladder,
};
