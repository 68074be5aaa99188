/**
 * Trains and writes weights.ts, a few minutes: npx tsx --conditions=source games/foursquare/tools/write-weights.ts
 * The same seed and games write the same file.
 */
import { writeFileSync } from 'node:fs';
import { pack } from '../brain/pack.ts';
import { train } from './train.ts';

const SEED = 1;
const RUNS = [
  { name: 'solitaire', seats: 1, games: 150_000 },
  { name: 'duel', seats: 2, games: 300_000 },
] as const;

const sets = RUNS.map(({ name, seats, games }) => {
  const { weights, spread } = train(seats, games, SEED);
  const rounded = [...spread].map((tens) => Number(tens.toFixed(1)));
  return `/** ${games} games from seed ${SEED}. */
export const ${name} = {
  weights:
    '${pack(weights)}',
  spread: [${rounded.join(', ')}],
} as const;
`;
});

writeFileSync(
  new URL('../data/weights.ts', import.meta.url),
  `// Written by tools/write-weights.ts; not by hand.

/** Goes up when features or training change, so that figures can say which weights they are about. */
export const WEIGHTS_VERSION = 1;

${sets.join('\n')}`,
);
