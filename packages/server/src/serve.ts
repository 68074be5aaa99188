import { availableParallelism } from 'node:os';
import { ThreadPool } from './bots/thread-pool.ts';
import { createHeart } from './heart.ts';
import { addApi } from './http/api.ts';
import { clientAddress, trustIn } from './http/client-address.ts';
import type { Limits } from './limits.ts';
import { Door } from './live/door.ts';
import { nodeOutside } from './node-outside.ts';
import { addReadiness } from './ops/readiness.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings/settings.ts';
import { StartProblem } from './start-problem.ts';
import { openStore } from './store/open-store.ts';

export interface Serving {
  /** Where the page is: `http://127.0.0.1:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

/** What is not said is as usual (settings/settings.ts). */
export interface ServeOptions extends Partial<Omit<Settings, 'limits' | 'log' | 'metrics'>> {
  readonly limits?: Partial<Limits>;
  readonly log?: Partial<Settings['log']>;
  readonly metrics?: Partial<Settings['metrics']>;
  /** For a store in this file of SQLite; ':memory:': in none. */
  readonly file?: string;
  readonly complain?: (what: string, error: unknown) => void;
}

/** How long those who have connected may take to say goodbye, in milliseconds. */
const FAREWELL = 1_000;

function storeAddress({ store, file }: ServeOptions): string {
  if (store !== undefined) return store;
  if (file === undefined) return 'sqlite:data/countertop.sqlite';
  return file === ':memory:' ? 'memory' : `sqlite:${file}`;
}

/** Serves the page and online play on one port. Port 0: any that is free. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = '127.0.0.1', page, trustProxy = 'none' } = options;
  const trusts = trustIn(trustProxy);
  if (trusts === undefined) throw new StartProblem('proxy-unknown', { given: trustProxy });
  const outside = nodeOutside(options.complain ?? ((what, error) => console.error(what, error)));
  const server = await createServer({ trusts, ...(page === undefined ? {} : { page }) });
  const store = openStore(storeAddress(options));
  const heart = createHeart({
    outside,
    store,
    thinking: new ThreadPool(options.threads ?? Math.max(1, availableParallelism() - 1)),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    ...(options.held === undefined ? {} : { held: options.held }),
    ...(options.heartbeat === undefined ? {} : { heartbeat: options.heartbeat }),
  });
  addApi(server, heart);
  const door = new Door(heart.live, heart.people, (request) => clientAddress(request, trusts));
  addReadiness(server, store);
  door.open(server.server);
  const close = async (): Promise<void> => {
    heart.stop();
    if (heart.live.connections > 0) await new Promise((done) => setTimeout(done, FAREWELL));
    door.close();
    await server.close();
    store.close();
  };
  try {
    const address = await server.listen({ port, host });
    await heart.start();
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}
