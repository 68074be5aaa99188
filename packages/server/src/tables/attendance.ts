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
      room.left.set(person, Math.floor(now));
    }
    // Where nobody is, nothing is remembered for long: the next to come finds everybody away since then.
    if (room.links.size === 0) room.wants.clear();
  }

  isHere(table: string, person: string): boolean {
    return this.rooms.get(table)?.links.has(person) ?? false;
  }

  /** Since when the person has been away; null: is here. */
  awaySince(table: string, person: string): number | null {
    const room = this.rooms.get(table);
    return room?.links.has(person) ? null : (room?.left.get(person) ?? this.since);
  }

  /** The person wants a bot at that seat. Gives all who do. */
  want(table: string, seat: number, person: string): ReadonlySet<string> {
    const { wants } = this.room(table);
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

  /** Tables that nobody is at any more and where nothing can happen need not be remembered. */
  forget(table: string): void {
    if (this.rooms.get(table)?.links.size === 0) this.rooms.delete(table);
  }

  private room(table: string): Room {
    const known = this.rooms.get(table);
    if (known !== undefined) return known;
    const room: Room = { links: new Map(), left: new Map(), wants: new Map() };
    this.rooms.set(table, room);
    return room;
  }
}
