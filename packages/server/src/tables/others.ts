import { extendMatch, type MatchEvent } from '@countertop/core';
import type { Bus, BusMessage, News, PersonNews } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import type { HeldTable } from './held-table.ts';
import { eventsOf, type HeldTables } from './held-tables.ts';
import { waitsForBot } from './standing.ts';

export interface OthersParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly bus: Bus;
}

/** What follows where a table in memory has become another. */
export interface OthersEnd {
  /** It has more events, all of them on disk. */
  changed(table: HeldTable): void;
  /** What is in memory may be anything: it is to be read again. */
  letGo(table: HeldTable): void;
  /** Somebody may have planned an answer to what has happened: it is to be looked at. */
  look(id: string): Promise<unknown>;
}

/**
 * What other processes have done at tables that are in memory here: they say so on the bus, or it is read when it shows that something
 * was not heard. What is on its way to the disk from here is not built upon: those are caught up with when it has come there.
 */
export class Others {
  private readonly catching = new Map<HeldTable, Promise<void>>();

  constructor(
    private readonly parts: OthersParts,
    private readonly held: HeldTables,
    private readonly end: OthersEnd,
  ) {}

  hear(message: BusMessage): void {
    if (message.kind === 'events') this.hearOfEvents(message);
    if (message.kind === 'advance') this.hearOfNumber(message.table, message.events);
    if (message.kind === 'person') this.hearOfPerson(message);
    if (message.kind === 'conditions')
      this.hearOfConditions(message.table).catch((error) =>
        this.parts.outside.complain('conditions could not be read', error),
      );
  }

  /** What another process has appended. Where something is missing in between, it is read. */
  private hearOfEvents({ table, from, events }: News): void {
    const held = this.held.get(table);
    if (held === undefined || from + events.length <= held.stored) return;
    if (held.dirty) {
      held.heardOf = Math.max(held.heardOf, from + events.length);
      return;
    }
    const fresh = events.slice(held.stored - from);
    const seated = fresh.some(({ kind }) => kind === 'seated' || kind === 'left');
    // Who sits where is not in the events.
    if (from > held.stored || seated) this.catchUpOrDrop(held);
    else this.extend(held, fresh);
  }

  /** Another process knows of so many events. */
  hearOfNumber(table: string, events: number): void {
    const held = this.held.get(table);
    if (held === undefined || held.stored >= events) return;
    if (held.dirty) held.heardOf = Math.max(held.heardOf, events);
    else this.catchUpOrDrop(held);
  }

  /** Somebody sits there under another id, or is gone with their name, which stands in the log. */
  private hearOfPerson({ person, becomes, tables }: PersonNews): void {
    if (becomes === undefined) return;
    // Whoever made a table need not sit there.
    for (const held of this.held.all()) held.becomes(person, becomes);
    if (becomes !== null) return;
    for (const id of tables) {
      const held = this.held.get(id);
      if (held !== undefined) this.end.letGo(held);
    }
  }

  /** Somebody has said what they would play, or taken that back. */
  async hearOfConditions(table: string): Promise<void> {
    const conditions = await this.parts.store.conditions.of(table);
    const held = this.held.get(table);
    if (held === undefined) return;
    const isNews = conditions.some(({ seat, ply }) => held.conditions.get(seat)?.ply !== ply);
    held.keep(conditions);
    // What they answer may have been played before this was known here.
    if (isNews) await this.end.look(table);
  }

  /** Reads what others have appended, and tells everybody here. */
  catchUp(table: HeldTable): Promise<void> {
    const under = this.catching.get(table);
    if (under !== undefined) return under;
    const reading = this.readOn(table).finally(() => this.catching.delete(table));
    this.catching.set(table, reading);
    return reading;
  }

  /** Tells everybody here of events that they may have missed: all that are on disk, from a number on. */
  tellHere(table: HeldTable, from: number): void {
    const events = table.state.events.slice(from, table.stored);
    this.parts.bus.publishHere({
      kind: 'events',
      table: table.id,
      from,
      events,
      text: JSON.stringify(events),
      seating: true,
      bot: waitsForBot(table.state),
    });
  }

  private catchUpOrDrop(table: HeldTable): void {
    this.catchUp(table).catch(() => this.held.drop(table));
  }

  private async readOn(table: HeldTable): Promise<void> {
    const from = table.stored;
    const { store } = this.parts;
    const [stored, conditions] = await Promise.all([store.read(table.id, from), store.conditions.of(table.id)]);
    // It may have gone on meanwhile, or gone.
    if (stored === undefined || !this.held.isHeld(table) || table.dirty) return;
    table.people = stored.roster.people;
    table.refused = stored.refused;
    table.keep(conditions);
    const before = table.stored;
    const fresh = eventsOf(table.id, stored).slice(before - from);
    if (fresh.length === 0) return;
    this.extend(table, fresh);
    this.tellHere(table, before);
  }

  private extend(table: HeldTable, fresh: readonly MatchEvent[]): void {
    if (!extendMatch(table.state, fresh).ok) {
      this.end.letGo(table);
      return;
    }
    table.stored = table.state.events.length;
    // Another process may not know what somebody has said they would answer.
    if (table.conditions.size > 0) void this.end.look(table.id);
    this.end.changed(table);
  }
}
