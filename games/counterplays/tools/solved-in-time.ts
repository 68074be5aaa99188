import { Random } from '@countertop/core';
import type { Share } from '@countertop/search';
import { levels } from '../brain/level-count.ts';
import { thinkerAt } from '../brain/levels.ts';
import { CounterplaysPosition } from '../rules/position.ts';
import { PLIES } from '../rules/tiles.ts';

/*
 * How many endings the highest level solves within a second of processor time: `npx tsx --conditions=source
 * games/counterplays/tools/solved-in-time.ts LEFT COUNT [SEED [THREADS]]`. The positions come from self-play of level 7 after four random tiles;
 * without a seed they are those on which things were chosen. Of several threads each has a core of its own: here they think one after the other.
 */
const OPENING = 4;
const NODES = 400;
const CHOOSING = 1000;
const SECOND = 1000;

const [left, count, seed = CHOOSING, threads = 1] = process.argv.slice(2).map(Number);
const times: number[] = [];
for (let game = 0; game < count; game++) {
  const position = ending(seed + game, PLIES - left);
  const took = Array.from({ length: threads }, (_, index) => secondOf(position, { index, of: threads }));
  if (Math.min(...took) < Number.POSITIVE_INFINITY) times.push(Math.min(...took));
}
times.sort((a, b) => a - b);
console.log(
  `${left} plies: ${times.length} of ${count}, median of these ${times[times.length >> 1]?.toFixed(0)} ms, mean ${(sum(times) / times.length).toFixed(0)}`,
);

/** How long it takes one of several to be certain. */
function secondOf(position: CounterplaysPosition, share: Share): number {
  const begin = milliseconds();
  const limits = { milliseconds: SECOND, now: milliseconds, share };
  const { exact } = thinkerAt(levels, 1 + share.index).think(position, limits);
  return exact ? milliseconds() - begin : Number.POSITIVE_INFINITY;
}

function ending(seed: number, ply: number): CounterplaysPosition {
  const position = new CounterplaysPosition('highest');
  const random = new Random(seed);
  const thinker = thinkerAt(7, seed);
  while (position.ply < OPENING) position.play(position.pick(random));
  while (position.ply < ply) position.play(thinker.think(position, { nodes: NODES }).move);
  return position;
}

function milliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, each) => before + each, 0);
}
