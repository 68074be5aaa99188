import type { Random } from '@countertop/core';
import { Balancer } from '../services/balancer.ts';
import { PostgresService } from '../services/postgres-service.ts';
import { RedisService } from '../services/redis-service.ts';
import { freePort } from '../services/service.ts';
import { ServingNode } from '../serving/serving-node.ts';
import { type Passage, TcpProxy } from './tcp-proxy.ts';

export interface ClusterWish {
  readonly nodes: number;
  readonly workers: number;
  /** Without Redis the bus is the store's own. */
  readonly redis: boolean;
  /** In front of three nodes. */
  readonly balancer: boolean;
  readonly seed: number;
  /** How a node or a worker is started; left out: as a process of its own, which is killed as by a power cut. */
  readonly start?: (wish: NodeWish) => Promise<RunningNode>;
}

/** What is to be started. */
export interface NodeWish {
  readonly store: string;
  /** Left out: the store's own. */
  readonly bus?: string;
  /** Left out: a worker, to which nobody connects. */
  readonly port?: number;
  readonly bots: 'here' | 'workers';
  /** How far its clock is off, in milliseconds. */
  readonly clock: number;
}

export interface RunningNode {
  readonly isRunning: boolean;
  kill(): Promise<void>;
}

/** Clocks of the nodes, in milliseconds off, and how far they are apart. */
const CLOCKS = [0, 2_000, -1_500] as const;
export const APART = 3_500;

/** A process that can be killed and started again in its place. */
interface Part {
  readonly name: string;
  readonly start: () => Promise<RunningNode>;
  readonly proxy?: TcpProxy;
  readonly port: number;
  serving: RunningNode;
}

/** A whole cluster on this machine, made of real programs: each can be ended at any moment, and started again. */
export class ClusterParts {
  private turn = 0;

  private constructor(
    readonly postgres: PostgresService,
    readonly store: string,
    readonly redis: RedisService | undefined,
    readonly balancer: Balancer | undefined,
    readonly nodes: readonly Part[],
    readonly workers: readonly Part[],
  ) {}

  static async start(wish: ClusterWish): Promise<ClusterParts> {
    const { nodes: count, workers: hands, balancer, seed, start: run = startProcess } = wish;
    const postgres = await PostgresService.start();
    const store = await postgres.newPlace();
    const redis = wish.redis ? await RedisService.start() : undefined;
    const bus = redis === undefined ? {} : { bus: redis.url };
    const nodes = await Promise.all(
      Array.from({ length: count }, async (_, index): Promise<Part> => {
        const proxy = new TcpProxy(postgres.port, seed + index);
        const own = store.replace(`:${postgres.port}/`, `:${await proxy.open()}/`);
        const port = await freePort();
        const clock = CLOCKS[index % CLOCKS.length];
        // One of them thinks for bots too.
        const bots = index === 0 ? 'here' : 'workers';
        const start = () => run({ store: own, ...bus, port, bots, clock });
        return { name: `node ${index + 1}`, start, proxy, port, serving: await start() };
      }),
    );
    const workers = await Promise.all(
      Array.from({ length: hands }, async (_, index): Promise<Part> => {
        const start = () => run({ store, ...bus, bots: 'here', clock: 0 });
        return { name: `worker ${index + 1}`, start, port: 0, serving: await start() };
      }),
    );
    const front = balancer ? await Balancer.start(nodes.map(({ port }) => port)) : undefined;
    return new ClusterParts(postgres, store, redis, front, nodes, workers);
  }

  /** Where the next connection goes: to the balancer, or to the next node that lives. */
  readonly target = (): number => {
    if (this.balancer !== undefined) return this.balancer.port;
    const living = this.nodes.filter(({ serving }) => serving.isRunning);
    return (living[this.turn++ % living.length] ?? this.nodes[0]).port;
  };

  any(parts: readonly Part[], random: Random): Part {
    return parts[random.below(parts.length)];
  }

  passage(part: Part, passage: Passage): void {
    part.proxy?.become(passage);
  }

  async remove(): Promise<void> {
    await Promise.all([...this.nodes, ...this.workers].map(({ serving }) => serving.kill()));
    for (const { proxy } of this.nodes) proxy?.close();
    await this.balancer?.remove();
    await this.redis?.remove();
    await this.postgres.remove();
  }
}

function startProcess({ store, bus, port, bots, clock }: NodeWish): Promise<RunningNode> {
  return ServingNode.start('serving/node-main.ts', [
    ...['--quiet', '--heartbeat', '1000', '--store', store, '--bots', bots],
    ...['--trouble', JSON.stringify({ clock })],
    ...(bus === undefined ? [] : ['--bus', bus]),
    ...(port === undefined ? ['--worker'] : ['--port', String(port)]),
  ]);
}

const TRIES = 5;

/** Starts it again, if it does not run. Where a machine is busy, its store may not answer in time. */
export async function revive(part: Part): Promise<void> {
  for (let tries = 1; !part.serving.isRunning; tries++) {
    try {
      part.serving = await part.start();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
