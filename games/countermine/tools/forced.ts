import { Random } from '@countertop/core';
import { Reading } from '../brain/reading.ts';
import { ForcedSearch, NO_WIN } from '../brain/threats.ts';
import { CounterminePosition, GOAL } from '../rules/position.ts';

/*
 * How fast wins by force are searched: `npx tsx --conditions=source games/countermine/tools/forced.ts`. Positions at two points each in which
 * there is much to try; cubes that the search puts, a second of processor time.
 */
const POSITIONS = 40;
const TRIED = 20_000;
/** So many cubes are put at least, or the position says nothing. */
const MUCH = 400;
const ROUNDS = 9;

/** Counts what is played. */
class Counted extends CounterminePosition {
  cubes = 0;

  override play(move: number): void {
    this.cubes++;
    super.play(move);
  }
}

/** Two rows of six for each seat at the rims, which cannot be struck, and cubes strewn between, twice as many of seat 0. */
function strewn<P extends CounterminePosition>(position: P, seed: number): P | undefined {
  const random = new Random(seed);
  const rims = [
    [0, 12],
    [132, 120],
  ];
  for (const seat of [0, 1]) {
    for (const rim of rims[seat]) for (const column of [0, 1, 2, 4, 5]) position.setUp(seat, rim + column);
  }
  for (let cube = 0; cube < 26; cube++) {
    const cell = (2 + random.below(8)) * 12 + random.below(12);
    if (position.ownerAt(cell) < 0) position.setUp(cube % 3 === 0 ? 1 : 0, cell);
  }
  position.begin(0);
  for (const row of [0, 1]) for (const seat of [0, 1]) position.play(rims[seat][row] + 3);
  return position.actor === 0 && position.scores().every((score) => score === GOAL - 1) ? position : undefined;
}

const seeds: number[] = [];
let cubes = 0;
let wins = 0;
const counting = new ForcedSearch(new Reading());
for (let seed = 1; seeds.length < POSITIONS; seed++) {
  const position = strewn(new Counted(false), seed);
  if (position === undefined) continue;
  position.cubes = 0;
  const won = counting.win(position, TRIED) !== NO_WIN;
  if (position.cubes < MUCH) continue;
  seeds.push(seed);
  cubes += position.cubes;
  if (won) wins++;
}
const positions = seeds.flatMap((seed) => strewn(new CounterminePosition(false), seed) ?? []);
const speeds: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const search = new ForcedSearch(new Reading());
  const before = process.cpuUsage();
  for (const position of positions) search.win(position, TRIED);
  const { user, system } = process.cpuUsage(before);
  speeds.push(cubes / ((user + system) / 1e6));
}
speeds.sort((a, b) => a - b);
console.log(
  `${positions.length} positions, ${wins} won, ${cubes} cubes: ${Math.round(speeds[ROUNDS >> 1])} a second (${Math.round(speeds[0])} to ${Math.round(speeds[ROUNDS - 1])})`,
);
