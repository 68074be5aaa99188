import type { Guide } from '@countertop/search';
import { deedsOf } from './rules/deeds.ts';
import { PLAY_OUT, type PointsPosition } from './rules/position.ts';

const FIELD = { width: 9, height: 7, centreWidth: 0, centreHeight: 0 };

export const guide: Guide<PointsPosition> = {
  sample: {
    options: { width: 14, height: 10, centreWidth: 4, centreHeight: 4 },
    seats: 2,
    moves:
      'g6 g5 f5 f6 e6 f7 g4 h5 e5 h4 h7 g7 h6 h8 i7 g3 f4 i8 j7 h3 g8 f8 e7 e8 d7 d8 c8 i6 c9 j6 d9 k7 e9 k8 f9 l9',
  },
  diagrams: [
    { rule: 'R1', seats: 2, moves: '', options: { width: 14, height: 11, centreWidth: 4, centreHeight: 5 } },
    { rule: 'R3', seats: 2, moves: 'd4 e4 e3 g5 f4 g6 e5', options: FIELD },
    { rule: 'R4', seats: 2, moves: 'd4 e4 e3 c4 f4 d3 e5 e2 a1 f3 a2 g4 a3 f5 a4 e6 a5 d5', options: FIELD },
  ],
  example: 'd4',
  first: { preset: 'Mini', level: 1 },
  opponent: 3,
  todo(position) {
    if (position.phase === PLAY_OUT) return position.field.unhurried ? 'todo.done.unhurried' : 'todo.done';
    return position.ply < 2 ? 'todo.first' : 'todo';
  },
  deeds: deedsOf,
  ahead: true,
  benches: [
    { name: '20x20', options: { width: 20, height: 20 }, seats: 2, playouts: 8_000 },
    { name: '38x31', seats: 2, playouts: 2_000 },
  ],
  files: [
    {
      name: 'SGF',
      ending: 'sgf',
      type: 'application/x-go-sgf',
      // Only SGF begins with a round bracket.
      begins: (text) => text.trimStart().startsWith('('),
      charset: (text) => /CA\[\s*([\w-]+)\s*\]/.exec(text)?.[1],
      load: async () => (await import('./rules/sgf-codec.ts')).sgfCodec,
    },
  ],
  rules: async () => (await import('./teach/rules.ts')).rules,
  lessons: async () => (await import('./teach/lessons.ts')).lessons,
  exam: async () => (await import('./teach/exam.ts')).exam,
  puzzles: async () => (await import('./data/puzzles.ts')).puzzles,
  sheets: async () => (await import('./teach/sheets.ts')).sheets,
  ladder: async () => (await import('./data/ladder.ts')).ladder,
};
