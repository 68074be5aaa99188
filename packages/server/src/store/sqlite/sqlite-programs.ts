import type { Database, Statement } from 'libsql';
import type { Program, Programs } from '../programs.ts';

/** Bot accounts in the one file. */
export class SqlitePrograms implements Programs {
  private readonly insert: Statement;
  private readonly select: Statement;
  private readonly remove: Statement;
  private readonly silence: Statement;

  constructor(private readonly database: Database) {
    this.insert = database.prepare('insert into programs (person, owner, name, made) values (?, ?, ?, ?)');
    this.select = database.prepare(
      'select person, owner, name, made from programs where owner = ? order by made, person',
    );
    this.remove = database.prepare('delete from programs where owner = ? and person = ?');
    this.silence = database.prepare('delete from secrets where person = ?');
  }

  async add({ person, owner, name, made }: Program): Promise<void> {
    this.insert.run(person, owner, name, Math.floor(made));
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
}
