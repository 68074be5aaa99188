import type { Membership } from '@countertop/protocol';
import type { Bus, BusMessage, News, PersonNews, WantNews } from '../bus/bus.ts';
import type { Limits } from '../limits.ts';
import type { StoreWatch } from '../ops/store-watch.ts';
import type { Witness } from '../ops/witness.ts';
import type { Outside } from '../outside.ts';
import type { Person, Store, TableRow } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import { standIn } from '../tables/stand-in.ts';
import { membershipOf } from '../tables/summary.ts';
import type { Tables } from '../tables/tables.ts';
import { Chat } from './chat.ts';
import { Lobby } from './lobby.ts';
import { PresenceWire } from './presence-wire.ts';
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
  /** Whether other processes share the store. */
  readonly isShared: boolean;
  readonly storeWatch: StoreWatch;
}

/** After so many milliseconds, by when the cookie of whoever has just signed in has arrived. */
const COME_BACK = 300;
/** When those who are sent away may come back, in milliseconds, and how many of them in a second. */
const SOONEST = 1_000;
const GREETED = 500;

/** Those of this process who follow a table. */
interface Room {
  readonly sessions: Set<Session>;
  /** How many of its events all of them have been told; undefined: the first of them is being told. */
  told: number | undefined;
}

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
  readonly storeWatch: StoreWatch;
  private readonly store: Store;
  private readonly sessions = new Set<Session>();
  private readonly rooms = new Map<string, Room>();
  private readonly restless = new Set<string>();
  private readonly deserted = new Set<() => void>();
  /** To those who are connected to other processes. */
  private readonly wire: PresenceWire | undefined;

  constructor({
    outside,
    store,
    tables,
    attendance,
    bus,
    limits,
    heartbeat,
    witness,
    isShared,
    storeWatch,
  }: LiveParts) {
    this.outside = outside;
    this.store = store;
    this.tables = tables;
    this.attendance = attendance;
    this.limits = limits;
    this.heartbeat = heartbeat;
    this.witness = witness;
    this.chat = new Chat(outside, store, bus, limits.talk);
    this.lobby = new Lobby({ outside, store, attendance, deserted: limits.deserted });
    bus.subscribe((message) => this.hear(message));
    this.storeWatch = storeWatch;
    storeWatch.listen((isGone) => {
      for (const session of this.sessions) session.tellStore(!isGone);
    });
    if (!isShared) return;
    this.wire = new PresenceWire({
      outside,
      bus,
      attendance,
      changed: (table) => this.presenceChanged(table),
      wanted: (wish) => this.hearWant(wish),
    });
  }

  start(): void {
    this.wire?.start();
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
      for (const { person } of room.sessions) {
        followers++;
        if (!people.includes(person.id)) spectators++;
      }
    }
    return { followers, spectators };
  }

  /** Tells everybody to come back, not all at once: so many a second as can be greeted. */
  close(): void {
    this.wire?.stop();
    let index = 0;
    for (const session of this.sessions) session.close(SOONEST + Math.floor((index++ * 1_000) / GREETED));
  }

  come(session: Session, table: string): void {
    const room = this.rooms.get(table);
    if (room === undefined) this.rooms.set(table, { sessions: new Set([session]), told: undefined });
    else room.sessions.add(session);
    this.attendance.comes(table, session.person.id);
    this.presenceChanged(table);
  }

  leave(session: Session, table: string): void {
    const room = this.rooms.get(table);
    if (room === undefined || !room.sessions.delete(session)) return;
    if (room.sessions.size === 0) this.rooms.delete(table);
    this.attendance.goes(table, session.person.id, this.outside.now());
    this.presenceChanged(table);
  }

  /** The person has another name, or does not want to hear somebody any more. */
  personChanged(person: Person): void {
    for (const session of this.sessions) if (session.person.id === person.id) session.person = person;
  }

  row(table: string): Promise<TableRow | undefined> {
    return this.tables.row(table);
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

  /** The person wants a bot at that seat: those at other processes are to know. */
  wants(table: string, seat: number, person: string): void {
    this.wire?.want(table, seat, person);
    this.presenceChanged(table);
  }

  private hearWant({ table, seat, person }: WantNews): void {
    if (!this.rooms.has(table)) return;
    const wanting = this.attendance.want(table, seat, person);
    this.presenceChanged(table);
    // Two who said so at the same moment have not heard of each other then.
    const own = this.attendance.here(table).find((each) => wanting.has(each));
    if (own !== undefined) void this.tables.run(table, standIn(this.attendance, own, seat));
  }

  private hear(message: BusMessage): void {
    if (message.kind === 'person') {
      this.hearOf(message);
      return;
    }
    if (message.kind === 'person-changed') {
      void this.store.person(message.person).then(
        (person) => person && this.personChanged(person),
        () => {},
      );
    } else if (message.kind === 'talk') {
      for (const session of this.sessionsAt(message.table)) session.talk(message.table, [message.line]);
    } else if (message.kind === 'events') {
      this.hearEvents(message);
      this.lobby.hear(message);
    } else if (message.kind === 'advance') {
      this.catchUp(message.table, message.events);
      this.lobby.hearOf(message.table);
    }
  }

  private hearEvents(news: News): void {
    const { table, from, events, seating } = news;
    const room = this.rooms.get(table);
    if (room === undefined) return;
    const end = from + events.length;
    const { told } = room;
    if (told !== undefined && end <= told) return;
    if (told !== undefined && from > told) {
      this.catchUp(table, end);
      return;
    }
    if (told !== undefined) room.told = end;
    const text = this.frameOf(news);
    for (const session of room.sessions) session.tell(news, text);
    if (seating) void this.tellMembership(table);
  }

  isFollowed(table: string): boolean {
    return this.rooms.has(table);
  }

  /** Tables that are followed here, and how many events of each everybody has been told. */
  get followed(): ReadonlyMap<string, number> {
    const followed = new Map<string, number>();
    for (const [table, { told }] of this.rooms) if (told !== undefined) followed.set(table, told);
    return followed;
  }

  /** Somebody has just been told the events of a table up to that number; others here may have missed some of them. */
  hasTold(table: string, number: number): void {
    const room = this.rooms.get(table);
    if (room === undefined) return;
    room.told ??= number;
    this.catchUp(table, number);
  }

  /** News went astray: there are so many events. What is missing is read, and told to all who follow the table here. */
  catchUp(table: string, events: number): void {
    const told = this.rooms.get(table)?.told;
    if (told === undefined || told >= events) return;
    this.tables
      .eventsFrom(table, told, events)
      .then((missed = []) => {
        if (missed.length === 0) return;
        const text = JSON.stringify(missed);
        this.hearEvents({ kind: 'events', table, from: told, events: missed, text, seating: true, bot: false });
      })
      // The next look at the numbers finds it again.
      .catch((error: unknown) => this.outside.complain('what was missed could not be read', error));
  }

  private sessionsAt(table: string): Iterable<Session> {
    return this.rooms.get(table)?.sessions ?? [];
  }

  private async tellMembership(table: string): Promise<void> {
    const row = await this.row(table).catch(() => undefined);
    if (row === undefined) return;
    for (const session of this.sessionsAt(table)) {
      session.send({ kind: 'membership', membership: this.membership(row, session.person.id) });
    }
    this.presenceChanged(table);
  }

  private async tellPresence(): Promise<void> {
    const tables = [...this.restless];
    this.restless.clear();
    this.wire?.look(tables);
    for (const table of tables) {
      if (!this.rooms.has(table)) continue;
      const row = await this.row(table).catch(() => undefined);
      if (row === undefined) continue;
      const presence = this.attendance.presence(table, row.roster.people);
      const text = JSON.stringify({ kind: 'presence', table, presence });
      for (const session of this.sessionsAt(table)) session.sendText(text);
    }
  }
}
