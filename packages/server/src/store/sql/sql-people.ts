import type { Person } from '../store.ts';
import { act, ask, askOne, type Engine, type Steps } from './steps.ts';

/** Who people are, in SQL. */
export class SqlPeople {
  constructor(private readonly engine: Engine) {}

  add({ id, name, chat, blocked }: Person, secretHash: string): Promise<void> {
    return this.engine.perform(function* () {
      yield* act(
        'insert into people (id, name, chat, blocked) values ($1, $2, $3, $4)',
        ...[id, name, chat ? 1 : 0, JSON.stringify(blocked)],
      );
      yield* act('insert into secrets (hash, person) values ($1, $2)', secretHash, id);
    });
  }

  async byId(id: string): Promise<Person | undefined> {
    return personOf(await this.engine.rows<RawPerson>('select id, name, chat, blocked from people where id = $1', id));
  }

  async bySecret(secretHash: string): Promise<Person | undefined> {
    const rows = await this.engine.rows<RawPerson>(
      `select id, name, chat, blocked from people
       where id = (select person from secrets where hash = $1 and spent is null)`,
      secretHash,
    );
    return personOf(rows);
  }

  async change({ id, name, chat, blocked }: Person): Promise<void> {
    await this.engine.rows(
      'update people set name = $1, chat = $2, blocked = $3 where id = $4',
      ...[name, chat ? 1 : 0, JSON.stringify(blocked), id],
    );
  }
}

/**
 * Whoever somebody is now; null: gone. A process that has not heard yet who somebody has become may still say who they were. For as
 * long as the transaction lasts, they become nobody else.
 */
export function* nowOf({ dialect }: Engine, person: string): Steps<string | null> {
  yield* ask(`select id from people where id = $1${dialect.keeping}`, person);
  const merged = yield* askOne<{ readonly person: string | null }>(
    'select person from merged where guest = $1',
    person,
  );
  return merged === undefined ? person : merged.person;
}

interface RawPerson {
  readonly id: string;
  readonly name: string;
  readonly chat: number;
  readonly blocked: string;
}

function personOf([raw]: readonly RawPerson[]): Person | undefined {
  return raw && { id: raw.id, name: raw.name, chat: raw.chat === 1, blocked: JSON.parse(raw.blocked) as string[] };
}
