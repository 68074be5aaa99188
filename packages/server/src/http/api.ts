import { Readable } from 'node:stream';
import { bad, type Game, good, type Problem, type Result, schema } from '@countertop/core';
import {
  type BodyOf,
  OPEN_API_PATH,
  openApi,
  type QueryOf,
  ROUTES,
  type Route,
  type RouteName,
} from '@countertop/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Live } from '../live/live.ts';
import type { Pushing } from '../notices/pushing.ts';
import type { Outside } from '../outside.ts';
import type { AccountDesk } from '../people/account-desk.ts';
import type { MyMatches } from '../people/my-matches.ts';
import { isProgram, meOf, type People } from '../people/people.ts';
import { cookieFor, hasToken, noCookie, secretOf } from '../people/secret-of.ts';
import type { Person, Store } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import type { Host } from '../tables/host.ts';
import { accountHandlers } from './account-handlers.ts';
import type { Handler } from './asked.ts';
import type { OriginCheck } from './origin.ts';
import { type ProgramParts, programHandlers } from './program-handlers.ts';
import type { AddressRates } from './rates.ts';

export interface ApiParts extends ProgramParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly attendance: Attendance;
  readonly people: People;
  readonly desk: AccountDesk;
  readonly myMatches: MyMatches;
  readonly game: (id: string) => Promise<Result<Game>>;
  /** Missing: nobody is told anything who is not here. */
  readonly pushing?: Pushing;
  readonly host: Host;
  readonly bus: Bus;
  readonly live: Live;
  readonly isOwnOrigin: OriginCheck;
  readonly rates: AddressRates;
}

type Handlers = { readonly [N in RouteName]: Handler<N> };

/** What each route does; all of it by those who know how. */
function handlersOf(parts: ApiParts): Handlers {
  const { outside, store, people, host, live, myMatches, bus } = parts;
  return {
    ...accountHandlers(parts),
    ...programHandlers(parts),
    me: async ({ person }) => good(meOf(person)),
    changeMe: async ({ person, body }) => {
      const changed = await people.change(person, body);
      live.personChanged(changed);
      bus.publish({ kind: 'person-changed', person: changed.id });
      return good(meOf(changed));
    },
    myMatches: async ({ person, query }) => good(await myMatches.page(person.id, query)),
    lobby: async () => good({ tables: await live.lobby.tables() }),
    makeTable: ({ person, body }) => host.make(person, body),
    table: ({ person, table }) => host.show(table, person),
    sit: ({ person, table, body }) => host.sit(person, table, body),
    quick: ({ person, body }) => host.quick(person, body),
    chat: async ({ person, table }) => {
      const lines = await store.lines(table, 0);
      return good({ lines: lines.filter((line) => !person.blocked.includes(line.person)) });
    },
    report: async ({ person, table, body }) => {
      if ((await store.row(table)) === undefined) return bad('table-unknown');
      await store.report({ table, line: body.line, why: body.why, by: person.id, at: outside.now() });
      return good({});
    },
  };
}

/** Puts the routes of the protocol on a server. What comes in is checked by the protocol's own schemas. */
export function addApi(server: FastifyInstance, parts: ApiParts): void {
  const handlers = handlersOf(parts);
  const document = JSON.stringify(openApi());
  server.get(OPEN_API_PATH, async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  server.removeContentTypeParser('text/plain');
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    addRoute(server, parts, name, handlers);
  }
}

function addRoute<N extends RouteName>(server: FastifyInstance, parts: ApiParts, name: N, handlers: Handlers): void {
  const { method, path: url, body: expected, query: asking }: Route = ROUTES[name];
  server.route({
    method,
    url,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (method !== 'GET' && !parts.isOwnOrigin(request.headers))
        return refuse(reply, { code: 'origin-refused' }, 403);
      const refuseForm = (wrong: Problem) => {
        // What cannot be read counts like what can: else nonsense could be sent for ever.
        const mayAsk = method === 'GET' || parts.rates.mayChange(request.ip);
        return mayAsk ? refuse(reply, wrong, 400) : refuse(reply, { code: 'too-many' }, 429);
      };
      const body = expected === undefined ? good(undefined) : schema.read(expected, request.body);
      const query = asking === undefined ? good(undefined) : schema.read(asking, request.query);
      if (!body.ok) return refuseForm(body.problem);
      if (!query.ok) return refuseForm(query.problem);
      const known = await personOf(request, reply, parts);
      if (!known.ok) return refuse(reply, known.problem, statusOf(known.problem));
      if (!mayGoOn(known.value.person, request, parts)) return refuse(reply, { code: 'too-many' }, 429);
      const parameters = request.params as Readonly<Record<string, string>>;
      const { from } = request.query as { from?: string };
      const answer = await handlers[name]({
        ...known.value,
        parameters,
        table: parameters['table'] ?? '',
        from: Math.max(0, Math.trunc(Number(from)) || 0),
        // The schemas of this route have read them.
        query: query.value as QueryOf<N>,
        body: body.value as BodyOf<N>,
        origin: parts.isOwnOrigin(request.headers) ? request.headers.origin : undefined,
        mayTry: () => parts.rates.mayTry(request.ip),
        becomeKnown: (secret) => {
          reply.removeHeader('set-cookie');
          reply.header('set-cookie', secret === null ? noCookie() : cookieFor(secret, request.protocol === 'https'));
        },
      });
      if (!answer.ok) return refuse(reply, answer.problem, statusOf(answer.problem));
      if (answer.value instanceof Readable) reply.type('application/json; charset=utf-8');
      return answer.value;
    },
  });
}

/** A program has a measure of its own, wherever it runs; people share that of their address, for what changes something. */
function mayGoOn({ id }: Person, { method, ip }: FastifyRequest, { rates }: ApiParts): boolean {
  if (isProgram(id)) return rates.mayRun(id);
  return method === 'GET' || rates.mayChange(ip);
}

/** Whoever asks. Somebody new becomes a guest; so many from one address and no more. */
async function personOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { people, rates }: ApiParts,
): Promise<Result<{ readonly person: Person; readonly secret: string }>> {
  const given = secretOf(request.headers);
  const known = await people.bySecret(given);
  if (known !== undefined && given !== undefined) return good({ person: known, secret: given });
  if (hasToken(request.headers)) return bad('token-wrong');
  // Sent before somebody signed in here: a new guest would take the place of whoever has just become known.
  if (await people.isSpent(given)) return bad('secret-spent');
  if (!rates.mayChange(request.ip)) return bad('too-many');
  const { person, secret } = await people.welcome();
  reply.header('set-cookie', cookieFor(secret, request.protocol === 'https'));
  return good({ person, secret });
}

function refuse(reply: FastifyReply, problem: Problem, status: number): { problem: Problem } {
  reply.code(status);
  return { problem };
}

function statusOf({ code }: Problem): number {
  if (code === 'origin-refused') return 403;
  if (code === 'secret-spent' || code === 'token-wrong') return 401;
  if (code === 'table-unknown' || code === 'program-unknown' || code === 'game-unknown') return 404;
  if (code === 'store-failed' || code === 'server-fault') return 503;
  return code.startsWith('too-many') ? 429 : 409;
}
