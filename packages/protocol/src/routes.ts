import { schema } from '@countertop/core';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import {
  chatAnswerSchema,
  eventsAnswerSchema,
  lobbySchema,
  matchesQuerySchema,
  meChangeSchema,
  meSchema,
  myMatchesSchema,
  quickWishSchema,
  reportSchema,
  sitWishSchema,
  tableMadeSchema,
  tableWishSchema,
} from './bodies.ts';
import { PROTOCOL_VERSION } from './fields.ts';
import { eventsQuerySchema, PROGRAM_ROUTES } from './program-routes.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Parameters are written `:name`. */
  readonly path: string;
  readonly about: string;
  /** Of what stands after the `?`. */
  readonly query?: schema.Schema<unknown>;
  readonly body?: schema.Schema<unknown>;
  readonly answer: schema.Schema<unknown>;
}

const done = schema.object({});

/** All that is asked for over HTTP: JSON in, JSON out; refused: a status from 400 and `{ "problem": … }`. */
export const ROUTES = {
  me: {
    method: 'GET',
    path: '/api/me',
    about: 'Who I am: a guest from the first time on, by a cookie.',
    answer: meSchema,
  },
  changeMe: {
    method: 'PATCH',
    path: '/api/me',
    about: 'Another name; chat on or off for good; somebody not to be heard any more.',
    body: meChangeSchema,
    answer: meSchema,
  },
  myMatches: {
    method: 'GET',
    path: '/api/me/matches',
    about: 'My matches: those that are not over first, then the others, page by page.',
    query: matchesQuerySchema,
    answer: myMatchesSchema,
  },
  ...ACCOUNT_ROUTES,
  lobby: { method: 'GET', path: '/api/lobby', about: 'Public tables that are open or running.', answer: lobbySchema },
  makeTable: {
    method: 'POST',
    path: '/api/tables',
    about: 'Makes a table. Its link is the page’s address for it; whoever has that may sit or watch.',
    body: tableWishSchema,
    answer: tableMadeSchema,
  },
  table: { method: 'GET', path: '/api/tables/:table', about: 'One table.', answer: tableMadeSchema },
  events: {
    method: 'GET',
    path: '/api/tables/:table/events',
    about: 'The log from a number on, for those who do not watch; with `wait`, when there is something.',
    query: eventsQuerySchema,
    answer: eventsAnswerSchema,
  },
  sit: {
    method: 'POST',
    path: '/api/tables/:table/seats',
    about: 'Takes an open seat, or comes back to the own one.',
    body: sitWishSchema,
    answer: tableMadeSchema,
  },
  quick: {
    method: 'POST',
    path: '/api/quick',
    about: 'A quick match: whoever waits with the same wish, or a table at which to wait.',
    body: quickWishSchema,
    answer: tableMadeSchema,
  },
  ...PROGRAM_ROUTES,
  chat: { method: 'GET', path: '/api/tables/:table/chat', about: 'What was said.', answer: chatAnswerSchema },
  report: {
    method: 'POST',
    path: '/api/tables/:table/reports',
    about: 'Complains about a line of the chat.',
    body: reportSchema,
    answer: done,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** The body of a route as its schema has it. */
export type BodyOf<N extends RouteName> = (typeof ROUTES)[N] extends { readonly body: infer S }
  ? schema.Infer<S>
  : undefined;
export type QueryOf<N extends RouteName> = (typeof ROUTES)[N] extends { readonly query: infer S }
  ? schema.Infer<S>
  : undefined;
export type AnswerOf<N extends RouteName> = schema.Infer<(typeof ROUTES)[N]['answer']>;

/** Where WebSockets are opened. */
export const LIVE_PATH = `/api/live/v${PROTOCOL_VERSION}`;

/** The path of a route with its parameters filled in. */
export function pathOf(name: RouteName, parameters: Readonly<Record<string, string>> = {}): string {
  return ROUTES[name].path.replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(parameters[parameter] ?? ''),
  );
}
