import type { Database } from 'libsql';
import { StartProblem } from '../../start-problem.ts';
import { CHAIN } from './chain.ts';

/**
 * How the file came to look as it does: each step once, in order, and never changed again. `log` is a plain table, in which
 * rows of all matches lie one after the other as they come, so that a tick writes few pages. What changes with every move lies
 * apart (`standing`), in short rows, for the same reason.
 */
export const STEPS: readonly string[] = [
  `
  create table tables (
    number integer primary key,
    id text not null unique,
    deed text not null,
    seed text not null,
    host text,
    wish text,
    public integer not null,
    created integer not null
  ) strict;
  create index tables_of_host on tables (host);
  create index tables_of_wish on tables (wish) where wish is not null;

  create table log (
    match integer not null references tables (number),
    first integer not null,
    events text not null
  ) strict;
  create unique index log_key on log (match, first);

  create table standing (
    match integer primary key references tables (number),
    status integer not null,
    events integer not null,
    moves integer not null,
    turn integer,
    due integer,
    bot integer not null,
    updated integer not null
  ) strict;
  create index standing_due on standing (due) where due is not null;
  create index standing_bot on standing (match) where bot = 1;
  create index standing_alive on standing (match) where status < 2;

  create table rosters (
    match integer primary key references tables (number),
    roster text not null
  ) strict;
  create table outcomes (
    match integer primary key references tables (number),
    result text,
    rematch text
  ) strict;
  create table members (
    person text not null,
    match integer not null references tables (number),
    primary key (person, match)
  ) strict, without rowid;

  create table people (
    id text primary key,
    name text not null,
    chat integer not null,
    blocked text not null
  ) strict, without rowid;
  create table secrets (
    hash text primary key,
    person text not null references people (id)
  ) strict, without rowid;

  create table lines (
    match integer not null references tables (number),
    number integer not null,
    line text not null,
    primary key (match, number)
  ) strict, without rowid;
  create table complaints (
    match integer not null references tables (number),
    line integer not null,
    person text not null,
    why text not null,
    at integer not null
  ) strict;
  `,
  // How people are known again, and what is to be said to them.
  `
  alter table secrets add column spent integer;
  create index secrets_of_person on secrets (person);
  create index people_who_block on people (id) where blocked <> '[]';
  create index lines_of_person on lines (json_extract(line, '$.person'));

  create table passkeys (
    id text primary key,
    person text not null references people (id),
    credential text not null unique,
    key text not null,
    counter integer not null,
    transports text not null,
    name text not null,
    made integer not null,
    used integer
  ) strict, without rowid;
  create index passkeys_of_person on passkeys (person);
  create table codes (
    hash text primary key,
    person text not null references people (id)
  ) strict, without rowid;
  create index codes_of_person on codes (person);
  create table challenges (
    challenge text primary key,
    purpose text not null,
    person text not null,
    until integer not null
  ) strict, without rowid;
  create table merged (
    guest text primary key,
    person text
  ) strict, without rowid;
  create index merged_into on merged (person) where person is not null;
  create table pushes (
    endpoint text primary key,
    person text not null references people (id),
    p256dh text not null,
    auth text not null
  ) strict, without rowid;
  create index pushes_of_person on pushes (person);
  create table once (
    name text primary key,
    value text not null
  ) strict, without rowid;

  create table notices (
    match integer not null references tables (number),
    kind text not null,
    person text not null,
    seat integer not null,
    moves integer not null,
    due integer not null,
    tries integer not null,
    primary key (match, kind)
  ) strict, without rowid;
  create index notices_due on notices (due);
  create index notices_of_person on notices (person);
  `,
  `
  create table programs (
    person text primary key references people (id),
    owner text not null,
    name text not null,
    made integer not null
  ) strict, without rowid;
  create index programs_of_owner on programs (owner);

  create table conditions (
    id text not null,
    seat integer not null,
    kept text not null,
    primary key (id, seat)
  ) strict, without rowid;
  `,
  // Whoever goes, or signs in, takes their conditional moves along.
  `
  create index conditions_of_person on conditions (json_extract(kept, '$.person'));
  `,
  // What is sent again after a restart is not said again. Lines of before have no id, and nobody sends them any more.
  `
  alter table lines add column said text;
  create unique index lines_said on lines (match, said);
  `,
  // Until when somebody has taken what is to be done at a table.
  `
  alter table standing add column due_taken integer;
  alter table standing add column bot_taken integer;
  `,
  // As both engines say it.
  `
  drop index lines_of_person;
  create index lines_of_person on lines (line ->> 'person');
  drop index conditions_of_person;
  create index conditions_of_person on conditions (kept ->> 'person');
  `,
  // Which commands were refused, where several processes share a store: what is kept here may be carried to one.
  'alter table standing add column refused text',
  // The key of the log: chain.ts.
  `
  create table chained (
    nth integer primary key,
    match integer not null references tables (number),
    first integer not null,
    behind integer unique,
    events text not null
  ) strict;
  insert into chained (nth, match, first, events) select rowid, match, first, events from log;
  drop table log;
  alter table chained rename to log;
  alter table standing add column last integer not null default 0;
  ${CHAIN.join(';')};
  `,
];

/** What version a file of this program is of. */
export const NEWEST = STEPS.length;

/** Brings a file to what this program knows, and says what it was. One that a newer program has written is left alone. */
export function migrate(
  database: Database,
  steps: readonly string[] = STEPS,
): { readonly from: number; readonly to: number } {
  const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number };
  if (version > steps.length) {
    throw new StartProblem('file-newer', { version, known: steps.length });
  }
  for (let step = version; step < steps.length; step++) {
    database.transaction(() => {
      database.exec(steps[step]);
      database.exec(`pragma user_version = ${step + 1}`);
    })();
  }
  return { from: version, to: steps.length };
}
