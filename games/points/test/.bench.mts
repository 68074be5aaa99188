import { NOBODY, Random } from '@countertop/core';
import { points } from '/work/main/games/points/index.ts';

function bench(w: number, h: number, secs: number) {
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
  const t00 = process.cpuUsage().user;
  while (process.cpuUsage().user - t00 < secs * 1e6) {
    const t0 = process.cpuUsage().user;
    const N = w > 30 ? 500 : 2000;
    for (let i = 0; i < N; i++) {
      pos.copyFrom(base);
      while (pos.actor !== NOBODY) pos.play(pos.pick(random));
      plies += pos.ply;
      n++;
    }
    const dt = process.cpuUsage().user - t0;
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
}
bench(20, 20, 4);
bench(38, 31, 4);
bench(20, 20, 4);
bench(38, 31, 4);
