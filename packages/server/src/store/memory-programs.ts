import type { Program, Programs } from './programs.ts';

/** Bot accounts, for as long as the process lasts. */
export class MemoryPrograms implements Programs {
  private readonly kept = new Map<string, Program>();

  /** By hash, whose it is. */
  constructor(private readonly secrets: Map<string, string>) {}

  async add(program: Program): Promise<void> {
    this.kept.set(program.person, program);
  }

  async of(owner: string): Promise<readonly Program[]> {
    return [...this.kept.values()].filter((program) => program.owner === owner);
  }

  async revoke(owner: string, person: string): Promise<boolean> {
    if (this.kept.get(person)?.owner !== owner) return false;
    this.kept.delete(person);
    for (const [hash, whose] of this.secrets) if (whose === person) this.secrets.delete(hash);
    return true;
  }
}
