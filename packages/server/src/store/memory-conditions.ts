import type { ConditionShelf, KeptConditions } from './conditions.ts';

/** Conditional moves, for as long as the process lasts. */
export class MemoryConditions implements ConditionShelf {
  private readonly kept = new Map<string, KeptConditions>();

  /** Whoever somebody is now; null: gone. */
  constructor(private readonly nowOf: (person: string) => string | null) {}

  async put(kept: KeptConditions): Promise<void> {
    const person = this.nowOf(kept.person);
    if (person !== null) this.kept.set(keyOf(kept), { ...kept, person });
  }

  async remove(table: string, seat: number): Promise<void> {
    this.kept.delete(keyOf({ table, seat }));
  }

  async of(table: string): Promise<readonly KeptConditions[]> {
    return [...this.kept.values()].filter((each) => each.table === table);
  }

  becomes(before: string, now: string | null): void {
    for (const [key, kept] of this.kept) {
      if (kept.person !== before) continue;
      if (now === null) this.kept.delete(key);
      else this.kept.set(key, { ...kept, person: now });
    }
  }
}

function keyOf({ table, seat }: Pick<KeptConditions, 'table' | 'seat'>): string {
  return `${table} ${seat}`;
}
