// npm run flaky: the browser tests ten times alone and ten times beside eight busy loops; all must pass.
// `-- --beside alone` or `-- --beside loops` for one half, `-- --times 3` for fewer, `-- path/to/file.test.ts` for some of the files.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build, checkNode, chromium, install, test } from './steps.mjs';

const LOOPS = { alone: 0, loops: 8 };
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '10' }, beside: { type: 'string', default: 'both' } },
  allowPositionals: true,
});
const times = Number(values.times);
const halves = values.beside === 'both' ? Object.keys(LOOPS) : [values.beside];
if (!Number.isInteger(times) || times < 1) refuse(`--times must be a whole number from 1, not ${values.times}.`);
if (!halves.every((half) => half in LOOPS)) refuse(`--beside must be alone, loops or both, not ${values.beside}.`);

function refuse(reason) {
  console.error(reason);
  process.exit(2);
}

checkNode();
await install();
await build();
const browser = await chromium();
if (browser === undefined) process.exit(1);
process.env['CHROMIUM'] = browser;

/** Programs that only work; they end with this one, however it ends. */
function startLoops(count) {
  const code = `const parent = ${process.pid}; while (process.ppid === parent);`;
  return Array.from({ length: count }, () => spawn(process.execPath, ['-e', code], { stdio: 'ignore' }));
}

/** A line of the table, and under it what failed. */
function tellRow({ beside, run, passed, failed, seconds, names }) {
  const numbers = [run, passed, failed, seconds].map((each) => `${each}`.padStart(7));
  console.log([beside.padEnd(6) + numbers.join(' '), ...names.map((name) => `    ${name}`)].join('\n'));
}

const rows = [];
for (const beside of halves) {
  for (let run = 1; run <= times; run++) {
    const loops = startLoops(LOOPS[beside]);
    const begun = Date.now();
    const result = await test(`${beside}, run ${run}`, ['--project', 'browser', ...positionals]);
    for (const loop of loops) loop.kill('SIGKILL');
    rows.push({ beside, run, ...result, seconds: Math.round((Date.now() - begun) / 1000) });
    tellRow(rows.at(-1));
  }
}

const clean = rows.filter(({ failed }) => failed === 0);
console.log('\nbeside     run  passed  failed seconds');
for (const row of rows) tellRow(row);
console.log(`\n${clean.length} of ${rows.length} runs passed`);
process.exit(clean.length === rows.length ? 0 : 1);
