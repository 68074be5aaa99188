import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { ThreadPool } from './bots/thread-pool.ts';
import { openBus } from './bus/open-bus.ts';
import { createHeart } from './heart.ts';
import { addApi } from './http/api.ts';
import { clientAddress, trustIn } from './http/client-address.ts';
import { originCheck } from './http/origin.ts';
import { AddressRates } from './http/rates.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Door } from './live/door.ts';
import { nodeOutside } from './node-outside.ts';
import { WebPushing } from './notices/pushing.ts';
import { addressForLog, openLog } from './ops/log.ts';
import { Metrics } from './ops/metrics.ts';
import { addMetrics, serveMetrics } from './ops/metrics-page.ts';
import { addReadiness, Readiness } from './ops/readiness.ts';
import { within } from './ops/within.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings/settings.ts';
import { StartProblem } from './start-problem.ts';
import { fileOf, openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export interface Serving {
  /** Where the page is: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Where /metrics is, if it has a port of its own. */
  readonly metricsAddress?: string;
  /** Answers what was asked for, tells everybody to come back, and is through when all of it is closed. */
  close(): Promise<void>;
}

/** What is not said is as usual (settings/settings.ts), but the log: that says only what went wrong. */
export interface ServeOptions extends Partial<Omit<Settings, 'limits' | 'log' | 'metrics'>> {
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

const GRACE = 10_000;

/** Serves the page and online play on one port. Port 0: any that is free. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = '127.0.0.1', page, trustProxy = 'none', publicAddress, grace = GRACE } = options;
  const { level = 'warn', form = 'auto', addresses = 'short' } = options.log ?? {};
  const trusts = trustIn(trustProxy);
  if (trusts === undefined) throw new StartProblem('proxy-unknown', { given: trustProxy });
  const log = openLog({ level, form }, options.logTo ?? process.stderr);
  const metrics = new Metrics();
  const outside = nodeOutside((what, error) => {
    metrics.complained(what);
    log.error({ error }, what);
  });
  const limits = { ...LIMITS, ...options.limits };
  const rates = new AddressRates(limits, outside.now);
  const server = await createServer({
    trusts,
    mayAsk: (address) => rates.mayAsk(address),
    broke: (error) => outside.complain('a request broke down', error),
    ...(page === undefined ? {} : { page }),
  });
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
    contact: publicAddress,
    ...(options.reachPush === undefined ? {} : { alsoReach: options.reachPush }),
  });
  const heart = createHeart({
    outside,
    pushing,
    store,
    bus,
    thinking: metrics.timed(new ThreadPool(options.threads ?? Math.max(1, availableParallelism() - 1))),
    limits,
    measured: (...tick) => metrics.committed(...tick),
    witness: metrics,
    ...(options.held === undefined ? {} : { held: options.held }),
    ...(options.heartbeat === undefined ? {} : { heartbeat: options.heartbeat }),
  });
  metrics.observe(heart);
  server.addHook('onResponse', async (request, reply) => {
    // The pattern and not the path: whoever knows a table's link may sit down there.
    const route = request.routeOptions.url ?? 'none';
    metrics.requested(route, reply.statusCode, reply.elapsedTime);
    const { method, ip } = request;
    const took = Math.round(reply.elapsedTime);
    log.debug({ method, route, status: reply.statusCode, took, ...addressForLog(addresses, ip) }, 'request');
  });
  const isOwnOrigin = originCheck(publicAddress);
  addApi(server, { ...heart, isOwnOrigin, rates });
  const readiness = new Readiness(store, fileOf(kept));
  addReadiness(server, readiness);
  const { token, port: metricsPort, host: metricsHost = '127.0.0.1' } = options.metrics ?? {};
  if (token !== undefined) addMetrics(server, metrics, token);
  const door = new Door({
    live: heart.live,
    people: heart.people,
    rates,
    isOwnOrigin,
    addressOf: (request) => clientAddress(request, trusts),
    note: (what, address, about) => log.debug({ ...addressForLog(addresses, address), ...about }, what),
  });
  door.open(server.server);
  let metricsServer: Server | undefined;

  const close = async (): Promise<void> => {
    const begun = performance.now();
    log.info({ connections: heart.live.connections }, 'stopping');
    readiness.draining = true;
    door.stop();
    if (!(await within(grace, heart.stop()))) log.warn('not everything that was asked for could be answered');
    await within(grace, heart.live.empty());
    door.close();
    if (!(await within(grace, server.close()))) server.server.closeAllConnections();
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await bus.close();
    await store.close();
    release();
    log.info({ took: Math.round(performance.now() - begun) }, 'stopped');
  };

  try {
    const address = await server.listen({ port, host });
    if (metricsPort !== undefined) metricsServer = await serveMetrics(metrics, metricsPort, metricsHost);
    await heart.start();
    log.info({ address, version: process.version }, 'serving');
    const metricsAddress = addressOf(metricsServer);
    return { address, close, ...(metricsAddress === undefined ? {} : { metricsAddress }) };
  } catch (error) {
    await close();
    throw error;
  }
}

function storeAddress({ store, file }: ServeOptions): string {
  if (store !== undefined) return store;
  if (file === undefined) return 'sqlite:data/countertop.sqlite';
  return file === ':memory:' ? 'memory' : `sqlite:${file}`;
}

function addressOf(server: Server | undefined): string | undefined {
  const bound = server?.address();
  if (bound === null || bound === undefined || typeof bound === 'string') return undefined;
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}
