import type { Measuring } from '../../../scripts/measuring/measuring.ts';

export const measuring: Measuring = {
  game: 'counterpoint',
  tables: [
    { name: '2 seats', seats: 2 },
    { name: '3 seats', seats: 3 },
    { name: '4 seats', seats: 4 },
    { name: 'partners', seats: 4, options: { partners: true } },
  ],
  highest: 8000,
  second: 32_000,
  reliability: { table: { name: '2 seats', seats: 2 }, nodes: 400, phases: 1, counts: true },
};
