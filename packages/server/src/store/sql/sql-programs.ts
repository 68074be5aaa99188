import type { Program, Programs } from '../programs.ts';
import { nowOf } from './sql-people.ts';
import { act, ask, type Engine, type Steps } from './steps.ts';

const OF_OWNER = 'select person, owner, name, made from programs where owner = $1 order by made, person';

/** Bot accounts, in SQL. */
export class SqlPrograms implements Programs {
  constructor(private readonly engine: Engine) {}

  add({ person, owner, name, made }: Program): Promise<void> {
    const { engine } = this;
    return engine.perform(function* () {
      const now = yield* nowOf(engine, owner);
      if (now === null) yield* silence(person);
      else
        yield* act(
          'insert into programs (person, owner, name, made) values ($1, $2, $3, $4)',
          ...[person, now, name, Math.floor(made)],
        );
    });
  }

  of(owner: string): Promise<readonly Program[]> {
    return this.engine.rows<Program>(OF_OWNER, owner);
  }

  revoke(owner: string, person: string): Promise<boolean> {
    return this.engine.perform(function* () {
      const gone = yield* act(
        'delete from programs where owner = $1 and person = $2 returning person',
        ...[owner, person],
      );
      if (gone > 0) yield* silence(person);
      return gone > 0;
    });
  }

  *becomes(before: string, now: string | null): Steps<void> {
    yield* drop(before);
    if (now !== null) {
      yield* act('update programs set owner = $1 where owner = $2', now, before);
      return;
    }
    for (const { person } of yield* ask<Program>(OF_OWNER, before)) {
      yield* drop(person);
      yield* silence(person);
    }
  }
}

function drop(person: string): Steps<number> {
  return act('delete from programs where person = $1', person);
}

/** Nobody is known by its token any more. */
function silence(person: string): Steps<number> {
  return act('delete from secrets where person = $1', person);
}
