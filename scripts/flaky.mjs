// npm run flaky: the browser tests ten times alone and ten times beside eight busy loops; all must pass.
// `-- --times 3` for fewer, `-- path/to/file.test.ts` for some of the files.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build, checkNode, chromium, install, test } from './steps.mjs';

const LOOPS = 8;
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times must be a whole number from 1, not ${values.times}.`);
  process.exit(2);
}

checkNode();
await install();
await build();
const browser = await chromium();
if (browser === undefined) process.exit(1);
process.env['CHROMIUM'] = browser;

/** Programs that only work; they end with this one, however it ends. */
function startLoops() {
  const code = `const parent = ${process.pid}; while (process.ppid === parent);`;
  return Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', code], { stdio: 'ignore' }));
}

const rows = [];
for (const beside of ['nothing', `${LOOPS} busy loops`]) {
  for (let run = 1; run <= times; run++) {
    const loops = beside === 'nothing' ? [] : startLoops();
    const begun = Date.now();
    const result = await test(`run ${run} beside ${beside}`, ['--project', 'browser', ...positionals]);
    for (const loop of loops) loop.kill('SIGKILL');
    rows.push({ beside, run, ...result, seconds: Math.round((Date.now() - begun) / 1000) });
  }
}

const clean = rows.filter(({ failed }) => failed === 0);
console.log('\nbeside         run  passed  failed  seconds');
for (const { beside, run, passed, failed, seconds, names } of rows) {
  const cells = [
    beside.padEnd(13),
    ...[run, passed, failed, seconds].map((cell, at) => `${cell}`.padStart(at ? 6 : 4)),
  ];
  console.log([cells.join('  '), ...names.map((name) => `    ${name}`)].join('\n'));
}
console.log(`\n${clean.length} of ${rows.length} runs passed`);
process.exit(clean.length === rows.length ? 0 : 1);
