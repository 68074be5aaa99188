import type { Presence } from '@countertop/protocol';

interface Room {
  /** How many links each person has to this table; those without a name watch. */
  readonly links: Map<string, number>;
  /** Since when people who were here are not. */
  readonly left: Map<string, number>;
  /** By seat, who wants a bot to sit there. */
  readonly wants: Map<number, Set<string>>;
}

/** Who is at which table now. It is known here only, and forgotten with the process: then all are away from its start on. */
export class Attendance {
  private readonly rooms = new Map<string, Room>();
  private readonly empty = new Map<string, Room>();

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

  /** Rooms that nobody is in stand in the order in which they became empty; the longest empty are forgotten. */
  private remember(table: string, room: Room): void {
    this.rooms.delete(table);
    this.empty.delete(table);
    this.empty.set(table, room);
    if (this.empty.size > MOST_EMPTY) for (const first of firstOf(this.empty)) this.empty.delete(first);
  }

  isHere(table: string, person: string): boolean {
    return this.rooms.get(table)?.links.has(person) ?? false;
  }

  /** Since when the person has been away; null: is here. */
  awaySince(table: string, person: string): number | null {
    const room = this.rooms.get(table) ?? this.empty.get(table);
    return room?.links.has(person) ? null : (room?.left.get(person) ?? this.since);
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
      spectators: [...(room?.links.keys() ?? [])].filter((person) => !seated.has(person)).length,
    };
  }

  spectators(table: string, people: readonly (string | null)[]): number {
    return this.rooms.has(table) ? this.presence(table, people).spectators : 0;
  }

  private room(table: string): Room {
    const known = this.rooms.get(table);
    if (known !== undefined) return known;
    const room: Room = this.empty.get(table) ?? { links: new Map(), left: new Map(), wants: new Map() };
    this.empty.delete(table);
    this.rooms.set(table, room);
    return room;
  }
}

/** How many who left one table are remembered, and how many tables that nobody is at: more have been away since the start. */
const MOST_LEFT = 500;
const MOST_EMPTY = 20_000;

function firstOf<K>(map: ReadonlyMap<K, unknown>): K[] {
  for (const key of map.keys()) return [key];
  return [];
}
