import { existsSync } from 'node:fs';
import type { Beside, Ladder, LadderStep } from '@countertop/search';
import { readAsked } from './measuring/command-line.ts';
import { ladderText, measuredOf, worthKeeping } from './measuring/data-text.ts';
import { commitOf } from './measuring/fingerprint.ts';
import { dataFile, type Measuring } from './measuring/measuring.ts';
import { type PlayedStep, playSteps } from './measuring/play-steps.ts';
import { type Rung, rungsOf } from './measuring/steps.ts';
import { writeData } from './measuring/write-data.ts';

const USAGE = `npm run ladder -- [--game GAME] [--pairs N] [--workers N] [--minutes N] [--only NAME]
Plays every level against the one below and writes games/*/data/ladder.ts. It may be stopped and given again.`;

const asked = await readAsked(USAGE);
const rungs = (await Promise.all(asked.measurings.map((each) => rungsOf(each, asked.rounds)))).flat();
const played = await playSteps(rungs, 'ladder', asked, console.log);
for (const measuring of asked.measurings) {
  const own = played.filter(({ step }) => step.plan.game === measuring.game);
  await write(measuring, own);
}
console.log('`npm run docs` brings it into docs/strength.md.');

async function write(measuring: Measuring, own: readonly PlayedStep<Rung>[]): Promise<void> {
  const { game, tables } = measuring;
  const file = dataFile(game, 'ladder.ts');
  const known: { ladder: Ladder; besides?: readonly Beside[] } = existsSync(file)
    ? await import(file.href)
    : { ladder: [] };
  const commit = commitOf(game);
  const ladder: LadderStep[] = [];
  const besides: Beside[] = [];
  for (const { step, summary } of own) {
    const { level, against, table } = step;
    const measured = measuredOf(summary, commit);
    const isWhole = summary.rounds >= step.rounds;
    if (against !== 'random' && table === tables[0]) {
      const before = known.ladder.find((each) => each.level === level);
      ladder.push(...worthKeeping(measured && { level, against, ...measured }, before, isWhole));
    } else if (against !== 'beginner') {
      const before = known.besides?.find(
        (each) => each.table === table.name && each.level === level && each.against === against,
      );
      besides.push(...worthKeeping(measured && { table: table.name, level, against, ...measured }, before, isWhole));
    }
  }
  writeData(game, 'ladder.ts', ladderText(measuring, ladder, besides));
}
