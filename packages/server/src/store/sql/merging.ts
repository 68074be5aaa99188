import type { Roster } from '../store.ts';
import { act, ask, type Engine, type Steps } from './steps.ts';

/** What people have elsewhere in the store. */
export interface Belongings {
  /** null: nobody. */
  becomes(before: string, now: string | null): Steps<void>;
}

interface Merge {
  readonly guest: string;
  readonly person: string;
  readonly now: number;
}

/** All that the guest had is the person's. Gives the tables at which somebody has another id now. */
export function* merging(
  { dialect }: Engine,
  belongings: readonly Belongings[],
  { guest, person, now }: Merge,
): Steps<readonly string[]> {
  // Whoever is about to write down the guest's name does so before, or finds out who that is now.
  yield* ask(`select id from people where id = $1${dialect.removing}`, guest);
  const seats = yield* rostersOf(guest);
  for (const { match, roster } of seats) {
    const people = roster.people.map((each) => (each === guest ? person : each));
    yield* act('update rosters set roster = $1 where match = $2', JSON.stringify({ ...roster, people }), match);
    yield* act('insert into members (person, match) values ($1, $2) on conflict do nothing', person, match);
  }
  yield* act('delete from members where person = $1', guest);
  yield* rehost(dialect.withKey('deed', 'host', '$1'), guest, person);
  yield* act(
    `update lines set line = ${dialect.withKey('line', 'person', '$1')} where line ->> 'person' = $2`,
    ...[person, guest],
  );
  yield* act('update notices set person = $1 where person = $2', person, guest);
  yield* act('update complaints set person = $1 where person = $2', person, guest);
  yield* act(
    "update people set blocked = replace(blocked, $1, $2) where blocked <> '[]' and blocked like $3",
    ...[`"${guest}"`, `"${person}"`, `%"${guest}"%`],
  );
  yield* act('update merged set person = $1 where person = $2', person, guest);
  yield* remember(guest, person);
  for (const each of belongings) yield* each.becomes(guest, person);
  // Late requests of the guest are told so.
  yield* act('update secrets set spent = $1, person = $2 where person = $3', now, person, guest);
  yield* act('update pushes set person = $1 where person = $2', person, guest);
  yield* act('delete from people where id = $1', guest);
  return seats.map(({ table }) => table);
}

export function* rehost(deed: string, before: string, now: string | null): Steps<void> {
  yield* act(`update tables set deed = ${deed}, host = $1 where host = $2`, now, before);
}

/** Who somebody has become; null: nobody. */
export function* remember(guest: string, person: string | null): Steps<void> {
  yield* act(
    'insert into merged (guest, person) values ($1, $2) on conflict (guest) do update set person = excluded.person',
    ...[guest, person],
  );
}

export function* rostersOf(
  person: string,
): Steps<readonly { readonly match: number; readonly table: string; readonly roster: Roster }[]> {
  const rows = yield* ask<{ match: number; table: string; roster: string }>(
    `select members.match, tables.id as "table", roster from members join rosters using (match)
     join tables on tables.number = members.match where person = $1 order by members.match`,
    person,
  );
  return rows.map(({ match, table, roster }) => ({ match, table, roster: JSON.parse(roster) as Roster }));
}
