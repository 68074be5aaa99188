import { bad, good, type Problem, type Result, schema } from '@countertop/core';
import {
  type AnswerOf,
  type BodyOf,
  OPEN_API_PATH,
  openApi,
  type QueryOf,
  ROUTES,
  type Route,
  type RouteName,
  type TableSummary,
} from '@countertop/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from '../live/live.ts';
import type { Outside } from '../outside.ts';
import { isProgram, meOf, type People } from '../people/people.ts';
import { cookieFor, hasToken, secretOf } from '../people/secret-of.ts';
import type { Person, Store } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import type { Host } from '../tables/host.ts';
import { summaryOf } from '../tables/summary.ts';
import type { OriginCheck } from './origin.ts';
import { type ProgramParts, programHandlers } from './program-handlers.ts';
import type { AddressRates } from './rates.ts';

export interface ApiParts extends ProgramParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly attendance: Attendance;
  readonly people: People;
  readonly host: Host;
  readonly live: Live;
  readonly isOwnOrigin: OriginCheck;
  readonly rates: AddressRates;
}

export interface Asked<N extends RouteName> {
  readonly person: Person;
  readonly table: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
}

export type Handlers = { readonly [N in RouteName]: (asked: Asked<N>) => Promise<Result<AnswerOf<N>>> };

const MY_MATCHES = 200;

/** What each route does; all of it by those who know how. */
function handlersOf(parts: ApiParts): Handlers {
  const { outside, store, attendance, people, host, live } = parts;
  return {
    ...programHandlers(parts),
    me: async ({ person }) => good(meOf(person)),
    changeMe: async ({ person, body }) => {
      const changed = await people.change(person, body);
      live.personChanged(changed);
      return good(meOf(changed));
    },
    myMatches: async ({ person }) => {
      const rows = await store.tablesOf(person.id, MY_MATCHES);
      const summaries = rows.map((row) =>
        summaryOf(row, attendance.spectators(row.table, row.roster.people), person.id),
      );
      return good({ tables: summaries.sort((a, b) => urgency(a) - urgency(b)) });
    },
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

/** Those that wait for me first, then those that go on, then open ones, then what is over. */
function urgency({ status, turn, mine }: TableSummary): number {
  if (status === 'running') return turn !== null && mine?.includes(turn) ? 0 : 1;
  return status === 'open' ? 2 : 3;
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
      const body = expected === undefined ? good(undefined) : schema.read(expected, request.body);
      if (!body.ok) return refuse(reply, body.problem, 400);
      const query = asking === undefined ? good(undefined) : schema.read(asking, request.query);
      if (!query.ok) return refuse(reply, query.problem, 400);
      if (hasToken(request.headers) && (await parts.people.bySecret(secretOf(request.headers))) === undefined)
        return refuse(reply, { code: 'token-wrong' }, 401);
      const person = await personOf(request, reply, parts);
      if (person === undefined || !mayGoOn(person, request, parts)) return refuse(reply, { code: 'too-many' }, 429);
      const parameters = request.params as Readonly<Record<string, string>>;
      const answer = await handlers[name]({
        person,
        parameters,
        table: parameters.table ?? '',
        // The schemas of this route have read them.
        query: query.value as QueryOf<N>,
        body: body.value as BodyOf<N>,
      });
      return answer.ok ? answer.value : refuse(reply, answer.problem, statusOf(answer.problem));
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
): Promise<Person | undefined> {
  const known = await people.bySecret(secretOf(request.headers));
  if (known !== undefined) return known;
  if (!rates.mayChange(request.ip)) return undefined;
  const { person, secret } = await people.welcome();
  reply.header('set-cookie', cookieFor(secret, request.protocol === 'https'));
  return person;
}

function refuse(reply: FastifyReply, problem: Problem, status: number): { problem: Problem } {
  reply.code(status);
  return { problem };
}

function statusOf({ code }: Problem): number {
  if (code === 'table-unknown' || code === 'program-unknown' || code === 'game-unknown') return 404;
  if (code === 'store-failed' || code === 'server-fault') return 503;
  return code.startsWith('too-many') ? 429 : 409;
}
