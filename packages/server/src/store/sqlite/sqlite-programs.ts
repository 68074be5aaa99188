import type { Database, Statement } from 'libsql';
import type { Program, Programs } from '../programs.ts';

/** Bot accounts in the one file. */
export class SqlitePrograms implements Programs {
  private readonly insert: Statement;
  private readonly select: Statement;
  private readonly remove: Statement;
  private readonly silence: Statement;
  private readonly drop: Statement;
  private readonly hand: Statement;

  constructor(
    private readonly database: Database,
    /** Whoever somebody is now; null: gone. */
    private readonly nowOf: (person: string) => string | null,
  ) {
    this.insert = database.prepare('insert into programs (person, owner, name, made) values (?, ?, ?, ?)');
    this.select = database.prepare(
      'select person, owner, name, made from programs where owner = ? order by made, person',
    );
    this.remove = database.prepare('delete from programs where owner = ? and person = ?');
    this.silence = database.prepare('delete from secrets where person = ?');
    this.drop = database.prepare('delete from programs where person = ?');
    this.hand = database.prepare('update programs set owner = ? where owner = ?');
  }

  async add({ person, owner, name, made }: Program): Promise<void> {
    const now = this.nowOf(owner);
    if (now === null) this.silence.run(person);
    else this.insert.run(person, now, name, Math.floor(made));
  }

  async of(owner: string): Promise<readonly Program[]> {
    return this.select.all(owner) as Program[];
  }

  async revoke(owner: string, person: string): Promise<boolean> {
    let revoked = false;
    this.database.transaction(() => {
      revoked = this.remove.run(owner, person).changes > 0;
      if (revoked) this.silence.run(person);
    })();
    return revoked;
  }

  /** In the transaction of whoever calls it. */
  becomes(before: string, now: string | null): void {
    this.drop.run(before);
    if (now !== null) {
      this.hand.run(now, before);
      return;
    }
    for (const { person } of this.select.all(before) as Program[]) {
      this.drop.run(person);
      this.silence.run(person);
    }
  }
}
