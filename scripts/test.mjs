// npm test: installs what is missing and runs everything. The last line counts: `N passed, N failed`.
import { rmSync } from 'node:fs';
import {
  build,
  checkNode,
  chromium,
  install,
  postgres,
  redis,
  Tally,
  tell,
  test,
  testTypes,
  tool,
  web,
} from './steps.mjs';

checkNode();
await install();
const browser = await chromium();
if (browser !== undefined) process.env['CHROMIUM'] = browser;

// What is not found here is not found by the tests that need it either: they fail and say so.
const services = { POSTGRES_BIN: await postgres(), REDIS_SERVER: await redis() };
for (const [name, path] of Object.entries(services)) if (path !== undefined) process.env[name] = path;

const tally = new Tally();
if (browser === undefined) tally.failed++;

/** What only reads the sources: beside the build, which leaves half of the time to others. */
async function statics() {
  tally.count(await tell('types of the tests', testTypes));
  tally.count(await tell('lint', (options) => tool('biome', ['check', '.'], options)));
  tally.count(await tell('types of the page', (options) => web('check', options)));
}

/** The folder of the clone with a game and a language more; none where it cannot be built, which the tests that need it then say. */
async function buildClone() {
  const printed = [];
  const options = { stdio: ['ignore', 'pipe', 'ignore'], print: (chunk) => printed.push(chunk) };
  const status = await tool('tsx', ['--conditions=source', 'test/proof/build-clone.ts'], options);
  return status === 0 ? Buffer.concat(printed).toString().trim() : undefined;
}

await Promise.all([statics(), build()]);
// One after the other: what computes and what waits for browsers would take the processor from each other, and its memory. The
// clone is built beside: whoever waited for it would leave a processor idle.
const [clone, unit] = await Promise.all([
  browser === undefined ? undefined : buildClone(),
  test('unit', ['--project', 'unit']),
]);
tally.add(unit);
if (clone !== undefined) process.env['PROOF_CLONE'] = clone;
// The command line, the packages and the page as they are built, here and in a clone with a game and a language more.
const projects = browser === undefined ? ['system'] : ['system', 'browser', 'proof'];
tally.add(
  await test(
    projects.join(' and '),
    projects.flatMap((name) => ['--project', name]),
  ),
);
if (clone !== undefined) rmSync(clone, { recursive: true, force: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
