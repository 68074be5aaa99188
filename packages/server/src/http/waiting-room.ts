import type { MatchEvent } from '@countertop/core';
import type { Bus } from '../bus/bus.ts';
import type { Live } from '../live/live.ts';
import type { Outside } from '../outside.ts';
import type { Tables } from '../tables/tables.ts';

/** Between two questions somebody is not gone. */
const LINGER = 5_000;

/** Those who ask again and again for what is new, and are answered when there is something. Meanwhile they are at the table. */
export class WaitingRoom {
  private readonly waiting = new Map<string, Set<() => void>>();
  private readonly lingering = new Map<string, () => void>();
  /** How many questions of somebody wait at a table. */
  private readonly asking = new Map<string, number>();

  constructor(
    private readonly outside: Outside,
    private readonly tables: Tables,
    private readonly live: Live,
    bus: Bus,
  ) {
    bus.subscribe((message) => {
      if (message.kind === 'events') for (const wake of this.waiting.get(message.table) ?? []) wake();
    });
  }

  /** Whether somebody waits for news of it. */
  isWaitedFor(table: string): boolean {
    return this.waiting.has(table);
  }

  /** The events from a number on; where there is none yet, the next ones, or none after so many milliseconds. */
  async events(
    table: string,
    person: string,
    from: number,
    milliseconds: number,
  ): Promise<readonly MatchEvent[] | undefined> {
    const now = await this.tables.eventsFrom(table, from);
    if (now === undefined || now.length > 0 || milliseconds === 0) return now;
    this.comes(table, person);
    try {
      await this.next(table, from, milliseconds);
    } finally {
      this.goes(table, person);
    }
    return this.tables.eventsFrom(table, from);
  }

  private async next(table: string, from: number, milliseconds: number): Promise<void> {
    await new Promise<void>((done) => {
      const wakers = this.waiting.get(table) ?? new Set();
      this.waiting.set(table, wakers);
      const end = (): void => {
        callOff();
        wakers.delete(end);
        if (wakers.size === 0) this.waiting.delete(table);
        done();
      };
      const callOff = this.outside.later(milliseconds, end);
      wakers.add(end);
      // Something may have come since it was asked for.
      void this.tables.eventsFrom(table, from).then((events) => {
        if (events !== undefined && events.length > 0) end();
      }, end);
    });
  }

  private comes(table: string, person: string): void {
    const key = `${table} ${person}`;
    const lingering = this.lingering.get(key);
    lingering?.();
    this.lingering.delete(key);
    const count = this.asking.get(key) ?? 0;
    this.asking.set(key, count + 1);
    if (count > 0 || lingering !== undefined) return;
    this.live.attendance.comes(table, person);
    this.live.presenceChanged(table);
  }

  private goes(table: string, person: string): void {
    const key = `${table} ${person}`;
    const count = (this.asking.get(key) ?? 1) - 1;
    if (count > 0) {
      this.asking.set(key, count);
      return;
    }
    this.asking.delete(key);
    this.lingering.set(
      key,
      this.outside.later(LINGER, () => {
        this.lingering.delete(key);
        this.live.attendance.goes(table, person, this.outside.now());
        this.live.presenceChanged(table);
      }),
    );
  }
}
