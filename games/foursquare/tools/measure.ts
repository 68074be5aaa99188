import type { Measuring } from '../../../scripts/measuring/measuring.ts';

export const measuring: Measuring = {
  game: 'foursquare',
  tables: [
    { name: '2 seats', seats: 2 },
    { name: '3 seats', seats: 3 },
    { name: '4 seats', seats: 4 },
  ],
  highest: 30_000,
  second: 1_000_000,
  reliability: { table: { name: '2 seats', seats: 2 }, nodes: 600, phases: 1, counts: true },
};
