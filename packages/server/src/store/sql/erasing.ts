import { readEvents } from '@countertop/core';
import { DELETED } from '@countertop/protocol';
import type { Roster } from '../store.ts';
import { eventsWithoutName, lineWithoutName, rosterWithoutName } from '../without-name.ts';
import { type Belongings, rehost, remember, rostersOf } from './merging.ts';
import { act, ask, askOne, type Dialect, type Engine, type Steps } from './steps.ts';

interface Leaving {
  readonly id: string;
  readonly name: string;
}

/** Where else something of a person lies that goes with them. */
const THEIRS = ['secrets', 'passkeys', 'codes', 'pushes', 'notices', 'members'] as const;

/** Nothing of the person is left but moves. Gives their tables. */
export function* erasing(
  { dialect }: Engine,
  belongings: readonly Belongings[],
  person: string,
): Steps<readonly string[]> {
  const named = yield* askOne<{ readonly name: string }>(
    `select name from people where id = $1${dialect.removing}`,
    person,
  );
  const leaving = { id: person, name: named?.name ?? '' };
  const seats = yield* rostersOf(person);
  for (const { match, roster } of seats) {
    yield* rewriteLog(dialect, match, roster, leaving);
    yield* act(
      'update rosters set roster = $1 where match = $2',
      ...[JSON.stringify(rosterWithoutName(roster, leaving)), match],
    );
  }
  yield* rewriteLines(person);
  yield* rehost(dialect.withKey('deed', 'host', '$1'), person, null);
  yield* act('update complaints set person = $1 where person = $2', DELETED.person, person);
  yield* act('update merged set person = null where person = $1', person);
  yield* remember(person, null);
  for (const each of belongings) yield* each.becomes(person, null);
  for (const place of THEIRS) yield* act(`delete from ${place} where person = $1`, person);
  yield* act('delete from people where id = $1', person);
  return seats.map(({ table }) => table);
}

/** Rows of the log stay where they are: only names in them change. */
function* rewriteLog({ log, place }: Dialect, match: number, roster: Roster, leaving: Leaving): Steps<void> {
  const rows = yield* ask<{ readonly place: number; readonly first: number; readonly events: string }>(
    `select ${place} as place, first, events from ${log('$1')} order by first`,
    match,
  );
  const events = readEvents(rows.flatMap((row): unknown[] => JSON.parse(row.events)));
  if (!events.ok) throw new Error('a log cannot be read');
  const changed = eventsWithoutName(events.value, roster, leaving);
  for (const [index, { place: at, first, events: before }] of rows.entries()) {
    const after = JSON.stringify(changed.slice(first, rows[index + 1]?.first));
    if (after === before) continue;
    yield* act(`update log set events = $1 where match = $2 and ${place} = $3`, after, match, at);
  }
}

function* rewriteLines(person: string): Steps<void> {
  const lines = yield* ask<{ readonly match: number; readonly number: number; readonly line: string }>(
    "select match, number, line from lines where line ->> 'person' = $1",
    person,
  );
  for (const { match, number, line } of lines)
    yield* act(
      'update lines set line = $1, said = null where match = $2 and number = $3',
      ...[JSON.stringify(lineWithoutName(JSON.parse(line))), match, number],
    );
}
