import type { EventKind } from '@countertop/core';
import type { ServerFrame, TableSummary } from '@countertop/protocol';
import type { News } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import { summaryOf } from '../tables/summary.ts';

const MOST = 200;
/** How often it is looked whether tables have to leave, in milliseconds. */
const AGAIN = 60_000;
/** Where there are days for a move nobody sits and waits: such a table stays for so long after it last changed, in milliseconds. */
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** What changes how a table stands in the lobby; moves do not. */
const TELLING: ReadonlySet<EventKind> = new Set(['created', 'seated', 'left', 'started', 'ended']);

/** Somebody who looks at the lobby. */
export interface Looker {
  send(frame: ServerFrame): void;
  sendText(text: string): void;
}

export interface LobbyParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly attendance: Attendance;
  /** Seconds that an open table stays without whoever made it. */
  readonly deserted: number;
}

/** The public tables, and who looks at them. A table at which nobody would be met leaves, and is back when its host is. */
export class Lobby {
  private readonly lookers = new Set<Looker>();
  /** What stood in it when everybody was last told all of it. */
  private told = '';
  private callOff: (() => void) | undefined;

  constructor(private readonly parts: LobbyParts) {}

  async watch(looker: Looker, watch: boolean): Promise<void> {
    if (!watch) {
      this.leave(looker);
      return;
    }
    const tables = await this.tables();
    this.lookers.add(looker);
    looker.send({ kind: 'lobby', tables });
    this.callOff ??= this.parts.outside.later(AGAIN, () => void this.lookAgain());
  }

  leave(looker: Looker): void {
    if (!this.lookers.delete(looker) || this.lookers.size > 0) return;
    this.callOff?.();
    this.callOff = undefined;
  }

  async tables(): Promise<readonly TableSummary[]> {
    const rows = await this.parts.store.lobby(MOST);
    return rows.filter((row) => !this.isDeserted(row)).map((row) => this.summary(row));
  }

  /** Time alone changes the lobby, and nobody appends anything for that. */
  private async lookAgain(): Promise<void> {
    this.callOff = this.parts.outside.later(AGAIN, () => void this.lookAgain());
    const tables = await this.tables().catch(() => undefined);
    if (tables === undefined) return;
    const standing = tables.map(({ table }) => table).join();
    if (standing !== this.told) {
      const text = JSON.stringify({ kind: 'lobby', tables } satisfies ServerFrame);
      for (const looker of this.lookers) looker.sendText(text);
    }
    this.told = standing;
  }

  private isDeserted({ table, deed: { host, clock }, standing: { status, updated } }: TableRow): boolean {
    if (status !== 'open') return false;
    const { outside, attendance, deserted } = this.parts;
    const now = outside.now();
    if (clock.kind === 'days') return now - updated > WEEK;
    const since = host === null ? updated : attendance.awaySince(table, host);
    // Whoever has just made it is still on the way to it.
    return since !== null && now - Math.max(since, updated) > deserted * 1_000;
  }

  hear({ table, events }: News): void {
    if (events.some(({ kind }) => TELLING.has(kind))) this.hearOf(table);
  }

  /** Something has happened at a table, and it may be anything. */
  hearOf(table: string): void {
    if (this.lookers.size === 0) return;
    void this.parts.store.row(table).then(
      (row) => {
        if (row?.deed.settings.visibility !== 'public') return;
        const text = JSON.stringify({ kind: 'lobby-change', summary: this.summary(row) });
        for (const looker of this.lookers) looker.sendText(text);
      },
      () => {},
    );
  }

  private summary(row: TableRow): TableSummary {
    return summaryOf(row, this.parts.attendance.spectators(row.table, row.roster.people));
  }
}
