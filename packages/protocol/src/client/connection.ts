import { type Game, newContribution, type Problem } from '@countertop/core';
import type { Me } from '../bodies.ts';
import { PROTOCOL_VERSION } from '../fields.ts';
import { type ClientFrame, readServerFrame, type ServerFrame } from '../frames.ts';
import type { Link, Outside } from './link.ts';
import { LobbyFollower } from './lobby-follower.ts';
import { ServerClock } from './server-clock.ts';
import { TableFollower } from './table-follower.ts';

/** `away`: not dialled. `lost`: dials again by itself. `refused`: the server speaks another version; dialling helps nobody. */
export type ConnectionStatus = 'away' | 'dialling' | 'open' | 'lost' | 'refused';

const BACKOFF = { first: 500, longest: 20_000 } as const;
/** Until the server has said how often it wants to be pinged. */
const FIRST_HEARTBEAT = 15_000;
/** So long is waited for a welcome, and for an answer when it is asked whether the link still lives. */
const PATIENCE = 8_000;

/**
 * One way to the server for everything that is followed over it. It dials again by itself when the link broke or went
 * silent, and then everybody asks for what they missed.
 */
export class Connection {
  status: ConnectionStatus = 'away';
  me: Me | undefined;
  /** Why the server refused this client. */
  problem: Problem | undefined;
  /** Whether the server has said that it cannot keep anything now. */
  storeGone = false;
  readonly clock: ServerClock;
  readonly lobby: LobbyFollower;
  private readonly tables = new Map<string, TableFollower>();
  private readonly listeners = new Set<() => void>();
  private readonly prefix: string;
  private made = 0;
  private link: Link | undefined;
  private heardAt = 0;
  private heartbeat = FIRST_HEARTBEAT;
  private tries = 0;
  private comeBackAfter: number | undefined;
  /** It is being found out whether the link lives. */
  private probing: { answered: boolean } | undefined;
  private callOff: () => void = () => {};

  constructor(private readonly outside: Outside) {
    this.clock = new ServerClock(() => outside.now());
    this.lobby = new LobbyFollower((frame) => this.send(frame));
    this.prefix = Array.from({ length: 3 }, () => Math.floor(outside.random() * 2 ** 32).toString(36)).join('');
  }

  /** Dials, or looks at once whether the link still lives: for a page that wakes up, or a network that is back. */
  start(): void {
    if (this.status === 'refused') return;
    if (this.status !== 'open' && this.status !== 'dialling') this.dial();
    else if (this.status === 'open') this.probe();
  }

  stop(): void {
    this.callOff();
    this.drop();
    this.become('away');
  }

  /** The way is known to be gone before the link notices: it is given up, and dialled again as after any other break. */
  cut(): void {
    if (this.status === 'open' || this.status === 'dialling') this.giveUp();
  }

  /** Follows a table. Whoever follows it already gets the same follower. */
  follow(table: string, game: Game): TableFollower {
    const known = this.tables.get(table);
    if (known !== undefined) return known;
    const follower = new TableFollower(table, game, {
      send: (frame) => this.send(frame),
      time: () => this.clock.time(),
      contribution: () => this.outside.contribution?.() ?? newContribution(),
      newId: () => `${this.prefix}-${(this.made++).toString(36)}`,
    });
    this.tables.set(table, follower);
    if (this.status === 'open') follower.resume();
    return follower;
  }

  unfollow(table: string): void {
    if (this.tables.delete(table)) this.send({ kind: 'unwatch', table });
  }

  /** Is told when the status changes, or what the server can keep. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private dial(): void {
    this.callOff();
    this.become('dialling');
    this.heardAt = this.outside.now();
    let link: Link | undefined;
    const mine = (): boolean => link === undefined || this.link === link;
    link = this.outside.dial({
      opened: () => {
        if (mine()) this.link?.send(JSON.stringify({ kind: 'hello', version: PROTOCOL_VERSION } satisfies ClientFrame));
      },
      heard: (text) => {
        if (mine()) this.hear(text);
      },
      closed: () => {
        if (mine()) this.lose();
      },
    });
    this.link = link;
    this.giveUpUnlessHeard();
  }

  /** What is said while the link is not open is not said: after the welcome everybody says what still matters. */
  private send(frame: ClientFrame): void {
    if (this.status === 'open') this.link?.send(JSON.stringify(frame));
  }

