import type { Measuring } from '../../../scripts/measuring/measuring.ts';

const SQUARE_20 = { width: 20, height: 20, centreWidth: 6, centreHeight: 6 };

export const measuring: Measuring = {
  game: 'points',
  tables: [{ name: '2 seats, 14x14', seats: 2, options: { width: 14, height: 14, centreWidth: 6, centreHeight: 6 } }],
  highest: 12_000,
  second: 52_000,
  reliability: {
    table: { name: '20x20, cross', seats: 2, options: { ...SQUARE_20, start: 'cross', stop: 'ground' } },
    nodes: 200,
    phases: 3,
    counts: true,
    fades: true,
  },
};
