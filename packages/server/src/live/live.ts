import type { Membership } from '@countertop/protocol';
import type { Bus, BusMessage, News, PersonNews } from '../bus/bus.ts';
import type { Limits } from '../limits.ts';
import type { Witness } from '../ops/witness.ts';
import type { Outside } from '../outside.ts';
import type { Person, Store, TableRow } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import { membershipOf } from '../tables/summary.ts';
import type { Tables } from '../tables/tables.ts';
import { Chat } from './chat.ts';
import { Lobby } from './lobby.ts';
import { type Peer, Session } from './session.ts';

export interface LiveParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly tables: Tables;
  readonly attendance: Attendance;
  readonly bus: Bus;
  readonly limits: Limits;
  /** How often clients are to ping, in milliseconds. */
  readonly heartbeat: number;
  readonly witness: Witness;
}

/** After so many milliseconds, by when the cookie of whoever has just signed in has arrived. */
const COME_BACK = 300;
/** When those who are sent away may come back, in milliseconds, and how many of them in a second. */
const SOONEST = 1_000;
const GREETED = 500;

/** All who are connected, and who of them follows which table. */
export class Live {
  readonly outside: Outside;
  readonly tables: Tables;
  readonly attendance: Attendance;
  readonly limits: Limits;
  readonly heartbeat: number;
  readonly witness: Witness;
  readonly chat: Chat;
  readonly lobby: Lobby;
  private readonly store: Store;
  private readonly sessions = new Set<Session>();
  private readonly rooms = new Map<string, Set<Session>>();
  private readonly restless = new Set<string>();
  private readonly deserted = new Set<() => void>();

  constructor({ outside, store, tables, attendance, bus, limits, heartbeat, witness }: LiveParts) {
    this.outside = outside;
    this.store = store;
    this.tables = tables;
    this.attendance = attendance;
    this.limits = limits;
    this.heartbeat = heartbeat;
    this.witness = witness;
    this.chat = new Chat(outside, store, bus, limits.talk);
    this.lobby = new Lobby(store, attendance);
    bus.subscribe((message) => this.hear(message));
  }

  get connections(): number {
    return this.sessions.size;
  }

  /** Somebody has connected. */
  accept(person: Person, peer: Peer): Session {
    const session = new Session(this, person, peer);
    this.sessions.add(session);
    return session;
  }

  /** When the last one has gone. */
  empty(): Promise<void> {
    if (this.sessions.size === 0) return Promise.resolve();
    return new Promise((done) => this.deserted.add(done));
  }

  ended(session: Session): void {
    this.sessions.delete(session);
    if (this.sessions.size === 0) for (const done of this.deserted) done();
    this.lobby.leave(session);
  }

  /** Connections at tables, and how many of them are of people who do not play there. */
  audience(): { readonly followers: number; readonly spectators: number } {
    let followers = 0;
    let spectators = 0;
    for (const [table, room] of this.rooms) {
      const people = this.tables.peopleAt(table);
      for (const { person } of room) {
        followers++;
        if (!people.includes(person.id)) spectators++;
      }
    }
    return { followers, spectators };
  }

  /** Tells everybody to come back, not all at once: so many a second as can be greeted. */
  close(): void {
    let index = 0;
    for (const session of this.sessions) session.close(SOONEST + Math.floor((index++ * 1_000) / GREETED));
  }

  come(session: Session, table: string): void {
    const room = this.rooms.get(table);
    if (room === undefined) this.rooms.set(table, new Set([session]));
    else room.add(session);
    this.attendance.comes(table, session.person.id);
    this.presenceChanged(table);
  }

  leave(session: Session, table: string): void {
    const room = this.rooms.get(table);
    if (room === undefined || !room.delete(session)) return;
    if (room.size === 0) this.rooms.delete(table);
    this.attendance.goes(table, session.person.id, this.outside.now());
    this.presenceChanged(table);
  }

  /** The person has another name, or does not want to hear somebody any more. */
  personChanged(person: Person): void {
    for (const session of this.sessions) if (session.person.id === person.id) session.person = person;
  }

  row(table: string): Promise<TableRow | undefined> {
    return this.store.row(table);
  }

  membership(row: TableRow, person: string): Membership {
    return membershipOf(row, person);
  }

  frameOf({ table, from, text }: News): string {
    return `{"kind":"events","table":"${table}","from":${from},"events":${text}}`;
  }

  /** However many come and go in a turn of the loop, everybody at the table is told once. */
  presenceChanged(table: string): void {
    if (this.restless.size === 0) this.outside.afterTurn(() => void this.tellPresence());
    this.restless.add(table);
  }

  /**
   * Whoever was connected as this person comes back at once, and is then who they are: a tab that has signed out is nobody, one
   * whose guest has signed in is somebody who stays. What it had asked for, it asks for again.
   */
  private hearOf({ person, becomes, tables }: PersonNews): void {
    for (const session of [...this.sessions]) if (session.person.id === person) session.close(COME_BACK);
    if (becomes === undefined) return;
    for (const table of tables) if (this.rooms.has(table)) void this.tellMembership(table);
  }

  private hear(message: BusMessage): void {
    if (message.kind === 'person') this.hearOf(message);
    if (message.kind === 'talk')
      for (const session of this.rooms.get(message.table) ?? []) session.talk(message.table, [message.line]);
    if (message.kind === 'events') this.hearNews(message);
  }

  private hearNews(message: News): void {
    const room = this.rooms.get(message.table);
    if (room !== undefined) {
      const text = this.frameOf(message);
      for (const session of room) session.tell(message, text);
      if (message.seating) void this.tellMembership(message.table);
    }
    this.lobby.hear(message);
  }

  private async tellMembership(table: string): Promise<void> {
    const row = await this.row(table).catch(() => undefined);
    if (row === undefined) return;
    for (const session of this.rooms.get(table) ?? []) {
      session.send({ kind: 'membership', membership: this.membership(row, session.person.id) });
    }
    this.presenceChanged(table);
  }

  private async tellPresence(): Promise<void> {
    const tables = [...this.restless];
    this.restless.clear();
    for (const table of tables) {
      if (!this.rooms.has(table)) continue;
      const row = await this.row(table).catch(() => undefined);
      if (row === undefined) continue;
      const presence = this.attendance.presence(table, row.roster.people);
      const text = JSON.stringify({ kind: 'presence', table, presence });
      for (const session of this.rooms.get(table) ?? []) session.sendText(text);
    }
  }
}
