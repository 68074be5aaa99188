import type { Server } from 'node:http';
import { LocalBus } from './bus/bus.ts';
import { addApi } from './http/api.ts';
import { clientAddress, trustIn } from './http/client-address.ts';
import { originCheck } from './http/origin.ts';
import { AddressRates } from './http/rates.ts';
import { AddressWire } from './live/address-wire.ts';
import { Door } from './live/door.ts';
import { RatesWire } from './live/rates-wire.ts';
import { type HeartOptions, openHeart } from './open-heart.ts';
import { addressForLog } from './ops/log.ts';
import { addMetrics, addressOf, serveMetrics } from './ops/metrics-page.ts';
import { addReadiness, Readiness } from './ops/readiness.ts';
import { within } from './ops/within.ts';
import { checkPage, createServer } from './server.ts';
import { StartProblem } from './start-problem.ts';
import { fileOf } from './store/open-store.ts';

export interface Serving {
  /** Where the page is: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Where /metrics is, if it has a port of its own. */
  readonly metricsAddress?: string;
  /** Answers what was asked for, tells everybody to come back, and is through when all of it is closed. */
  close(): Promise<void>;
}

export type ServeOptions = HeartOptions;

export const GRACE = 10_000;

/** Serves the page and online play on one port. Port 0: any that is free. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = '127.0.0.1', page, trustProxy = 'none', publicAddress, grace = GRACE } = options;
  const { addresses = 'short' } = options.log ?? {};
  const trusts = trustIn(trustProxy);
  if (trusts === undefined) throw new StartProblem('proxy-unknown', { given: trustProxy });
  checkPage(page);
  const opened = await openHeart(options);
  const { heart, outside, limits, log, metrics, kept } = opened;
  const rates = new AddressRates(limits, outside.now);
  const { bus, live } = heart;
  const shared = new Map([...rates.shared, ['talk', live.chat.rates]]);
  const isAlone = bus instanceof LocalBus;
  const ratesWire = isAlone ? undefined : new RatesWire({ outside, bus, rates, shared });
  const addressWire = isAlone ? undefined : new AddressWire({ outside, bus });
  const server = await createServer({
    trusts,
    mayAsk: (address) => rates.mayAsk(address),
    broke: (error) => outside.complain('a request broke down', error),
    ...(page === undefined ? {} : { page }),
  });
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
  const readiness = new Readiness(heart.storeWatch, fileOf(kept));
  addReadiness(server, readiness);
  const { token, port: metricsPort, host: metricsHost = '127.0.0.1' } = options.metrics ?? {};
  if (token !== undefined) addMetrics(server, metrics, token);
  const door = new Door({
    live: heart.live,
    people: heart.people,
    rates,
    isOwnOrigin,
    addressOf: (request) => clientAddress(request, trusts),
    ...(addressWire === undefined ? {} : { others: addressWire }),
    note: (what, address, about) => log.debug({ ...addressForLog(addresses, address), ...about }, what),
  });
  door.open(server.server);
  let metricsServer: Server | undefined;

  const close = async (): Promise<void> => {
    const begun = performance.now();
    log.info({ connections: heart.live.connections }, 'stopping');
    readiness.draining = true;
    door.stop();
    ratesWire?.stop();
    if (!(await within(grace, heart.stop()))) log.warn('not everything that was asked for could be answered');
    await within(grace, heart.live.empty());
    door.close();
    addressWire?.stop();
    if (!(await within(grace, server.close()))) server.server.closeAllConnections();
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await opened.close();
    log.info({ took: Math.round(performance.now() - begun) }, 'stopped');
  };

  try {
    const address = await server.listen({ port, host });
    if (metricsPort !== undefined) metricsServer = await serveMetrics(metrics, metricsPort, metricsHost);
    await heart.start();
    ratesWire?.start();
    addressWire?.start();
    log.info({ address, version: process.version }, 'serving');
    const metricsAddress = metricsServer && addressOf(metricsServer);
    return { address, close, ...(metricsAddress === undefined ? {} : { metricsAddress }) };
  } catch (error) {
    await close();
    throw error;
  }
}
