import { foldMatch, type Game, type MatchEvent, ownMatch, type Result, readEvents } from '@countertop/core';
import type { Outside } from '../outside.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { HeldTable } from './held-table.ts';

/** How many are held where nobody says. */
const MOST = 1_000;

export interface HeldTablesParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly game: (id: string) => Promise<Result<Game>>;
  /** How many tables are held in memory; others are read when somebody comes. Missing: 1,000. */
  readonly most?: number;
}

/** What is known of a table where commands become events. */
export interface TableTraffic {
  /** Whether somebody waits for something there, though it is on disk. */
  isWaitedFor(table: HeldTable): boolean;
  /** When what is on its way to the disk will have come there, or failed; undefined: nothing is. */
  written(id: string): Promise<unknown> | undefined;
}

/** Which tables are in memory: those that somebody has needed lately. Others are read from the log when they are needed. */
export class HeldTables {
  /** In the order in which they came. */
  private readonly held = new Map<string, HeldTable>();
  private readonly coming = new Map<string, Promise<HeldTable | undefined>>();
  /** What is being read, by id: whether it has been written to since that began. */
  private readonly reading = new Map<string, { isOld: boolean }>();
  private readonly most: number;

  constructor(
    private readonly parts: HeldTablesParts,
    private readonly traffic: TableTraffic,
  ) {
    this.most = parts.most ?? MOST;
  }

  get size(): number {
    return this.held.size;
  }

  /** Whether one is on its way into memory. */
  get isReading(): boolean {
    return this.coming.size > 0;
  }

  get(id: string): HeldTable | undefined {
    return this.held.get(id);
  }

  all(): Iterable<HeldTable> {
    return this.held.values();
  }

  /** Whether it is in memory, or on its way there. */
  holds(id: string): boolean {
    return this.held.has(id) || this.coming.has(id);
  }

  /** Whether it is this one that is in memory, and not what it has become since. */
  isHeld(table: HeldTable): boolean {
    return this.held.get(table.id) === table;
  }

  hold(table: HeldTable): void {
    this.held.set(table.id, table);
    if (this.held.size > this.most) this.forget();
  }

  /** Out of memory, whatever it is. */
  release(table: HeldTable): void {
    if (this.isHeld(table)) this.held.delete(table.id);
  }

  /** Out of memory, if nothing would be lost and nobody waits. */
  drop(table: HeldTable): void {
    if (this.isIdle(table)) this.release(table);
  }

  /** Something is on its way to the disk, or has come there: what is being read may have been read before. */
  writes(id: string): void {
    const reading = this.reading.get(id);
    if (reading !== undefined) reading.isOld = true;
  }

  /** From the log into memory; however many ask at once, it is read once. */
  bring(id: string): Promise<HeldTable | undefined> {
    const coming = this.coming.get(id);
    if (coming !== undefined) return coming;
    const reading = this.read(id).finally(() => this.coming.delete(id));
    this.coming.set(id, reading);
    return reading;
  }

  private async read(id: string): Promise<HeldTable | undefined> {
    try {
      for (;;) {
        const reading = { isOld: false };
        this.reading.set(id, reading);
        // Read before it is there, it would be missing here though everybody is told of it.
        await this.traffic.written(id)?.catch(() => {});
        const table = await this.readOnce(id);
        // Somebody who had it still may have gone on with it meanwhile.
        const held = this.held.get(id);
        if (held !== undefined) return held;
        if (reading.isOld) continue;
        if (table !== undefined) this.hold(table);
        return table;
      }
    } finally {
      this.reading.delete(id);
    }
  }

  private async readOnce(id: string): Promise<HeldTable | undefined> {
    const { outside, store } = this.parts;
    const stored = await store.read(id, 0);
    if (stored === undefined) return undefined;
    const events = eventsOf(id, stored);
    const game = await this.parts.game(stored.deed.game);
    const state = game.ok ? foldMatch(game.value, events) : undefined;
    if (!game.ok || !state?.ok) throw new Error(`the log of ${id} cannot be folded`);
    const { deed, roster } = stored;
    const table = new HeldTable(id, game.value, deed, ownMatch(state.value), roster.people, state.value.events.length);
    table.refused = stored.refused;
    table.keep(await store.conditions.of(id));
    table.used = outside.now();
    return table;
  }

  private isIdle(table: HeldTable): boolean {
    return !table.dirty && !this.traffic.isWaitedFor(table);
  }

  /** Lets those go that nobody has needed for the longest; of those in memory a tenth at a time. */
  private forget(): void {
    const idle = [...this.held.values()].filter((table) => this.isIdle(table));
    idle.sort((a, b) => a.used - b.used);
    for (const table of idle.slice(0, Math.ceil(this.most / 10))) this.release(table);
  }
}

/** What was read of a table's log. */
export function eventsOf(id: string, { events }: StoredTable): readonly MatchEvent[] {
  const read = readEvents(events);
  if (!read.ok) throw new Error(`the log of ${id} cannot be read: ${read.problem.code}`);
  return read.value;
}
