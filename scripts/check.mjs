// npm run check: the quick loop. Types, lint, and the tests of what has changed (all of them with --all).
import { checkNode, install, tool } from './steps.mjs';

checkNode();
await install();
const all = process.argv.includes('--all');
const steps = [
  ['tsc', ['-b']],
  ['tsc', ['-p', 'tsconfig.tests.json']],
  ['biome', ['check', '.']],
  ['vitest', ['run', '--project', 'unit', ...(all ? [] : ['--changed'])]],
];
for (const [name, args] of steps) {
  const status = await tool(name, args);
  if (status !== 0) process.exit(status);
}
