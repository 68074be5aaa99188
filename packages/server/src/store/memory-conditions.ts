import type { ConditionShelf, KeptConditions } from './conditions.ts';

/** Conditional moves, for as long as the process lasts. */
export class MemoryConditions implements ConditionShelf {
  private readonly kept = new Map<string, KeptConditions>();

  async put(kept: KeptConditions): Promise<void> {
    this.kept.set(`${kept.table} ${kept.seat}`, kept);
  }

  async remove(table: string, seat: number): Promise<void> {
    this.kept.delete(`${table} ${seat}`);
  }

  async of(table: string): Promise<readonly KeptConditions[]> {
    return [...this.kept.values()].filter((each) => each.table === table);
  }
}
