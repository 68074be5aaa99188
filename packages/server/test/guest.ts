import { loadGame } from '@countertop/catalogue';
import { type Game, MoveList, Random, seatToMove } from '@countertop/core';
import {
  type AnswerOf,
  type BodyOf,
  Connection,
  LIVE_PATH,
  pathOf,
  ROUTES,
  type RouteName,
  type SocketLike,
  socketLink,
  type TableFollower,
} from '@countertop/protocol';
import { WebSocket } from 'ws';

interface Question<N extends RouteName> {
  readonly table?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** With its `?`. */
  readonly query?: string;
  readonly body?: Partial<BodyOf<N>>;
  /** Where the page is from which it is asked; left out: from none. */
  readonly origin?: string;
}

/** Somebody with a cookie who uses a real server over real sockets. */
export class Guest {
  cookie: string | undefined;
  readonly connection: Connection;
  private readonly sockets: WebSocket[] = [];

  constructor(public address: string) {
    this.connection = new Connection({
      dial: (events) =>
        socketLink(() => {
          const url = `${this.address.replace('http', 'ws')}${LIVE_PATH}`;
          const socket = new WebSocket(url, { headers: { cookie: this.cookie ?? '' } });
          this.sockets.push(socket);
          return socket as SocketLike;
        }, events),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
      random: Math.random,
    });
  }

  async ask<N extends RouteName>(
    name: N,
    { table = '', body, parameters, query = '', origin }: Question<N> = {},
  ): Promise<AnswerOf<N> & { problem?: { code: string } }> {
    const answer = await fetch(this.address + pathOf(name, { table, ...parameters }) + query, {
      method: ROUTES[name].method,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(origin === undefined ? {} : { origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0];
    return answer.json();
  }

  /** Follows a table, and is there when that is known. */
  async follow(table: string): Promise<TableFollower> {
    const { summary } = await this.ask('table', { table });
    const game = await loadGame(summary.game);
    if (!game.ok) throw new Error(game.problem.code);
    this.connection.start();
    const follower = this.connection.follow(table, game.value);
    await until(follower, () => follower.confirmed !== undefined && follower.membership !== undefined);
    return follower;
  }

  /** The network breaks. */
  cut(): void {
    for (const socket of this.sockets.splice(0)) socket.terminate();
  }

  leave(): void {
    this.connection.stop();
  }
}

/** Waits for something to be so at a table. */
export function until(follower: TableFollower, is: () => boolean): Promise<void> {
  if (is()) return Promise.resolve();
  return new Promise((done) => {
    const off = follower.listen(() => {
      if (!is()) return;
      off();
      done();
    });
  });
}

/** Waits until both know the same: whoever is behind hears of it. */
export async function untilEven(one: TableFollower, other: TableFollower): Promise<void> {
  const known = ({ confirmed }: TableFollower): number => confirmed?.events.length ?? 0;
  await until(one, () => known(one) >= known(other));
  await until(other, () => known(other) >= known(one));
}

/** Plays on whenever it is this follower's turn, any moves at all, until the match is over. */
export async function playOn(follower: TableFollower, seed: number, most = Number.POSITIVE_INFINITY): Promise<void> {
  const random = new Random(seed);
  let made = 0;
  const move = (): void => {
    const state = follower.shown;
    const turn = state && seatToMove(state);
    if (state === undefined || turn === undefined || !follower.mine.includes(turn)) return;
    if (follower.pending.length > 0 || made >= most) return;
    made++;
    follower.command({
      kind: 'move',
      seat: turn,
      move: anyMove(state.game, state.position, random),
      ply: state.line.length,
    });
  };
  const off = follower.listen(move);
  move();
  await until(follower, () => follower.confirmed?.result != null || made >= most);
  off();
}

/** Any line of so many moves from where the match is. */
export function lineFrom({ confirmed }: TableFollower, length: number): string[] {
  if (confirmed === undefined) throw new Error('no match');
  const position = confirmed.position.clone();
  return Array.from({ length }, (_, ply) => {
    const list = new MoveList();
    position.moves(list);
    const move = list.moves[ply];
    const text = confirmed.game.write(position, move);
    position.play(move);
    return text;
  });
}

function anyMove(game: Game, position: Parameters<Game['write']>[0], random: Random): string {
  const list = new MoveList();
  position.moves(list);
  return game.write(position, list.length > 40 ? list.moves[random.below(list.length)] : position.pick(random));
}
