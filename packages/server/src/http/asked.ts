import type { Readable } from 'node:stream';
import type { Result } from '@countertop/core';
import type { AnswerOf, BodyOf, QueryOf, RouteName } from '@countertop/protocol';
import type { Person } from '../store/store.ts';

/** What somebody asks for by a route, checked by its schemas. */
export interface Asked<N extends RouteName> {
  readonly person: Person;
  readonly table: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly from: number;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  /** By which the person is known on this device. */
  readonly secret: string;
  /** Of our own page, if it is from there that somebody asks. */
  readonly origin: string | undefined;
  /** Whether so many attempts to sign in come from one address that this one is not looked at. */
  mayTry(): boolean;
  /** This device is known by another secret from now on; null: by none. */
  becomeKnown(secret: string | null): void;
}

/** What a route does. A long answer comes piece by piece, in the form that the route's schema describes. */
export type Handler<N extends RouteName> = (asked: Asked<N>) => Promise<Result<AnswerOf<N> | Readable>>;
