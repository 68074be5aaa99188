import type { Deed, Roster, Standing, TableRow } from '../store.ts';

/** How the status of a table is written: lists go by its order. */
export const STATUS = ['open', 'running', 'over'] as const;

const COLUMNS = 'id, deed, seed, roster, status, events, moves, turn, due, bot, updated, refused, result, rematch';

/** What is read of a table: behind it stands which ones. `more`: columns besides; `joined`: where these are from. */
export function selectRows(more = '', joined = ''): string {
  return `select ${COLUMNS}${more} from standing join tables on tables.number = standing.match
    join rosters using (match) left join outcomes using (match)${joined}`;
}

/** As it lies there. */
export interface RawRow {
  readonly id: string;
  readonly deed: string;
  readonly seed: string;
  readonly roster: string;
  readonly status: number;
  readonly events: number;
  readonly moves: number;
  readonly turn: number | null;
  readonly due: number | null;
  readonly bot: number;
  readonly updated: number;
  readonly refused: string | null;
  readonly result: string | null;
  readonly rematch: string | null;
}

export function rowOf({ id, deed, seed, roster, result, status, bot, ...rest }: RawRow): TableRow {
  const { events, moves, turn, due, updated, refused, rematch } = rest;
  return {
    table: id,
    deed: { ...(JSON.parse(deed) as Omit<Deed, 'seed'>), seed },
    roster: JSON.parse(roster) as Roster,
    refused,
    standing: {
      status: STATUS[status],
      ...{ events, moves, turn, due, bot: bot === 1, updated },
      result: result === null ? null : JSON.parse(result),
      rematch,
    },
  };
}

/** How a table stands, as it is written. */
export function rawStanding({ status, events, moves, turn, due, bot, updated }: Standing) {
  return {
    status: STATUS.indexOf(status),
    events,
    moves,
    turn,
    due: due === null ? null : Math.floor(due),
    bot: bot ? 1 : 0,
    updated: Math.floor(updated),
  };
}

/** What never changes about a table, as it is written. The seed lies apart: nobody reads it by accident. */
export function rawDeed({ seed, ...deed }: Deed) {
  return {
    ...{ deed: JSON.stringify(deed), seed, host: deed.host, wish: deed.wish },
    ...{ public: deed.settings.visibility === 'public' ? 1 : 0, created: Math.floor(deed.created) },
  };
}
