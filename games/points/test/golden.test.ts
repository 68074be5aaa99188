import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, NOBODY, Random, readFrame, referee, startPosition } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { points, STOP } from '../index.ts';
import { randomSetup, sharpest } from './compare.ts';

/**
 * Whole games with what the referee said after every ply, kept in golden/. To make them anew after a change of the rules:
 * GOLDEN=write npx vitest run games/points/test/golden.test.ts, then npm run format
 */
const FOLDER = new URL('./golden/', import.meta.url);

interface Playthrough {
  readonly name: string;
  readonly options: Readonly<Record<string, number | string>>;
  readonly seed: number;
  /** Begins from rings and noise. */
  readonly crowded?: boolean;
  /** The ply at which the player to move stops. */
  readonly stopAt?: number;
}

const GAMES: readonly Playthrough[] = [
  { name: 'mini-to-the-last-dot', options: { width: 12, height: 12, centreWidth: 4, centreHeight: 4 }, seed: 1 },
  { name: 'stopped', options: { width: 10, height: 9, centreWidth: 3, centreHeight: 2 }, seed: 2, stopAt: 45 },
  { name: 'one-dot-middle', options: { width: 7, height: 6, centreWidth: 1, centreHeight: 1 }, seed: 3 },
  { name: 'no-middle', options: { width: 8, height: 11, centreHeight: 0 }, seed: 4 },
  { name: 'cross', options: { width: 9, height: 9, start: 'cross' }, seed: 5 },
  { name: 'grounded', options: { width: 11, height: 10, start: 'cross', stop: 'ground' }, seed: 6, stopAt: 72 },
  { name: 'crowded', options: { width: 14, height: 13 }, seed: 7, crowded: true },
  { name: 'crowded-and-stopped', options: { width: 13, height: 14 }, seed: 8, crowded: true, stopAt: 4 },
  {
    name: 'crowded-and-grounded',
    options: { width: 13, height: 12, stop: 'ground' },
    seed: 9,
    crowded: true,
    stopAt: 40,
  },
  { name: 'classic', options: {}, seed: 10, stopAt: 160 },
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
  const ruling = referee(points, frame.value, { trace: true });
  if (!ruling.ok) throw new Error(`ply ${ruling.ply}: ${ruling.problem.code}`);
  return ruling;
}

function write({ name, options, seed, crowded, stopAt }: Playthrough): void {
  const random = new Random(seed);
  const start = startPosition(points, options, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const place = (crowded === true ? randomSetup(random, position.width, position.height) : [])
    .filter(([seat, cell]) => points.setup?.place(position, seat, cell) === undefined)
    .map(([seat, cell]) => `${seat}:${cell}`);
  const setup = crowded === true ? { place, turn: random.below(2) } : undefined;
  if (setup !== undefined) points.setup?.begin(position, setup.turn);
  const moves: string[] = [];
  while (position.actor !== NOBODY) {
    const move = position.ply === stopAt ? STOP : sharpest(position, random);
    moves.push(points.write(position, move));
    position.play(move);
  }
  const record: GameRecord = { game: 'points', options, seats: 2, ...(setup === undefined ? {} : { setup }), moves };
  const { trace } = rule(record);
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ record, trace })}\n`);
}
