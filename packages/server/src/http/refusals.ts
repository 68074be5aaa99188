import type { Problem } from '@countertop/core';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** What a request can be refused for before anybody has looked at what it asks for. */
const CODES: Readonly<Record<number, string>> = {
  400: 'request-bad',
  404: 'path-unknown',
  405: 'method-unknown',
  408: 'request-slow',
  413: 'body-too-long',
  414: 'request-too-long',
  415: 'json-only',
  429: 'too-many',
  431: 'request-too-long',
};

export function problemOf(status: number): Problem {
  return { code: CODES[status] ?? (status < 500 ? 'request-bad' : 'server-fault') };
}

interface Pattern {
  readonly path: RegExp;
  readonly methods: Set<string>;
}

/**
 * Sees to it that whatever is refused is refused with a problem: what is not there, what is there for other methods, what cannot be
 * read, and what broke here, of which nobody outside learns more than that. Before all routes.
 */
export function addRefusals(server: FastifyInstance, broke: (error: unknown) => void): void {
  const patterns = new Map<string, Pattern>();
  server.addHook('onRoute', ({ url, method }) => {
    const path = new RegExp(
      `^${url
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:\w+/g, '[^/]+')
        .replace(/\*/g, '.*')}$`,
    );
    const pattern = patterns.get(url) ?? { path, methods: new Set() };
    for (const each of [method].flat()) pattern.methods.add(each);
    patterns.set(url, pattern);
  });
  server.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?');
    const own = [...patterns.values()].filter((pattern) => pattern.path.test(path));
    // The files of the page are under a path that fits all; what the API does not know is not there.
    const fitting = path.startsWith('/api/') ? own.filter((pattern) => !pattern.path.test('/x')) : own;
    const methods = new Set(fitting.flatMap((pattern) => [...pattern.methods]));
    if (methods.size === 0 || methods.has(request.method)) return refuseRequest(reply, 404);
    return refuseRequest(reply.header('allow', [...methods].sort().join(', ')), 405);
  });
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return refuseRequest(reply, status);
    broke(error);
    return refuseRequest(reply, 500);
  });
}

export function refuseRequest(reply: FastifyReply, status: number): FastifyReply {
  if (status === 429) reply.header('retry-after', '1');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ problem: problemOf(status) });
}
