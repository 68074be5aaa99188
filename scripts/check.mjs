// npm run check: the quick loop. Types, lint, and the tests of what has changed (all of them with --all), side by side.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, compile, install, root, Tally, test, testTypes, tool } from './steps.mjs';

checkNode();
await install();
const all = process.argv.includes('--all');
const changed = all ? [] : changedFiles();
const lint = all ? ['.'] : changed;

const tally = new Tally();
async function types() {
  await tally.check('types', compile);
  await tally.check('types of the tests', testTypes);
}
async function style() {
  if (lint.length === 0) return;
  const flags = ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  await tally.check('lint', (options) => tool('biome', [...flags, ...lint], options));
}
async function tests() {
  tally.add(await test('tests', ['--project', 'unit', '--passWithNoTests', ...(all ? [] : ['--changed'])]));
}
await Promise.all([types(), style(), tests()]);
tally.tell();
process.exit(tally.failed === 0 ? 0 : 1);

/** What differs from the last commit, new files included. */
function changedFiles() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.split('\n') ?? [];
  const names = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return names.filter((name) => name !== '' && existsSync(join(root, name)));
}
