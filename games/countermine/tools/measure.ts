import type { Measuring } from '../../../scripts/measuring/measuring.ts';

export const measuring: Measuring = {
  game: 'countermine',
  tables: [{ name: '2 seats', seats: 2 }],
  highest: 100_000,
  second: 400_000,
  reliability: { table: { name: '2 seats', seats: 2 }, nodes: 3000, phases: 1, counts: false },
};
