import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { ThreadPool } from './bots/thread-pool.ts';
import { createHeart } from './heart.ts';
import { addApi } from './http/api.ts';
import type { Limits } from './limits.ts';
import { Door } from './live/door.ts';
import { nodeOutside } from './node-outside.ts';
import { addReadiness } from './ops/readiness.ts';
import { createServer } from './server.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';

export interface Serving {
  /** Where the page is: `http://127.0.0.1:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  /** The folder of the built page; left out: that of packages/web. */
  readonly page?: string;
  /** The file in which everything is kept; its folder is made. ':memory:': nothing is. */
  readonly file?: string;
  /** How many threads think for bots; left out: one less than there are cores. */
  readonly threads?: number;
  /** How many tables are held in memory. */
  readonly held?: number;
  readonly heartbeat?: number;
  readonly limits?: Partial<Limits>;
  /** Whether the address of a client is what a proxy in front says. */
  readonly trustProxy?: boolean;
  readonly complain?: (what: string, error: unknown) => void;
  /** What stands between this server and its disk: for whoever tries what a bad disk does to it (rig/). */
  readonly disk?: (store: Store) => Store;
}

/** Where everything is kept if nobody says where: outside of what git knows. */
const DATA_FILE = 'data/countertop.sqlite';

/** How long those who have connected may take to say goodbye, in milliseconds. */
const FAREWELL = 1_000;

/** Serves the page and online play on one port. Port 0: any that is free. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = '127.0.0.1', page, file = DATA_FILE, trustProxy = false } = options;
  if (file !== ':memory:') mkdirSync(dirname(resolve(file)), { recursive: true });
  const outside = nodeOutside(options.complain ?? ((what, error) => console.error(what, error)));
  const store = (options.disk ?? ((usual) => usual))(new SqliteStore(file));
  const heart = createHeart({
    outside,
    store,
    thinking: new ThreadPool(options.threads ?? Math.max(1, availableParallelism() - 1)),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    ...(options.held === undefined ? {} : { held: options.held }),
    ...(options.heartbeat === undefined ? {} : { heartbeat: options.heartbeat }),
  });
  const server = await createServer({ trustProxy, ...(page === undefined ? {} : { page }) });
  addApi(server, heart);
  const door = new Door(heart.live, heart.people, ({ headers, socket }) => {
    const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
    return (
      String(forwarded ?? '')
        .split(',')[0]
        .trim() ||
      (socket.remoteAddress ?? '')
    );
  });
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
