import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChaosPlace } from '../rig/chaos/chaos-place.ts';
import type { NodeWish, RunningNode } from '../rig/chaos/cluster-parts.ts';
import { clusterPlace } from '../rig/chaos/cluster-place.ts';
import { HANGS, playRound } from '../rig/chaos/round.ts';
import { serve, work } from '../src/index.ts';
import { emptyPage } from './empty-page.ts';

/** A node or a worker in this process: that is cheap, and it ends as one that is told to. npm run chaos:cluster kills. */
async function startHere({ store, bus, port, bots }: NodeWish): Promise<RunningNode> {
  const options = {
    store,
    bots,
    threads: 1,
    heartbeat: 1_000,
    limits: { messages: FREE, requests: FREE },
    log: { level: 'silent' },
    ...(bus === undefined ? {} : { bus }),
  } as const;
  const running = port === undefined ? await work(options) : await serve({ ...options, port, page: page.folder });
  let isRunning = true;
  return {
    get isRunning() {
      return isRunning;
    },
    async kill() {
      if (!isRunning) return;
      isRunning = false;
      await running.close();
    },
  };
}

const page = emptyPage();
const FREE = { burst: 1e6, perSecond: 1e6 };

let place: ChaosPlace;
beforeAll(async () => {
  place = await clusterPlace({ nodes: 2, workers: 1, redis: false, balancer: false, seed: 7, start: startHere });
});
afterAll(async () => {
  await place.close();
  page.remove();
});

test(
  'nodes and a worker on one PostgreSQL: whatever breaks, nothing that was promised is lost, and bots move',
  async () => {
    const { faults, moves } = await playRound(place, 7);
    expect(faults, 'more of it: npm run chaos:cluster').toEqual([]);
    expect(moves).toBeGreaterThan(0);
  },
  2 * HANGS,
);
