/**
 * How long exact endings take, from fixed seeds: processor time of one answer, for the win and for the lead of the best placing. Positions of random
 * play, or of one level against itself:
 *   npx tsx --conditions=source games/counterpoint/tools/endings.ts 30
 *   npx tsx --conditions=source games/counterpoint/tools/endings.ts 30 7
 */
import { CHANCE, NOBODY, Random, startPosition } from '@countertop/core';
import { type Aim, Exact } from '../brain/exact.ts';
import { thinkerAt } from '../brain/levels.ts';
import { counterpoint } from '../index.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { type Match, reached } from '../test/situations.ts';

const count = Number(process.argv[2]);
const level = process.argv[3] === undefined ? undefined : Number(process.argv[3]);
/** Where an ending is given up. */
const MOST_NODES = 20_000_000;
const TABLE_BITS = 18;

/** With two seats the bag is empty when eight spaces are left, so longer endings without draws are those of partners. */
const BIG = { width: 8, height: 6 };
const PARTNERS: Match = { options: { ...BIG, partners: true }, seats: 4 };

for (const [name, match, empty, sizes] of [
  ['with draws', {}, false, [5, 6, 7, 8]],
  ['with an empty bag', { options: BIG }, true, [8]],
  ['of partners with draws', { options: { partners: true }, seats: 4 }, false, [6, 7]],
  ['of partners with an empty bag', PARTNERS, true, [9, 10]],
] as const) {
  for (const vacancies of sizes) {
    const positions = endings(vacancies, match, empty);
    console.log(
      `${vacancies} spaces ${name}: ${(['win', 'lead'] as const).map((aim) => timed(positions, aim)).join('; ')}`,
    );
  }
}

function timed(positions: readonly CounterpointPosition[], aim: Aim): string {
  const exact = new Exact(aim, TABLE_BITS);
  let unsolved = 0;
  const times = positions.map((position) => {
    const begun = process.cpuUsage().user;
    exact.read(position);
    if (exact.solve({ nodes: MOST_NODES }, true) === undefined) unsolved++;
    return (process.cpuUsage().user - begun) / 1000;
  });
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  const median = times[times.length >> 1];
  const within = times.filter((each) => each <= 1000).length;
  return `${aim} mean ${mean.toFixed(0)} ms, median ${median.toFixed(0)}, longest ${times.at(-1)?.toFixed(0)}, ${within} of ${times.length} within a second${unsolved > 0 ? `, ${unsolved} given up` : ''}`;
}

function endings(vacancies: number, match: Match, empty: boolean): CounterpointPosition[] {
  const found: CounterpointPosition[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const position = level === undefined ? reached(seed, vacancies, match) : played(seed, level, vacancies, match);
    if (position?.vacancies === vacancies && (position.bagSize === 0) === empty) found.push(position);
  }
  return found;
}

/** As `reached`, but a level plays. */
function played(seed: number, level: number, vacancies: number, match: Match): CounterpointPosition | undefined {
  const start = startPosition(counterpoint, match.options ?? {}, match.seats ?? 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const random = new Random(seed);
  const thinker = thinkerAt(level, seed);
  while (position.actor !== NOBODY) {
    if (position.actor !== CHANCE && position.vacancies <= vacancies) return position;
    position.play(position.actor === CHANCE ? position.pick(random) : thinker.think(position, thinker.effort).move);
  }
  return undefined;
}
