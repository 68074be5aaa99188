import { loadGame } from '@countertop/catalogue';
import { type Result, schema } from '@countertop/core';
import {
  type AnswerOf,
  type BodyOf,
  Connection,
  LIVE_PATH,
  pathOf,
  problemSchema,
  ROUTES,
  type RouteName,
  type SocketLike,
  socketLink,
  type TableFollower,
} from '@countertop/protocol';
import { WebSocket } from 'ws';
import { EXIT, Refusal } from '../exit.ts';
import { say } from '../showing/words.ts';

export interface TableLink {
  /** `https://table.example` */
  readonly server: string;
  readonly table: string;
}

/** The link of a table as the page gives it: `https://table.example/#/table/a055b3c158b23ab5`. */
export function readLink(text: string): TableLink {
  const found = /^(https?:\/\/[^/\s?#]+)\S*?([0-9a-z]{8,24})\/?$/.exec(text);
  if (found === null) {
    throw new Refusal(
      EXIT.usage,
      `"${text}" is no link to a table; one looks like https://…/#/table/a055b3c158b23ab5.`,
    );
  }
  return { server: found[1], table: found[2] };
}

/** Somebody at this machine who uses a server: over HTTP for what is asked once, over a WebSocket at tables. */
export class ServerLink {
  readonly connection: Connection;

  constructor(
    readonly server: string,
    private secret: string | undefined,
  ) {
    this.connection = new Connection({
      dial: (events) =>
        socketLink(() => {
          const headers = { authorization: `Bearer ${this.secret}` };
          return new WebSocket(`${server.replace(/^http/, 'ws')}${LIVE_PATH}`, { headers }) as SocketLike;
        }, events),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
      random: Math.random,
    });
  }

  /** Becomes a guest of the server where nobody is known yet; gives the secret to keep. */
  async arrive(): Promise<string> {
    if (this.secret !== undefined) return this.secret;
    const answer = await this.fetch('me');
    const [cookie = ''] = answer.headers.getSetCookie();
    const [, secret] = /^countertop=([0-9a-f]{64})/.exec(cookie) ?? [];
    if (secret === undefined) throw new Refusal(EXIT.failed, `${this.server} is no server of Countertop.`);
    this.secret = secret;
    return secret;
  }

  async ask<N extends RouteName>(
    name: N,
    parameters: Readonly<Record<string, string>> = {},
    body?: Partial<BodyOf<N>>,
  ): Promise<Result<AnswerOf<N>>> {
    const answer = await this.fetch(name, parameters, body);
    const value: unknown = await answer.json().catch(() => undefined);
    // Of this route the schema is that of its answer; the compiler cannot follow the name.
    const expected = ROUTES[name].answer as unknown as schema.Schema<AnswerOf<N>>;
    const reading = answer.ok ? schema.read(expected, value) : refusalIn(value);
    if (reading === undefined) throw new Refusal(EXIT.failed, `${this.server} answered ${answer.status}.`);
    return reading;
  }

  /** Follows a table until it can be seen. */
  async follow(table: string): Promise<TableFollower> {
    const found = await this.ask('table', { table });
    if (!found.ok) throw new Refusal(EXIT.failed, say(found.problem));
    const game = await loadGame(found.value.summary.game);
    if (!game.ok) throw new Refusal(EXIT.failed, say(game.problem));
    this.connection.start();
    const follower = this.connection.follow(table, game.value);
    await until(follower, () => follower.confirmed !== undefined && follower.membership !== undefined);
    return follower;
  }

  close(): void {
    this.connection.stop();
  }

  private async fetch<N extends RouteName>(
    name: N,
    parameters: Readonly<Record<string, string>> = {},
    body?: Partial<BodyOf<N>>,
  ): Promise<Response> {
    try {
      return await fetch(this.server + pathOf(name, parameters), {
        method: ROUTES[name].method,
        headers: {
          ...(this.secret === undefined ? {} : { authorization: `Bearer ${this.secret}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new Refusal(EXIT.failed, `${this.server} cannot be reached: ${causeOf(error)}.`);
    }
  }
}

const refused = schema.object({ problem: problemSchema });

function refusalIn(value: unknown): Result<never> | undefined {
  const reading = schema.read(refused, value);
  return reading.ok ? { ok: false, problem: reading.value.problem } : undefined;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
}

/** Waits for something to be so at a table, or for the table to be gone. */
export function until(follower: TableFollower, is: () => boolean): Promise<void> {
  return new Promise((done, fail) => {
    const look = (): void => {
      if (follower.problem !== undefined) fail(new Refusal(EXIT.failed, say(follower.problem, follower.game)));
      else if (!is()) return;
      else done();
      off();
    };
    const off = follower.listen(look);
    look();
  });
}
