import { rawStanding } from '../sql/table-row.ts';
import type { Entry } from '../store.ts';

/** A move, or whatever else changes nothing of its table but the log, how it stands, how it ended and what is to be said of it. */
export interface LoggedMove {
  /** The table's number. */
  readonly match: number;
  readonly entry: Entry;
}

/**
 * What a connection needs that is given such texts: a door through which a move comes into the log, and changes how its match stands. Where
 * that has another number of events than was built on, its row has no number, and nothing at all is kept. What has an index is only set
 * where it changes: set to what it is, its place in there would be written all the same.
 */
export const DOOR = `
  create temp view door as select 0 as match, 0 as first, '' as fresh, 0 as status, 0 as events, 0 as moves, 0 as turn, 0 as due,
    0 as bot, 0 as updated;
  create temp trigger through_door instead of insert on door begin
    insert into log (match, first, behind, events)
    values (new.match, (select events from standing where match = new.match and events = new.first),
      (select last from standing where match = new.match), new.fresh);
    update standing set events = new.events, moves = new.moves, turn = new.turn, updated = new.updated, due_taken = null,
      bot_taken = null, last = last_insert_rowid() where match = new.match;
    update standing set status = new.status, due = new.due, bot = new.bot
      where match = new.match and (status, due, bot) is not (new.status, new.due, new.bot);
  end`;

/** Moves of as many matches as one transaction, all in one text, for a connection that takes no more than that at once. */
export function movesText(moves: readonly LoggedMove[]): string {
  const rows = moves.map(({ match, entry }) => {
    const { status, events, moves, turn, due, bot, updated } = rawStanding(entry.standing);
    // null is written as in SQL.
    const stands = `${status},${events},${moves},${turn},${due},${bot},${updated}`;
    return `(${match},${entry.after},${quoted(entry.events)},${stands})`;
  });
  return `begin immediate;insert into door values ${rows};${outcomes(moves)}${notices(moves)}commit`;
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
