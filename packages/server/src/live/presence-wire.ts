import type { Beat, Bus, BusMessage, PresenceNews, WantNews } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import type { Attendance } from '../tables/attendance.ts';

/** How often a process says that it lives, and after how long of silence its people are gone; in milliseconds. */
const BEAT = 5_000;
const SILENCE = 3 * BEAT;
/** So many tables in one message. */
const ROOMS = 100;

interface Node {
  /** How many messages have been heard of it; undefined: not all of them. */
  number: number | undefined;
  heard: number;
}

export interface PresenceParts {
  readonly outside: Outside;
  readonly bus: Bus;
  readonly attendance: Attendance;
  /** Is told where somebody came or went. */
  readonly changed: (table: string) => void;
  /** Is told what somebody wants who is connected elsewhere. */
  readonly wanted: (wish: WantNews) => void;
}

/**
 * Says to other processes who is at which table here, and hears it from them. Each message has its number, so that one that went
 * astray is noticed, at the next beat at the latest, and everything is asked for again; who falls silent has nobody any more.
 */
export class PresenceWire {
  private readonly node: string;
  private readonly nodes = new Map<string, Node>();
  /** By table, who is there as others were told. */
  private readonly said = new Map<string, readonly string[]>();
  private number = 0;
  private callOff: () => void = () => {};

  constructor(private readonly parts: PresenceParts) {
    this.node = parts.outside.secret(8);
    parts.bus.subscribe((message) => this.hear(message));
  }

  start(): void {
    this.parts.bus.publish({ kind: 'presence-ask', node: null });
    this.beat();
  }

  /** Nobody is here any more. */
  stop(): void {
    this.callOff();
    this.said.clear();
    this.sayAll();
  }

  /** Somebody may have come to these tables, or gone. */
  look(tables: Iterable<string>): void {
    const rooms: PresenceNews['rooms'][number][] = [];
    for (const table of tables) {
      const people = this.parts.attendance.here(table);
      const before = this.said.get(table) ?? [];
      if (people.length === before.length && people.every((person) => before.includes(person))) continue;
      if (people.length > 0) this.said.set(table, people);
      else this.said.delete(table);
      rooms.push({ table, people });
    }
    if (rooms.length > 0) this.say(rooms, false);
  }

  /** Somebody here wants a bot to sit in for whoever stays away. */
  want(table: string, seat: number, person: string): void {
    this.parts.bus.publish({ kind: 'want', node: this.node, table, seat, person });
  }

  private beat(): void {
    const { outside, bus } = this.parts;
    bus.publish({ kind: 'beat', node: this.node, number: this.number });
    for (const [node, { heard }] of this.nodes) if (outside.now() - heard > SILENCE) this.forget(node);
    this.callOff = outside.later(BEAT, () => this.beat());
  }

  private sayAll(): void {
    const rooms = [...this.said].map(([table, people]) => ({ table, people }));
    this.say(rooms.slice(0, ROOMS), true);
    for (let next = ROOMS; next < rooms.length; next += ROOMS) this.say(rooms.slice(next, next + ROOMS), false);
  }

  private say(rooms: PresenceNews['rooms'], whole: boolean): void {
    this.parts.bus.publish({ kind: 'presence', node: this.node, number: this.number++, whole, rooms });
  }

  private hear(message: BusMessage): void {
    if (message.kind === 'presence-ask' && (message.node === null || message.node === this.node)) this.sayAll();
    else if (message.kind === 'presence' && message.node !== this.node) this.hearWho(message);
    else if (message.kind === 'want' && message.node !== this.node) this.parts.wanted(message);
    else if (message.kind === 'beat' && message.node !== this.node) this.hearBeat(message);
  }

  private hearWho({ node, number, whole, rooms }: PresenceNews): void {
    const known = this.nodes.get(node);
    // One that comes late tells of what was.
    if (known?.number !== undefined && number < known.number) return;
    const isNext = whole || known?.number === number;
    this.nodes.set(node, { number: isNext ? number + 1 : undefined, heard: this.parts.outside.now() });
    const stated = new Set(rooms.map(({ table }) => table));
    if (whole)
      for (const table of this.parts.attendance.tablesAt(node)) if (!stated.has(table)) this.take(node, table, []);
    for (const { table, people } of rooms) this.take(node, table, people);
  }

  private hearBeat({ node, number }: Beat): void {
    const known = this.nodes.get(node);
    this.nodes.set(node, { number: known?.number, heard: this.parts.outside.now() });
    if (known?.number !== number) this.parts.bus.publish({ kind: 'presence-ask', node });
  }

  private take(node: string, table: string, people: readonly string[]): void {
    const { attendance, outside, changed } = this.parts;
    if (attendance.isSaid(node, table, people, outside.now())) changed(table);
  }

  private forget(node: string): void {
    this.nodes.delete(node);
    for (const table of this.parts.attendance.tablesAt(node)) this.take(node, table, []);
  }
}
