import type { Chore, Chores, Lease } from './chores.ts';
import type { TableRow } from './store.ts';

export class MemoryChores implements Chores {
  /** By kind and table, until when somebody has it. */
  private readonly leases = new Map<string, number>();

  constructor(private readonly rows: () => readonly TableRow[]) {}

  async takeDue(before: number, lease: Lease): Promise<readonly Chore[]> {
    return this.take('due', lease, ({ standing: { due } }) => due !== null && due < before);
  }

  async takeBots(lease: Lease): Promise<readonly Chore[]> {
    return this.take('bot', lease, ({ standing }) => standing.bot);
  }

  /** Something was appended: whatever is to be done there now is to be done anew. */
  done(table: string): void {
    for (const kind of ['due', 'bot']) this.leases.delete(`${kind} ${table}`);
  }

  private take(kind: string, { most, now, until }: Lease, is: (row: TableRow) => boolean): Chore[] {
    const taken = this.rows().filter((row) => is(row) && (this.leases.get(`${kind} ${row.table}`) ?? 0) <= now);
    return taken.slice(0, most).map(({ table, standing: { events } }) => {
      this.leases.set(`${kind} ${table}`, until);
      return { table, events };
    });
  }
}
