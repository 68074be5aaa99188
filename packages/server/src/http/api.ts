import { bad, good, type Problem, type Result, schema } from '@countertop/core';
import {
  type AnswerOf,
  type BodyOf,
  ROUTES,
  type Route,
  type RouteName,
  type TableSummary,
} from '@countertop/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from '../live/live.ts';
import type { Outside } from '../outside.ts';
import { meOf, type People } from '../people/people.ts';
import { cookieFor, secretOf } from '../people/secret-of.ts';
import type { Person, Store } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import type { Host } from '../tables/host.ts';
import { summaryOf } from '../tables/summary.ts';
import type { Tables } from '../tables/tables.ts';
import type { OriginCheck } from './origin.ts';
import type { AddressRates } from './rates.ts';

export interface ApiParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly tables: Tables;
  readonly attendance: Attendance;
  readonly people: People;
  readonly host: Host;
  readonly live: Live;
  readonly isOwnOrigin: OriginCheck;
  readonly rates: AddressRates;
}

interface Asked<N extends RouteName> {
  readonly person: Person;
  readonly table: string;
  readonly from: number;
  readonly body: BodyOf<N>;
}

type Handlers = { readonly [N in RouteName]: (asked: Asked<N>) => Promise<Result<AnswerOf<N>>> };

const MY_MATCHES = 200;

/** What each route does; all of it by those who know how. */
function handlersOf({ outside, store, tables, attendance, people, host, live }: ApiParts): Handlers {
  return {
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
    events: async ({ table, from }) => {
      const events = await tables.eventsFrom(table, from);
      return events === undefined ? bad('table-unknown') : good({ table, from, events });
    },
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
  server.removeContentTypeParser('text/plain');
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    addRoute(server, parts, name, handlers);
  }
}

function addRoute<N extends RouteName>(server: FastifyInstance, parts: ApiParts, name: N, handlers: Handlers): void {
  const { method, path: url, body: expected }: Route = ROUTES[name];
  server.route({
    method,
    url,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (method !== 'GET') {
        if (!parts.isOwnOrigin(request.headers)) return refuse(reply, { code: 'origin-refused' }, 403);
        if (!parts.rates.mayChange(request.ip)) return refuse(reply, { code: 'too-many' }, 429);
      }
      const body = expected === undefined ? good(undefined) : schema.read(expected, request.body);
      if (!body.ok) return refuse(reply, body.problem, 400);
      const person = await personOf(request, reply, parts);
      if (person === undefined) return refuse(reply, { code: 'too-many' }, 429);
      const { table = '' } = request.params as { table?: string };
      const { from } = request.query as { from?: string };
      // The schema of this route has read the body.
      const asked = { person, table, from: Math.max(0, Math.trunc(Number(from)) || 0), body: body.value as BodyOf<N> };
      const answer = await handlers[name](asked);
      return answer.ok ? answer.value : refuse(reply, answer.problem, statusOf(answer.problem));
    },
  });
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
  if (code === 'table-unknown' || code === 'game-unknown') return 404;
  if (code === 'store-failed' || code === 'server-fault') return 503;
  return code.startsWith('too-many') ? 429 : 409;
}
