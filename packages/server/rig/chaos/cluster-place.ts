import type { Random } from '@countertop/core';
import { Client } from 'pg';
import { playedGames } from '../../sim/simulate.ts';
import type { ChaosPlace } from './chaos-place.ts';
import { APART, ClusterParts, type ClusterWish, revive } from './cluster-parts.ts';
import { FrameProxy } from './frame-proxy.ts';
import type { Harm } from './round.ts';
import type { Passage } from './tcp-proxy.ts';

const PASSAGES: readonly (readonly [string, Passage])[] = [
  ['PostgreSQL is slow for a node', 'slow'],
  ['PostgreSQL is silent to a node', 'silent'],
  ['PostgreSQL is cut off from a node', 'cut'],
];

/** A cluster behind a proxy that loses, doubles, delays and reorders frames. */
export async function clusterPlace(wish: ClusterWish): Promise<ChaosPlace> {
  const parts = await ClusterParts.start(wish);
  const proxy = new FrameProxy(parts.target, wish.seed);
  const address = await proxy.open();
  const { redis, balancer } = parts;
  const harms: ((random: Random) => Harm)[] = [
    (random) => {
      const node = parts.any(parts.nodes, random);
      return { what: 'a node is killed', begin: () => node.serving.kill(), end: () => revive(node) };
    },
    ...PASSAGES.map(([what, passage]) => (random: Random) => {
      const node = parts.any(parts.nodes, random);
      return { what, begin: () => parts.passage(node, passage), end: () => parts.passage(node, 'fair') };
    }),
    () => ({
      what: 'PostgreSQL is restarted',
      refuses: true,
      begin: () => parts.postgres.stop(),
      end: () => parts.postgres.resume(),
    }),
    // Without a goodbye to anybody, and what it has to recover when it is back.
    () => ({
      what: 'PostgreSQL crashes',
      refuses: true,
      begin: () => parts.postgres.stop('SIGQUIT'),
      end: () => parts.postgres.resume(),
    }),
  ];
  if (parts.workers.length > 0)
    harms.push((random) => {
      const worker = parts.any(parts.workers, random);
      return { what: 'a worker is killed', begin: () => worker.serving.kill(), end: () => revive(worker) };
    });
  if (redis !== undefined)
    harms.push(() => ({ what: 'Redis is gone', begin: () => redis.stop('SIGKILL'), end: () => redis.resume() }));
  if (balancer !== undefined)
    harms.push(() => ({
      what: 'kill -9 of the balancer',
      begin: async () => {
        await balancer.stop('SIGKILL');
        await balancer.resume();
      },
    }));
  return {
    address,
    proxy,
    games: await playedGames(),
    apart: APART,
    hops: true,
    longest: 20_000,
    harm: (random) => harms[random.below(harms.length)](random),
    async mend() {
      const gone = [...parts.nodes, ...parts.workers].filter(({ serving }) => !serving.isRunning);
      await Promise.all(gone.map(revive));
      return gone.map(({ name }) => `${name} has ended by itself`);
    },
    async seeds() {
      const client = new Client({ connectionString: parts.store });
      await client.connect();
      try {
        const { rows } = await client.query<{ seed: string }>('select seed from tables');
        return rows.map(({ seed }) => seed);
      } finally {
        await client.end();
      }
    },
    async close() {
      proxy.close();
      await parts.remove();
    },
  };
}
