import { existsSync } from 'node:fs';
import type { Doubling } from '@countertop/search';
import { readAsked } from './measuring/command-line.ts';
import { measuredOf, thinkingTimeText, worthKeeping } from './measuring/data-text.ts';
import { commitOf } from './measuring/fingerprint.ts';
import { dataFile } from './measuring/measuring.ts';
import { playSteps } from './measuring/play-steps.ts';
import { doublingsOf } from './measuring/steps.ts';
import { writeData } from './measuring/write-data.ts';

const USAGE = `npm run thinking-time -- [--game GAME] [--pairs N] [--workers N] [--minutes N] [--only NAME]
Plays the highest level against itself with half the time and writes games/*/data/thinking-time.ts. It may be stopped and given again.`;

const asked = await readAsked(USAGE);
const steps = (await Promise.all(asked.measurings.map((each) => doublingsOf(each, asked.rounds)))).flat();
const played = await playSteps(steps, 'thinking-time', asked, console.log);
for (const measuring of asked.measurings) {
  const { game } = measuring;
  const file = dataFile(game, 'thinking-time.ts');
  const known: { doublings: readonly Doubling[] } = existsSync(file) ? await import(file.href) : { doublings: [] };
  const doublings = played
    .filter(({ step }) => step.plan.game === game)
    .flatMap(({ step: { milliseconds, nodes, rounds }, summary }): readonly Doubling[] => {
      const measured = measuredOf(summary, commitOf(game));
      const before = known.doublings.find((each) => each.milliseconds === milliseconds);
      return worthKeeping(measured && { milliseconds, nodes, ...measured }, before, summary.rounds >= rounds);
    });
  writeData(game, 'thinking-time.ts', thinkingTimeText(measuring, doublings));
}
console.log('`npm run docs` brings it into docs/strength.md.');
