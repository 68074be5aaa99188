import type { Presence } from '@countertop/protocol';
import { Elsewhere } from './elsewhere.ts';

interface Room {
  /** How many links each person has to this table; those without a name watch. */
  readonly links: Map<string, number>;
  /** Since when people who were here are not. */
  readonly left: Map<string, number>;
  /** By seat, who wants a bot to sit there. */
  readonly wants: Map<number, Set<string>>;
}

/**
 * Who is at which table now, connected to this process or, as far as others have said so, to another. It is written down nowhere,
 * and forgotten with the process: then all are away from its start on.
 */
export class Attendance {
  private readonly rooms = new Map<string, Room>();
  private readonly empty = new Map<string, Room>();
  private readonly elsewhere = new Elsewhere();

  constructor(private readonly since: number) {}

  comes(table: string, person: string): void {
    const { links, left, wants } = this.room(table);
    links.set(person, (links.get(person) ?? 0) + 1);
    left.delete(person);
    // Whoever is back is not replaced by a vote of yesterday.
    wants.clear();
  }

  goes(table: string, person: string, now: number): void {
    const room = this.rooms.get(table);
    const count = room?.links.get(person);
    if (room === undefined || count === undefined) return;
    if (count > 1) room.links.set(person, count - 1);
    else {
      room.links.delete(person);
      room.left.delete(person);
      room.left.set(person, Math.floor(now));
      if (room.left.size > MOST_LEFT) for (const first of firstOf(room.left)) room.left.delete(first);
    }
    if (room.links.size > 0) return;
    room.wants.clear();
    this.remember(table, room);
  }

  /** Those who are connected to this process. */
  here(table: string): string[] {
    return [...(this.rooms.get(table)?.links.keys() ?? [])];
  }

  /** Those at a table who are connected to another process are these from now on. Gives whether that is news. */
  isSaid(node: string, table: string, people: readonly string[], now: number): boolean {
    const { came, went } = this.elsewhere.say(node, table, people);
    if (came.length === 0 && went.length === 0) return false;
    const room = this.rooms.get(table) ?? this.empty.get(table);
    if (room !== undefined && came.length > 0) room.wants.clear();
    for (const person of came) room?.left.delete(person);
    for (const person of went) this.wentElsewhere(table, person, now);
    return true;
  }

  /** Tables at which people are who are connected to that process, as far as it has said so. */
  tablesAt(node: string): readonly string[] {
    return this.elsewhere.tablesAt(node);
  }

  private wentElsewhere(table: string, person: string, now: number): void {
    if (this.isHere(table, person)) return;
    const known = this.rooms.get(table) ?? this.empty.get(table);
    const room = known ?? newRoom();
    room.left.set(person, Math.floor(now));
    if (known === undefined) this.remember(table, room);
  }

  /** Rooms that nobody is in stand in the order in which they became empty; the longest empty are forgotten. */
  private remember(table: string, room: Room): void {
    this.rooms.delete(table);
    this.empty.delete(table);
    this.empty.set(table, room);
    if (this.empty.size > MOST_EMPTY) for (const first of firstOf(this.empty)) this.empty.delete(first);
  }

  isHere(table: string, person: string): boolean {
    return (this.rooms.get(table)?.links.has(person) ?? false) || this.elsewhere.has(table, person);
  }

  /** Since when the person has been away; null: is here. */
  awaySince(table: string, person: string): number | null {
    if (this.isHere(table, person)) return null;
    const room = this.rooms.get(table) ?? this.empty.get(table);
    return room?.left.get(person) ?? this.since;
  }

  /** The person wants a bot at that seat. Gives all who do. */
  want(table: string, seat: number, person: string): ReadonlySet<string> {
    const room = this.rooms.get(table);
    // Who is not here wants nothing for longer than this moment.
    if (room === undefined) return new Set([person]);
    const { wants } = room;
    const all = wants.get(seat) ?? new Set();
    wants.set(seat, all.add(person));
    return all;
  }

  presence(table: string, people: readonly (string | null)[]): Presence {
    const room = this.rooms.get(table);
    const seated = new Set(people);
    return {
      away: people.map((person) => (person === null ? null : this.awaySince(table, person))),
      wanted: people.map((_, seat) => room?.wants.get(seat)?.size ?? 0),
      spectators: [...this.everybody(table)].filter((person) => !seated.has(person)).length,
    };
  }

  private everybody(table: string): ReadonlySet<string> {
    return new Set([...this.here(table), ...this.elsewhere.at(table)]);
  }

  spectators(table: string, people: readonly (string | null)[]): number {
    return this.everybody(table).size === 0 ? 0 : this.presence(table, people).spectators;
  }

  private room(table: string): Room {
    const known = this.rooms.get(table);
    if (known !== undefined) return known;
    const room = this.empty.get(table) ?? newRoom();
    this.empty.delete(table);
    this.rooms.set(table, room);
    return room;
  }
}

function newRoom(): Room {
  return { links: new Map(), left: new Map(), wants: new Map() };
}

/** How many who left one table are remembered, and how many tables that nobody is at: more have been away since the start. */
const MOST_LEFT = 500;
const MOST_EMPTY = 20_000;

function firstOf<K>(map: ReadonlyMap<K, unknown>): K[] {
  for (const key of map.keys()) return [key];
  return [];
}
