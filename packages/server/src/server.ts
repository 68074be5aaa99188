import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cachingOf, HEADERS } from './headers.ts';
import type { Trust } from './http/client-address.ts';
import { StartProblem } from './start-problem.ts';

/** Where the built page lies, seen from the sources as well as from what they are compiled to. */
export const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));

export interface ServerOptions {
  readonly page?: string;
  /** Who may say where a request came from; left out: nobody. */
  readonly trusts?: Trust;
}

/** Bodies are short: a table's wish, a name. */
const BODY = 16 * 1024;

/** The server of the page, not yet listening. */
export async function createServer({
  page = PAGE,
  trusts = () => false,
}: ServerOptions = {}): Promise<FastifyInstance> {
  if (!existsSync(page)) throw new StartProblem('page-missing', { page });
  const server = fastify({ logger: false, trustProxy: trusts, bodyLimit: BODY });

  server.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });

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
    },
  });

  server.setNotFoundHandler((_request, reply) => {
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
  });
  return server;
}
