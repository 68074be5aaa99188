import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

/** `GET /readyz`: whether the store answers, so that somebody in front knows where to send people. */
export function addReadiness(server: FastifyInstance, store: Store): void {
  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.row('');
      return { ok: true };
    } catch {
      reply.code(503);
      return { ok: false };
    }
  });
}
