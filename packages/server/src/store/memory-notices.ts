import type { MemoryTable } from './memory-store.ts';
import type { Notice, Notices } from './notices.ts';

/** What is to be said to people, for as long as the process lasts. */
export class MemoryNotices implements Notices {
  constructor(private readonly tables: Map<string, MemoryTable>) {}

  async take(before: number, most: number): Promise<readonly Notice[]> {
    const due = this.all()
      .filter((notice) => notice.due <= before)
      .sort((a, b) => a.due - b.due)
      .slice(0, most);
    for (const { table, kind } of due) this.tables.get(table)?.notices.delete(kind);
    return due;
  }

  async putBack(notice: Notice): Promise<void> {
    const notices = this.tables.get(notice.table)?.notices;
    if (notices !== undefined && !notices.has(notice.kind)) notices.set(notice.kind, notice);
  }

  async next(): Promise<number | undefined> {
    return this.all().reduce<number | undefined>((least, { due }) => Math.min(least ?? due, due), undefined);
  }

  private all(): Notice[] {
    return [...this.tables.values()].flatMap(({ notices }) => [...notices.values()]);
  }
}
