import type { Measuring } from '../../../scripts/measuring/measuring.ts';

export const measuring: Measuring = {
  game: 'counterplays',
  tables: [{ name: '2 seats', seats: 2 }],
  highest: 24_000,
  second: 24_000,
  reliability: { table: { name: '2 seats', seats: 2 }, nodes: 240, phases: 1, counts: false },
};
