// npm test: installs what is missing and runs everything. The last line counts: `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, chromium, install, run, tool } from './steps.mjs';

checkNode();
await install();
await build();

let passed = 0;
let failed = 0;
const count = (status) => (status === 0 ? passed++ : failed++);

for (const [name, args] of [
  ['tsc', ['-p', 'tsconfig.tests.json']],
  ['biome', ['check', '.']],
]) {
  console.log(`\n> ${name} ${args.join(' ')}`);
  count(await tool(name, args));
}

console.log('\n> svelte-check');
count(
  await run('npm', ['run', '--silent', '--workspace', '@countertop/web', 'check'], {
    shell: process.platform === 'win32',
  }),
);

const browser = await chromium();
if (browser === undefined) failed++;
else process.env['CHROMIUM'] = browser;

const folder = mkdtempSync(join(tmpdir(), 'countertop-test-'));
const report = join(folder, 'vitest.json');
console.log('\n> vitest run');
const status = await tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  // A file that does not load has no tests to count, yet it failed.
  const unloaded = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  failed += unloaded.length;
  if (status !== 0 && result.numFailedTests === 0 && unloaded.length === 0) failed++;
} catch (error) {
  console.error(`vitest left no report: ${error.message}`);
  failed++;
}
rmSync(folder, { recursive: true, force: true });

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
