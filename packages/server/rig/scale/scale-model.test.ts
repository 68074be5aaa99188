import { describe, expect, test } from 'vitest';
import { costsFrom, simulateNode } from './scale-model.ts';

describe('a node as a simulation of events', () => {
  const costs = { move: 0.4, commit: 0.3, sync: 3 };

  test('waits for the disk with few matches, and for itself with many', () => {
    const alone = simulateNode(costs, 1);
    // Half of the move before its commit; then that, and the other half before the next is sent.
    expect(alone.p50).toBeGreaterThan(2.5);
    expect(alone.rate).toBeLessThan(1_000 / (costs.sync + costs.commit));
    const crowd = simulateNode(costs, 400);
    expect(crowd.rate).toBeGreaterThan(0.85 * (1_000 / costs.move));
    expect(crowd.rate).toBeLessThanOrEqual(1.02 * (1_000 / costs.move));
  });

  test('the same twice is the same', () => {
    expect(simulateNode(costs, 30)).toEqual(simulateNode(costs, 30));
  });

  test('costs are found again from what they lead to', () => {
    const measured = [5, 200].map((matches) => ({ matches, rate: simulateNode(costs, matches).rate }));
    const { rate } = simulateNode(costsFrom(measured), 40);
    expect(rate / simulateNode(costs, 40).rate).toBeCloseTo(1, 0.7);
  });
});
