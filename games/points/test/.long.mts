import { Random } from '@countertop/core';
import { playThroughBoth, randomCourse } from './compare.ts';

const seed = Number(process.argv[2]);
const until = Date.now() + Number(process.argv[3]) * 1000;
const hi = Number(process.argv[4]);
const random = new Random(seed);
let plies = 0,
  games = 0;
const ev: Record<string, number> = {};
while (Date.now() < until) {
  const c = randomCourse(random, 4, hi);
  const r = playThroughBoth(c, random);
  plies += r.plies;
  games++;
  for (const [k, n] of Object.entries(r.events)) ev[k] = (ev[k] ?? 0) + n;
}
console.log(games, plies, ev);
