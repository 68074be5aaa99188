import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChaosPlace } from '../rig/chaos-place.ts';
import { clusterPlace } from '../rig/cluster-place.ts';
import { playRound } from '../rig/round.ts';

let place: ChaosPlace;
beforeAll(async () => {
  place = await clusterPlace({ nodes: 2, workers: 1, redis: false, balancer: false, seed: 7 });
});
afterAll(() => place.close());

test('two nodes and a worker on one PostgreSQL: whatever breaks, nothing that was promised is lost, and bots move once', async () => {
  const { faults, moves } = await playRound(place, 7);
  expect(faults, 'more of it: npm run chaos:cluster').toEqual([]);
  expect(moves).toBeGreaterThan(0);
});
