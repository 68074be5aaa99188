import { type HeartOptions, openHeart, storeAddress } from './open-heart.ts';
import { addressOf, serveMetrics } from './ops/metrics-page.ts';
import { within } from './ops/within.ts';
import { GRACE } from './serve.ts';
import { StartProblem } from './start-problem.ts';
import { isShared } from './store/open-store.ts';

export interface Working {
  /** Where /metrics is, if it has a port. */
  readonly metricsAddress?: string;
  /** Lets what is thought about be thought about by others, and is through when all of it is closed. */
  close(): Promise<void>;
}

/**
 * Does what happens by itself at the tables of a store, and thinks for their bots: a server without a door, beside others that
 * people connect to. What it has taken and not done when it ends, another takes.
 */
export async function work(options: HeartOptions): Promise<Working> {
  const { grace = GRACE } = options;
  // Whoever has a store alone does all of it already; and no file is made only to say so.
  if (!isShared(storeAddress(options)) || options.bus === 'memory') throw new StartProblem('worker-alone');
  const opened = await openHeart({ ...options, bots: 'here' });
  const { heart, log, metrics } = opened;
  try {
    const { port, host = '127.0.0.1' } = options.metrics ?? {};
    const server = port === undefined ? undefined : await serveMetrics(metrics, port, host);
    await heart.start();
    log.info({ version: process.version }, 'working');
    const metricsAddress = server && addressOf(server);
    return {
      ...(metricsAddress === undefined ? {} : { metricsAddress }),
      async close() {
        log.info('stopping');
        if (!(await within(grace, heart.stop()))) log.warn('not everything that was begun could be finished');
        server?.close();
        server?.closeAllConnections();
        await opened.close();
        log.info('stopped');
      },
    };
  } catch (error) {
    await heart.stop();
    await opened.close();
    throw error;
  }
}
