import { Random } from '@countertop/core';
import { levels } from '../brain/level-count.ts';
import { thinkerAt } from '../brain/levels.ts';
import { CounterplaysPosition } from '../rules/position.ts';
import { PLIES } from '../rules/tiles.ts';

/*
 * How many endings the highest level solves within a second of processor time: `npx tsx --conditions=source
 * games/counterplays/tools/solved-in-time.ts LEFT COUNT [SEED]`. The positions come from self-play of level 7 after four random tiles;
 * without a seed they are those on which things were chosen.
 */
const OPENING = 4;
const NODES = 400;
const CHOOSING = 1000;
const SECOND = 1000;

const [left, count, seed = CHOOSING] = process.argv.slice(2).map(Number);
const times: number[] = [];
for (let game = 0; game < count; game++) {
  const position = ending(seed + game, PLIES - left);
  const begin = milliseconds();
  const { exact } = thinkerAt(levels, 1).think(position, { milliseconds: SECOND, now: milliseconds });
  if (exact) times.push(milliseconds() - begin);
}
times.sort((a, b) => a - b);
console.log(`${left} plies: ${times.length} of ${count}, median of these ${times[times.length >> 1]?.toFixed(0)} ms`);

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
