import type { EventKind } from '@countertop/core';
import type { TableSummary } from '@countertop/protocol';
import type { News } from '../bus/bus.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import { summaryOf } from '../tables/summary.ts';
import type { Session } from './session.ts';

const MOST = 200;
/** What changes how a table stands in the lobby; moves do not. */
const TELLING: ReadonlySet<EventKind> = new Set(['created', 'seated', 'left', 'started', 'ended']);

/** The public tables, and who looks at them. */
export class Lobby {
  private readonly lookers = new Set<Session>();

  constructor(
    private readonly store: Store,
    private readonly attendance: Attendance,
  ) {}

  async watch(session: Session, watch: boolean): Promise<void> {
    if (!watch) {
      this.lookers.delete(session);
      return;
    }
    const tables = await this.tables();
    this.lookers.add(session);
    session.send({ kind: 'lobby', tables });
  }

  leave(session: Session): void {
    this.lookers.delete(session);
  }

  async tables(): Promise<readonly TableSummary[]> {
    return (await this.store.lobby(MOST)).map((row) => this.summary(row));
  }

  hear({ table, events }: News): void {
    if (events.some(({ kind }) => TELLING.has(kind))) this.hearOf(table);
  }

  /** Something has happened at a table, and it may be anything. */
  hearOf(table: string): void {
    if (this.lookers.size === 0) return;
    void this.store.row(table).then(
      (row) => {
        if (row?.deed.settings.visibility !== 'public') return;
        const text = JSON.stringify({ kind: 'lobby-change', summary: this.summary(row) });
        for (const session of this.lookers) session.sendText(text);
      },
      () => {},
    );
  }

  private summary(row: TableRow): TableSummary {
    return summaryOf(row, this.attendance.spectators(row.table, row.roster.people));
  }
}
