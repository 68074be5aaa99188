import type { Program, Programs } from './programs.ts';

/** Bot accounts, for as long as the process lasts. */
export class MemoryPrograms implements Programs {
  private readonly kept = new Map<string, Program>();

  constructor(
    /** By hash, whose it is. */
    private readonly secrets: Map<string, string>,
    /** Whoever somebody is now; null: gone. */
    private readonly nowOf: (person: string) => string | null,
  ) {}

  async add(program: Program): Promise<void> {
    const owner = this.nowOf(program.owner);
    if (owner === null) this.silence(program.person);
    else this.kept.set(program.person, { ...program, owner });
  }

  async of(owner: string): Promise<readonly Program[]> {
    return [...this.kept.values()].filter((program) => program.owner === owner);
  }

  async revoke(owner: string, person: string): Promise<boolean> {
    if (this.kept.get(person)?.owner !== owner) return false;
    this.kept.delete(person);
    this.silence(person);
    return true;
  }

  becomes(before: string, now: string | null): void {
    this.kept.delete(before);
    for (const [person, program] of this.kept) {
      if (program.owner !== before) continue;
      if (now !== null) this.kept.set(person, { ...program, owner: now });
      else if (this.kept.delete(person)) this.silence(person);
    }
  }

  private silence(person: string): void {
    for (const [hash, whose] of this.secrets) if (whose === person) this.secrets.delete(hash);
  }
}
