import { rawStanding } from '../sql/table-row.ts';
import type { Entry } from '../store.ts';

/** A move, or whatever else changes nothing of its table but the log, how it stands, how it ended and what is to be said of it. */
export interface LoggedMove {
  /** The table's number. */
  readonly match: number;
  readonly entry: Entry;
}

/**
 * Moves of as many matches as one transaction, all in one text, for a connection that takes no more than that at once. Where a match has
 * another number of events than was built on, the key of its row is null, and nothing of it happens.
 */
export function movesText(moves: readonly LoggedMove[]): string {
  const rows = moves.map(({ match, entry }) => `(${match},${entry.after},${quoted(entry.events)})`);
  const stood = moves.map(({ match, entry }) => {
    const { status, events, moves, turn, due, bot, updated } = rawStanding(entry.standing);
    // null is written as in SQL.
    return `(${match},${status},${events},${moves},${turn},${due},${bot},${updated})`;
  });
  return `begin immediate;
    with fresh (match, first, events) as (values ${rows.join()})
    insert into log (match, first, events)
    select fresh.match, iif(standing.events = fresh.first, fresh.first, null), fresh.events
    from fresh left join standing on standing.match = fresh.match;
    with fresh (match, status, events, moves, turn, due, bot, updated) as (values ${stood.join()})
    update standing set status = fresh.status, events = fresh.events, moves = fresh.moves, turn = fresh.turn, due = fresh.due,
      bot = fresh.bot, updated = fresh.updated, due_taken = null, bot_taken = null
    from fresh where standing.match = fresh.match;
    ${outcomes(moves)}${notices(moves)}
    commit`;
}

/** How those matches ended that have ended. */
function outcomes(moves: readonly LoggedMove[]): string {
  const rows = moves.flatMap(({ match, entry: { standing } }) => {
    const { result, rematch } = standing;
    if (result === null) return [];
    return [`(${match},${quoted(JSON.stringify(result))},${rematch === null ? 'null' : quoted(rematch)})`];
  });
  if (rows.length === 0) return '';
  return `insert into outcomes (match, result, rematch) values ${rows.join()}
    on conflict do update set result = excluded.result, rematch = excluded.rematch;`;
}

/** What is to be said to somebody from now on, in place of what was. */
function notices(moves: readonly LoggedMove[]): string {
  const changed = moves.flatMap(({ match, entry }) => (entry.notices === undefined ? [] : [match]));
  if (changed.length === 0) return '';
  const rows = moves.flatMap(({ match, entry }) =>
    (entry.notices ?? []).map(
      ({ kind, person, seat, moves: made, due }) =>
        `(${match},${quoted(kind)},${quoted(person)},${seat},${made},${Math.floor(due)},0)`,
    ),
  );
  const planned =
    rows.length === 0
      ? ''
      : `insert into notices (match, kind, person, seat, moves, due, tries) values ${rows.join()};`;
  return `delete from notices where match in (${changed.join()});${planned}`;
}

/** A text as it stands in a statement. */
function quoted(text: string): string {
  return `'${text.includes("'") ? text.replaceAll("'", "''") : text}'`;
}
