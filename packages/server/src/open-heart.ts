import { availableParallelism } from 'node:os';
import { ThreadPool } from './bots/thread-pool.ts';
import { LocalBus } from './bus/bus.ts';
import { openBus } from './bus/open-bus.ts';
import { createHeart, type Heart } from './heart.ts';
import { LIMITS, type Limits } from './limits.ts';
import { nodeOutside } from './node-outside.ts';
import { WebPushing } from './notices/pushing.ts';
import { openLog } from './ops/log.ts';
import { Metrics } from './ops/metrics.ts';
import type { Outside } from './outside.ts';
import type { Settings } from './settings/settings.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/** What is not said is as usual (settings/settings.ts), but the log: that says only what went wrong. */
export interface HeartOptions extends Partial<Omit<Settings, 'limits' | 'log' | 'metrics'>> {
  readonly limits?: Partial<Limits>;
  readonly log?: Partial<Settings['log']>;
  readonly metrics?: Partial<Settings['metrics']>;
  /** For a store in this file of SQLite; ':memory:': in none. */
  readonly file?: string;
  /** Push services that are reached although they are not on the open net: one in a test. */
  readonly reachPush?: (endpoint: URL) => boolean;
  /** Where the log is written; left out: to standard error. */
  readonly logTo?: Parameters<typeof openLog>[1];
  /** What stands between this server and its disk: for whoever tries what a bad disk does to it (rig/). */
  readonly disk?: (store: Store) => Store;
}

/** A heart on this machine: with its store, its bus, its log and its counts. */
export interface OpenHeart {
  readonly heart: Heart;
  readonly outside: Outside;
  readonly limits: Limits;
  readonly log: ReturnType<typeof openLog>;
  readonly metrics: Metrics;
  /** Where everything is kept. */
  readonly kept: string;
  /** Closes bus and store. The heart has been stopped before. */
  close(): Promise<void>;
}

export async function openHeart(options: HeartOptions): Promise<OpenHeart> {
  const { level = 'warn', form = 'auto' } = options.log ?? {};
  const log = openLog({ level, form }, options.logTo ?? process.stderr);
  const metrics = new Metrics();
  const outside = nodeOutside((what, error) => {
    metrics.complained(what);
    log.error({ error }, what);
  });
  const limits = { ...LIMITS, ...options.limits };
  const kept = storeAddress(options);
  const { store: opened, release } = await openStore(kept, (from, to) =>
    log.info({ from, to }, 'the store was migrated'),
  );
  const store = options.disk?.(opened) ?? opened;
  const bus = await openBus(
    { store: kept, ...(options.bus === undefined ? {} : { bus: options.bus }) },
    store,
    outside,
  ).catch(async (error: unknown) => {
    await store.close();
    release();
    throw error;
  });
  const pushing = new WebPushing({
    accounts: store.accounts,
    contact: options.publicAddress,
    ...(options.reachPush === undefined ? {} : { alsoReach: options.reachPush }),
  });
  const threads = options.threads ?? Math.max(1, availableParallelism() - 1);
  const heart = createHeart({
    outside,
    pushing,
    store,
    bus,
    isShared: !(bus instanceof LocalBus),
    ...(options.bots === 'workers' ? {} : { thinking: metrics.timed(new ThreadPool(threads)) }),
    limits,
    measured: (...tick) => metrics.committed(...tick),
    kept: (events) => metrics.kept(events),
    witness: metrics,
    ...(options.held === undefined ? {} : { held: options.held }),
    ...(options.heartbeat === undefined ? {} : { heartbeat: options.heartbeat }),
  });
  metrics.observe(heart);
  return {
    heart,
    outside,
    limits,
    log,
    metrics,
    kept,
    async close() {
      await bus.close();
      await store.close();
      release();
    },
  };
}

/** Where everything is to be kept. */
export function storeAddress({ store, file }: HeartOptions): string {
  if (store !== undefined) return store;
  if (file === undefined) return 'sqlite:data/countertop.sqlite';
  return file === ':memory:' ? 'memory' : `sqlite:${file}`;
}
