import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HEADERS } from '../headers.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';

/** On the main port, for whoever bears the token; to everybody else there is nothing. */
export function addMetrics(server: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = Buffer.from(`Bearer ${token}`);
  server.get(PATH, async ({ headers }, reply) => {
    const given = Buffer.from(headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.callNotFound();
    const { type, text } = await metrics.page();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}

/** On a port of its own, which is nobody's business outside. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (request.url !== PATH || !isGet) return answer(response, 404, 'text/plain', `There is only ${PATH}.\n`);
    metrics.page().then(
      ({ type, text }) => answer(response, 200, type, text),
      () => answer(response, 500, 'text/plain', 'The counts cannot be read.\n'),
    );
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  return server;
}

function answer(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { ...HEADERS, 'cache-control': 'no-store', 'content-type': type });
  response.end(text);
}

/** Where a server listens. */
export function addressOf(server: Server): string | undefined {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return undefined;
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}
