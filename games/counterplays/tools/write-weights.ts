/**
 * Trains and writes weights.ts: npx tsx --conditions=source games/counterplays/tools/write-weights.ts 300000 30000
 * The same numbers of quick and of good games write the same file.
 */
import { writeFileSync } from 'node:fs';
import type { Goal } from '../rules/position.ts';
import { Training } from './train.ts';

const SEED = 1;
const [playouts = 300_000, games = 30_000] = process.argv.slice(2).map(Number);

function weightsFor(goal: Goal): string {
  const report = (done: number, loss: number): void => console.log(goal, done, loss.toFixed(4));
  return new Training(goal, { seed: SEED, playouts, games, report }).run();
}

writeFileSync(
  new URL('../data/weights.ts', import.meta.url),
  `/** Learned by train.ts; read by evaluation.ts: a letter a weight, a line a ply. */
export const HIGHEST_WEIGHTS = \`${weightsFor('highest')}\`;

export const LOWEST_WEIGHTS = \`${weightsFor('lowest')}\`;
`,
);
