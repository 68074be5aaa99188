import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, type Move, NOBODY, Random, readFrame, referee, startPosition } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { type CounterminePosition, countermine, SWAP } from '../index.ts';
import { crowdedSetup, eagerMove } from './players.ts';

/**
 * Whole games with what the referee said after every ply, kept in golden/. To make them anew after a change of the rules:
 * GOLDEN=write npx vitest run games/countermine/test/golden.test.ts, then npm run format
 */
const FOLDER = new URL('./golden/', import.meta.url);

type Player = (position: CounterminePosition, random: Random) => Move;

const anything: Player = (position, random) => position.pick(random);
const swapper: Player = (position, random) => (position.maySwap ? SWAP : eagerMove(position, random));

interface Playthrough {
  readonly name: string;
  readonly swap: boolean;
  /** From a crowded setup rather than from the start. */
  readonly crowded: boolean;
  readonly seed: number;
  readonly player: Player;
}

const GAMES: readonly Playthrough[] = [
  { name: 'standard', swap: false, crowded: false, seed: 21, player: eagerMove },
  { name: 'random', swap: false, crowded: false, seed: 22, player: anything },
  { name: 'swapped', swap: true, crowded: false, seed: 23, player: swapper },
  { name: 'not-swapped', swap: true, crowded: false, seed: 24, player: eagerMove },
  // Seeds that were looked for: what the name says happens in them.
  { name: 'crossing-bonuses', swap: false, crowded: true, seed: 119, player: eagerMove },
  { name: 'last-cubes', swap: true, crowded: true, seed: 200, player: eagerMove },
  { name: 'strike-wins', swap: false, crowded: true, seed: 699, player: eagerMove },
];

if (process.env['GOLDEN'] === 'write') for (const game of GAMES) write(game);

describe('golden playthroughs', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

  test('there is one for every game named here', () => {
    expect(files.sort()).toEqual(GAMES.map(({ name }) => `${name}.json`).sort());
  });

  test.each(files)('%s', (file) => {
    const golden = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    const ruling = rule(golden.record);
    expect(ruling.trace).toEqual(golden.trace);
    expect(ruling.winners).not.toBeNull();
  });
});

function rule(record: unknown) {
  const frame = readFrame(record);
  if (!frame.ok) throw new Error(frame.problem.code);
  const ruling = referee(countermine, frame.value, { trace: true });
  if (!ruling.ok) throw new Error(`ply ${ruling.ply}: ${ruling.problem.code}`);
  return ruling;
}

function write({ name, swap, crowded, seed, player }: Playthrough): void {
  const setup = crowded ? crowdedSetup(new Random(seed)) : undefined;
  const start = startPosition(countermine, { swap }, 2, setup);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const random = new Random(seed);
  const moves: string[] = [];
  while (position.actor !== NOBODY) {
    const move = player(position, random);
    moves.push(countermine.write(position, move));
    position.play(move);
  }
  const record: GameRecord = {
    game: 'countermine',
    options: { swap },
    seats: 2,
    ...(setup === undefined ? {} : { setup }),
    moves,
  };
  // One line a verdict, so that a change shows where it begins.
  const trace = rule(record).trace?.map((verdict) => JSON.stringify(verdict));
  const text = `{"record": ${JSON.stringify(record)},\n"trace": [\n${trace?.join(',\n')}\n]}\n`;
  writeFileSync(new URL(`${name}.json`, FOLDER), text);
}
