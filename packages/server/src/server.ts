import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cachingOf, HEADERS, headersOf } from './headers.ts';
import type { Trust } from './http/client-address.ts';
import { refuseRaw } from './http/raw-refusal.ts';
import { addRefusals, problemOf, refuseRequest } from './http/refusals.ts';
import { StartProblem } from './start-problem.ts';

/** Where the built page lies, seen from the sources as well as from what they are compiled to. */
export const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));

export interface ServerOptions {
  readonly page?: string;
  /** Who may say where a request came from; left out: nobody. */
  readonly trusts?: Trust;
  /** Whether an address may ask for something now; left out: always. */
  readonly mayAsk?: (address: string) => boolean;
  /** Is told what broke while a request was answered. */
  readonly broke?: (error: unknown) => void;
}

/** Bodies are short: a table's wish, a name. */
const BODY = 16 * 1024;
/** Address, cookie and what a browser says of itself, in bytes. */
const HEAD = 8 * 1024;
/** So long may a head take to come, a request, and silence on a connection, in milliseconds. */
const HEAD_TIME = 5_000;
const REQUEST_TIME = 15_000;
const SILENCE = 60_000;

/** Whether there is a page to serve. */
export function checkPage(page: string = PAGE): void {
  if (!existsSync(page)) throw new StartProblem('page-missing', { page });
}

/** The server of the page, not yet listening. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { page = PAGE, trusts = () => false, mayAsk = () => true, broke = () => {} } = options;
  checkPage(page);
  const server = fastify({
    logger: false,
    trustProxy: trusts,
    bodyLimit: BODY,
    requestTimeout: REQUEST_TIME,
    connectionTimeout: SILENCE,
    keepAliveTimeout: SILENCE,
    http: { maxHeaderSize: HEAD, headersTimeout: HEAD_TIME, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: (error, socket) => {
      const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
      refuseRaw(socket, status, problemOf(status));
    },
    // What is no path at all is refused as everything else is.
    frameworkErrors: (_error, _request, reply) => refuseRequest(reply.headers(HEADERS), 400),
  });

  server.addHook('onSend', async (request, reply) => {
    reply.headers(headersOf(request.url));
  });
  server.addHook('onRequest', async (request, reply) => {
    if (!mayAsk(request.ip)) return refuseRequest(reply, 429);
  });
  addRefusals(server, broke);

  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });

  // The build has written every file a second and third time, compressed.
  await server.register(files, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cachingOf(path));
      response.setHeader('vary', 'accept-encoding');
    },
  });
  return server;
}
