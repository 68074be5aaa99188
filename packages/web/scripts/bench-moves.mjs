// How long the page works until a move is seen, on the tables that games name in test/hand.ts:
// npm run build && npx tsx --conditions=source packages/web/scripts/bench-moves.mjs
// Processor time of the page's main thread from the press to the frame that shows the point; a frame has 16.7 ms.
import { loadavg } from 'node:os';
import { deflateRawSync } from 'node:zlib';
import { loadGame } from '@countertop/catalogue';
import { Random, startPosition } from '@countertop/core';
import { HANDS } from '../test/hands.ts';
import { launch } from './chromium.mjs';
import { servedPage } from './served-page.mjs';

const FRAME = 1000 / 60;
const PRESSES = 40;
const { address, close } = await servedPage();
const browser = await launch();
try {
  for (const [id, { bench, spot }] of Object.entries(HANDS)) {
    if (bench === undefined || spot === undefined) continue;
    for (const before of bench.after) {
      const times = await measure(id, before);
      const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
      const within = times.filter((time) => time <= FRAME).length;
      console.log(
        `${id} after ${before} moves (load ${loadavg()[0].toFixed(1)}): median ${at(0.5).toFixed(1)} ms, ` +
          `95 % ${at(0.95).toFixed(1)} ms, ${within} of ${times.length} within a frame`,
      );
    }
  }
} finally {
  await browser.close();
  await close();
}

/** Makes some moves after so many random ones; the milliseconds that each took, the shortest first. */
async function measure(id, before) {
  const { options, isMove } = HANDS[id].bench;
  const game = (await loadGame(id)).value;
  const { position } = startPosition(game, options, 2).value;
  const random = new Random(7);
  const next = () => {
    for (;;) {
      const move = position.pick(random);
      const text = game.write(position, move);
      if (!isMove(text)) continue;
      position.play(move);
      return text;
    }
  };
  const players = ['Ada', 'Boris'].map((name) => ({ kind: 'person', name }));
  const moves = Array.from({ length: before }, next);
  const record = { version: 1, game: id, options, seats: 2, moves, players };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/#/open/${deflateRawSync(JSON.stringify(record)).toString('base64url')}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/match\//);
  // The board of the record that was opened is on the page until the match is.
  await page.locator('[data-test=entry]').waitFor();
  // The first presses warm the page up, and are not counted.
  for (let press = 0; press < 5; press++) await put(page, id, next());
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  for (let press = 0; press < PRESSES; press++) await put(page, id, next());
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  await context.close();
  return workOf(traceEvents).sort((a, b) => a - b);
}

async function put(page, id, move) {
  const count = await page.locator('[data-notation]').count();
  const spot = await HANDS[id].spot(page, move);
  await page.mouse.move(spot.x, spot.y);
  await page.waitForTimeout(50);
  await page.mouse.click(spot.x, spot.y);
  await page.waitForFunction((before) => document.querySelectorAll('[data-notation]').length > before, count);
  await page.waitForTimeout(250);
}

/** From every press to the frame after it: what the main thread did, without what lay inside something else. */
function workOf(events) {
  const presses = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerup');
  return presses.flatMap(({ pid, tid, ts }) => {
    const thread = events
      .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name !== 'RunTask')
      .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    const frame = thread.find(({ name, ts: at }) => name === 'Commit' && at > ts);
    if (frame === undefined) return [];
    let [work, end] = [0, 0];
    for (const event of thread) {
      if (event.ts < ts || event.ts > frame.ts || event.ts < end) continue;
      work += (event.tdur ?? event.dur) / 1000;
      end = event.ts + event.dur;
    }
    return [work];
  });
}
