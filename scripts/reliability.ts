import { addLine, cacheFile, readLines } from './measuring/cache.ts';
import { readAsked } from './measuring/command-line.ts';
import { calibrationText, reliabilityText } from './measuring/data-text.ts';
import { commitOf } from './measuring/fingerprint.ts';
import { playAll, type Work } from './measuring/play-all.ts';
import { learnCalibration, testCalibration } from './measuring/reliability.ts';
import type { ToldGame } from './measuring/told-game.ts';
import { writeData } from './measuring/write-data.ts';

const USAGE = `npm run reliability -- [--game GAME] [--pairs N] [--workers N] [--minutes N]
Plays the highest level against itself, compares what it says with what comes of it, and writes games/*/data/calibration.ts and
reliability.ts. N pairs are N games to learn from and N to test with. It may be stopped and given again.`;
const PAIRS = 400;
/** Fewer say nothing. */
const LEAST = 40;

const asked = await readAsked(USAGE);
const kept = asked.measurings.map((measuring) => {
  const path = cacheFile('reliability', measuring.game, 'games');
  return { measuring, path, games: new Map(readLines<ToldGame>(path).map((game) => [game.round, game])) };
});
const wanted = 2 * (asked.rounds ?? PAIRS);
await playAll(
  kept.map(
    ({ measuring: { game }, path, games }): Work<ToldGame> => ({
      wanted,
      kept: games.keys(),
      taskOf: (round) => ({ kind: 'told', game, round }),
      keep(round, told) {
        games.set(round, told);
        addLine(path, told);
      },
      done: () => console.log(`${game}: ${games.size} games`),
    }),
  ),
  asked,
);
for (const { measuring, games } of kept) {
  const { game, reliability } = measuring;
  const told = [...games.values()].filter(({ round }) => round < wanted).sort((a, b) => a.round - b.round);
  if (told.length < LEAST) {
    console.log(`${game}: ${told.length} games are too few to learn from`);
    continue;
  }
  const learned = learnCalibration(
    told.filter(({ round }) => round % 2 === 0),
    reliability,
  );
  const tested = testCalibration(
    told.filter(({ round }) => round % 2 === 1),
    learned,
  );
  const commit = commitOf(game);
  writeData(game, 'calibration.ts', calibrationText(measuring, learned, told.length - tested.games));
  writeData(game, 'reliability.ts', reliabilityText(measuring, tested, commit));
  const off = tested.shown.map(({ said, came, games: many }) => (many === 0 ? '-' : (came - said).toFixed(2)));
  console.log(
    `${game}: sharpness ${learned.sharpness}, surplus ${learned.surplus ?? '-'}; off by tenths: ${off.join(' ')}`,
  );
}
console.log('`npm run docs` brings it into docs/strength.md.');
