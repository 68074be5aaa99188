import { MoveList, NOBODY, Random, type Setup, startPosition } from '@countertop/core';
import { expect, test } from 'vitest';
import { type CounterminePosition, countermine } from '../index.ts';
import { NaiveGame } from './naive.ts';
import { crowdedSetup, eagerMove } from './players.ts';

/** What must have happened in the games below for the comparison to mean anything, and how often at least. */
const WANTED: Readonly<Record<string, number>> = {
  'run of five': 5000,
  'longer run': 1500,
  'run of nine': 3,
  'extended run': 1000,
  'two runs by one cube': 400,
  'three runs or more by one cube': 10,
  'a five and a longer run by one cube': 100,
  strike: 4000,
  'strike that scores': 800,
  'strike that hands a bonus back': 500,
  'strike on a run that has grown': 100,
  'strike on a run with a gap': 100,
  'two bonuses at once': 200,
  'two bonuses whose runs cross': 100,
  'choice between two runs of one cube': 150,
  'bonus without cubes for it': 100,
  'win in the middle of a turn': 200,
  'three points': 1000,
  'supply used up': 200,
  draw: 100,
  swap: 20,
};

const seen = new Map<string, number>();
const list = new MoveList();

/** Games in one test: few enough not to take long on a busy machine. */
const GAMES = 500;

test.each([1, 501, 1001, 1501, 2001, 2501])(
  'two readings of the rules agree at every ply, and undo agrees with both: from seed %i',
  (first) => {
    for (let seed = first; seed < first + GAMES; seed++) playBoth(seed, false, crowdedSetup(new Random(seed)));
  },
);

test('and so they do from the start', () => {
  for (let seed = 5001; seed <= 5080; seed++) playBoth(seed, seed % 2 === 0, undefined);
});

test('and what is rare has happened', () => {
  const rare = Object.entries(WANTED).filter(([what, times]) => (seen.get(what) ?? 0) < times);
  expect(rare.map(([what, times]) => `${what}: ${seen.get(what) ?? 0}, wanted ${times}`)).toEqual([]);
});

test('and what cannot happen has not (see the README on R6)', () => {
  expect(seen.get('last cube kept from a second bonus')).toBeUndefined();
});

function playBoth(seed: number, swap: boolean, setup: Setup | undefined): void {
  const random = new Random(seed);
  const start = startPosition(countermine, { swap }, 2, setup);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const naive = new NaiveGame(swap);
  if (setup !== undefined) naive.setUp(setup.place, setup.turn);
  const trail = [compare(position, naive, seed)];
  while (position.actor !== NOBODY) {
    // The games from the start must see swaps, and cubes used up.
    const wild = setup === undefined && (position.ply < 2 || seed % 4 < 2);
    const move = wild ? position.pick(random) : eagerMove(position, random);
    const text = position.maySwap && seed % 3 > 0 ? 'swap' : countermine.write(position, move);
    const read = countermine.read(position, text);
    if (!read.ok) throw new Error(`seed ${seed}: ${text} refused as ${read.problem.code}`);
    position.play(read.value);
    naive.play(text);
    trail.push(compare(position, naive, seed));
  }
  for (const [what, times] of naive.seen) seen.set(what, (seen.get(what) ?? 0) + times);
  if (seed % 4 > 0) return;
  for (let ply = trail.length - 2; ply >= 0; ply--) {
    position.undo();
    if (describe(position) !== trail[ply]) throw new Error(`seed ${seed}: undo to ply ${ply} goes elsewhere`);
  }
}

function compare(position: CounterminePosition, naive: NaiveGame, seed: number): string {
  const told = describe(position);
  const expected = JSON.stringify([
    naive.over ? null : naive.turn,
    naive.points,
    naive.winners,
    naive.supply,
    naive.legal().sort(),
  ]);
  if (told !== expected) throw new Error(`seed ${seed}, ply ${position.ply}:\n${told}\n${expected}`);
  const [low, high] = position.freshHash();
  if (low !== position.hashLow || high !== position.hashHigh) throw new Error(`seed ${seed}: the hash is off`);
  return told;
}

function describe(position: CounterminePosition): string {
  position.moves(list);
  return JSON.stringify([
    position.actor === NOBODY ? null : position.actor,
    position.scores(),
    position.winners(),
    [position.supplyOf(0), position.supplyOf(1)],
    list
      .toArray()
      .map((move) => countermine.write(position, move))
      .sort(),
  ]);
}
