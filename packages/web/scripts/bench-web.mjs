// npm run build && npm run bench:web: what the page weighs, and what Lighthouse says of it; --sizes leaves Lighthouse out.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@countertop/catalogue';
import { CHROMIUM, FLAGS, launch } from './chromium.mjs';
import { PAGE, servedPage } from './served-page.mjs';

/** Any will do: their pages are made alike. */
const game = games[0].id;
const FIRST_PAGE_LIMIT = 60;
/** One run says little on a machine that others use. */
const RUNS = 3;
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
};

const zipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length / 1000;
const files = readdirSync(PAGE, { recursive: true })
  .filter((name) => /\.(?:js|css)$/.test(name))
  .map((name) => ({ name, size: zipped(join(PAGE, name)) }))
  .sort((a, b) => b.size - a.size);
for (const { name, size } of files) console.log(`${size.toFixed(1).padStart(7)} kB gzip  ${name}`);

const { address, close } = await servedPage();
let failed = false;
try {
  // What the first page loads at once: asked of a browser, because only it knows.
  const browser = await launch();
  for (const route of ['', `#/${game}`, `#/${game}/new`]) {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
    const visit = await context.newPage();
    const scripts = new Set();
    visit.on('response', (response) => response.url().endsWith('.js') && scripts.add(new URL(response.url()).pathname));
    await visit.goto(`${address}/${route}`, { waitUntil: 'load' });
    const begun = [...scripts].reduce((sum, path) => sum + zipped(join(PAGE, path)), 0);
    await visit.waitForLoadState('networkidle');
    const whole = [...scripts].reduce((sum, path) => sum + zipped(join(PAGE, path)), 0);
    console.log(
      `\n${route || 'home'}: ${begun.toFixed(1)} kB of JavaScript gzipped to show the page, ${whole.toFixed(1)} kB with the boards that follow`,
    );
    if (route === '' && begun > FIRST_PAGE_LIMIT) failed = true;
    await context.close();
  }
  await browser.close();
  if (!process.argv.includes('--sizes')) {
    for (const route of ['', `#/${game}`, `#/${game}/new`, `#/${game}/rules`])
      failed = !(await lighthouse(`${address}/${route}`)) || failed;
  }
} finally {
  await close();
}
process.exit(failed ? 1 : 0);

/** True where the median of the runs has at least 95 in every category. */
async function lighthouse(url) {
  const reports = [];
  for (let run = 0; run < RUNS; run++) reports.push(await lighthouseOnce(url));
  const median = (pick) => reports.map(pick).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  const titles = Object.entries(reports[0].categories);
  const scores = titles.map(([id, { title }]) => [
    title,
    median(({ categories }) => Math.round(categories[id].score * 100)),
  ]);
  const times = Object.entries(TIMES).map(
    ([id, name]) => `${name} ${Math.round(median(({ audits }) => audits[id].numericValue))} ms`,
  );
  const speed = Math.round(median(({ environment }) => environment.benchmarkIndex));
  const all = reports.map(({ categories }) => Math.round(categories.performance.score * 100)).join(', ');
  console.log(
    `\n${url}, median of ${RUNS} (load ${loadavg()[0].toFixed(1)}, Lighthouse's index of the machine ${speed}): ${scores.map((each) => each.join(' ')).join(', ')}`,
  );
  console.log(`  performance of each run ${all}; ${times.join(', ')}`);
  return scores.every(([, score]) => score >= 95);
}

async function lighthouseOnce(url) {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-lighthouse-'));
  const report = join(folder, 'report.json');
  const args = [
    '--yes',
    'lighthouse@12.8.2',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--only-categories=performance,accessibility,best-practices',
    `--chrome-flags=${FLAGS.join(' ')}`,
  ];
  const child = spawn('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  await new Promise((resolve) => child.on('exit', resolve));
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
