import { readAsked } from './measuring/command-line.ts';
import { calibrationText, reliabilityText } from './measuring/data-text.ts';
import { commitOf } from './measuring/fingerprint.ts';
import { KeptRounds } from './measuring/kept-rounds.ts';
import { SEEDS } from './measuring/measuring.ts';
import { playKept, type Wanted } from './measuring/play-kept.ts';
import { learnCalibration, type Reliability, testCalibration } from './measuring/reliability.ts';
import type { ToldGame } from './measuring/told-game.ts';
import { byWords } from './measuring/told-words.ts';
import { writeData } from './measuring/write-data.ts';

const USAGE = `npm run reliability -- [--game GAME] [--pairs N] [--workers N] [--minutes N]
Plays the highest level against itself, compares what it says with what comes of it, and writes games/*/data/calibration.ts and
reliability.ts. N pairs are N games to learn from and N to test with. It may be stopped and given again.`;
const PAIRS = 400;
/** Fewer say nothing. */
const LEAST = 40;

const asked = await readAsked(USAGE);
const wanted = 2 * (asked.rounds ?? PAIRS);
const all = asked.measurings.map((measuring) => {
  const { table, nodes } = measuring.reliability;
  const terms = { table, nodes, seed: SEEDS.reliability };
  return { measuring, kept: new KeptRounds<ToldGame>('reliability', measuring.game, 'games', terms) };
});
await playKept(
  all.map(
    ({ measuring: { game }, kept }): Wanted<ToldGame> => ({
      kept,
      wanted,
      taskOf: (round) => ({ kind: 'told', game, round }),
      done: () => console.log(`${game}: ${kept.rounds.size} games`),
    }),
  ),
  asked,
);
for (const { measuring, kept } of all) {
  const { game, reliability } = measuring;
  const told = kept.inOrder(wanted);
  if (told.length < LEAST) {
    console.log(`${game}: ${told.length} games are too few to learn from`);
    continue;
  }
  const learned = learnCalibration(
    told.filter(({ round }) => round % 2 === 0),
    reliability,
  );
  const others = told.filter(({ round }) => round % 2 === 1);
  const tested = testCalibration(others, learned);
  const commit = commitOf(game);
  writeData(game, 'calibration.ts', calibrationText(measuring, learned, told.length - tested.games));
  writeData(game, 'reliability.ts', reliabilityText(measuring, tested, commit));
  const off = ({ shown }: Reliability): string =>
    shown.map(({ said, came, games: many }) => (many === 0 ? '-' : (came - said).toFixed(2))).join(' ');
  console.log(
    `${game}: sharpness ${learned.sharpness}, bend ${learned.bend}, optimism ${learned.optimism}, surplus ${learned.surplus ?? '-'}, kept ${learned.kept ?? '-'}`,
  );
  console.log(
    `off by tenths: ${off(tested)}; where every word counts: ${off(testCalibration(others, learned, byWords))}`,
  );
}
console.log('`npm run docs` brings it into docs/strength.md.');