  private hear(text: string): void {
    this.heardAt = this.outside.now();
    if (this.probing !== undefined) this.probing.answered = true;
    const frame = readServerFrame(text);
    // A newer server may say things that are not known here; what matters has numbers, and is asked for again.
    if (frame.ok) this.take(frame.value);
  }

  private take(frame: ServerFrame): void {
    switch (frame.kind) {
      case 'welcome':
        this.me = frame.me;
        this.heartbeat = frame.heartbeat;
        this.tries = 0;
        this.comeBackAfter = undefined;
        this.become('open');
        this.ping();
        this.beatLater();
        this.lobby.resume();
        for (const follower of this.tables.values()) follower.resume();
        return;
      case 'pong':
        this.clock.learn(frame.now, frame.at);
        return;
      case 'store':
        this.storeGone = !frame.there;
        this.tell();
        return;
      case 'closing':
        this.comeBackAfter = frame.after;
        return;
      case 'lobby':
      case 'lobby-change':
        this.lobby.take(frame);
        return;
      case 'membership':
        this.tables.get(frame.membership.table)?.take(frame);
        return;
      case 'gone':
        if (frame.problem.code === 'version-unknown') this.refuse(frame.problem);
        else if (frame.table !== undefined) this.tables.get(frame.table)?.take(frame);
        return;
      default:
        this.tables.get(frame.table)?.take(frame);
    }
  }

  private refuse(problem: Problem): void {
    this.problem = problem;
    this.callOff();
    this.drop();
    this.become('refused');
  }

  private lose(): void {
    this.link = undefined;
    this.become('lost');
    const longest = Math.min(BACKOFF.longest, BACKOFF.first * 2 ** this.tries++);
    const wait = this.comeBackAfter ?? longest;
    this.comeBackAfter = undefined;
    this.plan(wait * (0.5 + this.outside.random() / 2), () => this.dial());
  }

  private drop(): void {
    const link = this.link;
    this.link = undefined;
    link?.close();
  }

  private ping(): void {
    this.send({ kind: 'ping', at: this.outside.now() });
  }

  /** Whoever wakes up should not wait for two heartbeats to learn that the link has died meanwhile. */
  private probe(): void {
    this.ping();
    // Asked again and again, nobody would ever be late.
    if (this.probing === undefined) this.giveUpUnlessHeard();
  }

  private giveUpUnlessHeard(): void {
    const probe = { answered: false };
    this.plan(Math.min(PATIENCE, 2 * this.heartbeat), () => {
      if (probe.answered) this.beat();
      else this.giveUp();
    });
    this.probing = probe;
  }

  /** One thing lies ahead at a time: a beat, a probe's end, or the next try. */
  private plan(milliseconds: number, act: () => void): void {
    this.callOff();
    this.probing = undefined;
    this.callOff = this.outside.later(milliseconds, act);
  }

  private giveUp(): void {
    this.drop();
    this.lose();
  }

  /** Who hears nothing for two heartbeats has a link that is dead and does not say so. */
  private beatLater(): void {
    this.plan(this.heartbeat, () => {
      if (this.outside.now() - this.heardAt >= 2 * this.heartbeat) this.giveUp();
      else this.beat();
    });
  }

  private beat(): void {
    this.ping();
    // A single frame may be lost by whatever stands in between: nobody waits for it for ever.
    for (const follower of this.tables.values()) follower.resume();
    this.beatLater();
  }

  private become(status: ConnectionStatus): void {
    if (this.status === status) return;
    this.status = status;
    // Whoever is dialled next says how it is there.
    this.storeGone = false;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
