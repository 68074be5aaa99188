import { Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { CounterplaysPosition } from '../index.ts';
import { Standing } from './standing.ts';

const TOP = 3;

/** Every way in which the tiles that are gone may lie: who is ahead. */
function outcomes(leads: readonly number[], gone: readonly { seat: number; highest: number }[]): number[] {
  const [first, ...others] = gone;
  if (first === undefined) return [Math.sign(leads.findLast((lead) => lead !== 0) ?? 0)];
  return Array.from({ length: first.highest }, (_, i) =>
    outcomes(
      leads.map((lead, level) => (level === i + 1 ? lead + 1 - 2 * first.seat : lead)),
      others,
    ),
  ).flat();
}

test('R7, R8: the best and the worst that tiles of unknown levels may come to', () => {
  const random = new Random(5);
  const start = new CounterplaysPosition('highest');
  const standing = new Standing();
  for (let i = 0; i < 300; i++) {
    standing.follow(start);
    const leads = [0, 1, 2, 3].map((level) => (level === 0 ? 0 : random.below(5) - 2));
    for (let level = 1; level <= TOP; level++) standing.add(0, level, leads[level]);
    const gone = Array.from({ length: random.below(4) }, () => ({
      seat: random.below(2),
      highest: 1 + random.below(TOP),
    }));
    for (const { seat, highest } of gone) standing.addGone(seat, highest, 1);
    const all = outcomes(leads, gone);
    expect(standing.worst(TOP, 0, TOP)).toBe(Math.min(...all));
    expect(standing.best(TOP, 0, TOP)).toBe(Math.max(...all));
  }
});
