// npm test: installs what is missing and runs everything. The last line counts: `N passed, N failed`.
import { rmSync } from 'node:fs';
import { build, checkNode, chromium, install, postgres, redis, Tally, test, testTypes, tool, web } from './steps.mjs';

checkNode();
const [{ CHROMIUM: browser, ...services }] = await Promise.all([programs(), install()]);
if (browser !== undefined) process.env['CHROMIUM'] = browser;
// What is not found here is not found by the tests that need it either: they fail and say so.
for (const [name, path] of Object.entries(services)) if (path !== undefined) process.env[name] = path;

/** What the tests need beyond npm, beside what npm brings; one after the other, because the system installs one thing at a time. */
async function programs() {
  return { CHROMIUM: await chromium(), POSTGRES_BIN: await postgres(), REDIS_SERVER: await redis() };
}

const tally = new Tally();
if (browser === undefined) tally.count('Chromium', 1);

/** What only reads the sources: beside the build, which leaves half of the time to others. */
async function statics() {
  await tally.check('types of the tests', testTypes);
  await tally.check('lint', (options) => tool('biome', ['check', '.'], options));
  await tally.check('types of the page', (options) => web('check', options));
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
tally.tell();
process.exit(tally.failed === 0 ? 0 : 1);
