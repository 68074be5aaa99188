// npm run check: the quick loop. Types, lint, and the tests of what has changed (all of them with --all).
import { checkNode, compile, install, tool } from './steps.mjs';

checkNode();
await install();
const all = process.argv.includes('--all');
const steps = [
  ['tsc', ['-p', 'tsconfig.tests.json']],
  ['biome', ['check', '.']],
  ['vitest', ['run', '--project', 'unit', ...(all ? [] : ['--changed'])]],
];
const compiled = await compile();
if (compiled !== 0) process.exit(compiled);
for (const [name, args] of steps) {
  const status = await tool(name, args);
  if (status !== 0) process.exit(status);
}
