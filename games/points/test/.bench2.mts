import { NOBODY, Random } from '@countertop/core';
import { points } from '../index.ts';

const [w, h] = [Number(process.argv[2]), Number(process.argv[3])];
const o = {
  width: w,
  height: h,
  centreWidth: Math.min(8, w),
  centreHeight: Math.min(15, h),
  start: 'empty',
  stop: 'play-out',
};
const base = points.start(o, 2),
  pos = points.start(o, 2);
const random = new Random(7);
let best = 0,
  plies = 0,
  n = 0;
const t00 = performance.now() * 1000;
while (performance.now() * 1000 - t00 < 6e6) {
  const t0 = performance.now() * 1000;
  const N = w > 30 ? 60 : 200;
  for (let i = 0; i < N; i++) {
    pos.copyFrom(base);
    while (pos.actor !== NOBODY) pos.play(pos.pick(random));
    plies += pos.ply;
    n++;
  }
  const dt = performance.now() * 1000 - t0;
  best = Math.max(best, (N / dt) * 1e6);
}
console.log(
  w,
  h,
  'best/s',
  Math.round(best),
  'mean plies',
  (plies / n).toFixed(2),
  'ns/ply',
  (1e9 / best / (plies / n)).toFixed(1),
);
