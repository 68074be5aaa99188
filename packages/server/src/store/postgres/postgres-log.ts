import { type RawRow, rawDeed, rawStanding, rowOf, selectRows } from '../sql/table-row.ts';
import type { Entry, StoredTable, Verdict } from '../store.ts';
import type { PostgresEngine } from './postgres-engine.ts';

/** What every entry says of its table. */
const GIVEN = `id text, after integer, log json, status integer, events integer, moves integer, turn integer, due bigint,
      bot integer, updated bigint, refused text`;

/**
 * A whole tick in one statement. First the tables that are written to are held, in the order of their numbers, so that no two
 * processes wait for each other; whoever comes second waits there, and then sees how many events there are by now. Only where
 * there are as many as were built on, and no command has been refused that is not known here, the table is changed and its log gets
 * the row. The log's own key would stop whatever got past that. A table that is new is built on nothing.
 */
const CHANGED = `held as materialized (
    select standing.match, entry.* from entry join tables on tables.id = entry.id
      join standing on standing.match = tables.number
    where entry.after > 0 and standing.events = entry.after and standing.refused is not distinct from entry.refused
    order by standing.match for update of standing
  ), changed as (
    update standing set status = held.status, events = held.events, moves = held.moves, turn = held.turn,
      due = held.due, bot = held.bot, updated = held.updated, due_taken = null, bot_taken = null
    from held where standing.match = held.match and standing.events = held.after
    returning standing.match, held.id, held.after, held.log
  )`;

/** A tick of nothing but moves and the like, as nearly all are: what else there may be costs as much as they do, though there is none. */
const APPEND_EVENTS = `
  with entry as materialized (
    select * from json_to_recordset($1) as given (${GIVEN})
  ), ${CHANGED}, logged as (
    insert into log (match, first, events) select match, after, log from changed
  )
  select id from entry where id not in (select id from changed)`;

/** A tick of anything. */
const APPEND = `
  with entry as materialized (
    select id, after, log, status, events, moves, turn, due, bot, updated, refused, deed, seed, host, wish, public, created, notices,
      result, rematch,
      case when roster is null then null else json_build_object('seats', roster -> 'seats', 'people', (
        select json_agg(case when merged.guest is null then each.person else merged.person end order by each.seat)
        from json_array_elements_text(roster -> 'people') with ordinality as each (person, seat)
          left join merged on merged.guest = each.person)) end as roster
    from json_to_recordset($1) as given (${GIVEN}, deed json, seed text, host text, wish text, public integer,
      created bigint, roster json, notices json, result json, rematch text)
  ), ${CHANGED}, founded as (
    insert into tables (id, deed, seed, host, wish, public, created)
    select id, deed, seed, host, wish, public, created from entry
    where deed is not null and (select count(*) from changed) >= 0 order by id
    on conflict do nothing returning number as match, id
  ), begun as (
    insert into standing (match, status, events, moves, turn, due, bot, updated)
    select match, status, events, moves, turn, due, bot, updated from founded join entry using (id)
  ), taken as materialized (
    select both_kinds.match, entry.* from (select match, id from changed union all select match, id from founded) as both_kinds
      join entry using (id)
  ), logged as (
    insert into log (match, first, events) select match, after, log from taken
  ), seated as (
    insert into rosters (match, roster) select match, roster from taken where roster is not null
    on conflict (match) do update set roster = excluded.roster
  ), joined as (
    insert into members (person, match)
    select distinct person, match from taken, json_array_elements_text(roster -> 'people') as person
    where roster is not null and person is not null
    on conflict do nothing
  ), planned as (
    insert into notices (match, kind, person, seat, moves, due, tries)
    select match, plan.kind, plan.person, plan.seat, plan.moves, plan.due, 0
    from taken, json_to_recordset(notices) as plan (kind text, person text, seat integer, moves integer, due bigint)
    where notices is not null
    on conflict (match, kind) do update set person = excluded.person, seat = excluded.seat, moves = excluded.moves,
      due = excluded.due, tries = 0
  ), unplanned as (
    delete from notices using taken
    where taken.notices is not null and notices.match = taken.match
      and notices.kind not in (select value ->> 'kind' from json_array_elements(taken.notices))
  ), ended as (
    insert into outcomes (match, result, rematch) select match, result, rematch from taken where result is not null
    on conflict (match) do update set result = excluded.result, rematch = excluded.rematch
  )
  select id from entry where id not in (select id from taken)`;

/** Nobody of these becomes somebody else before the transaction ends. A statement later sees who they are by now. */
const KEEP_PEOPLE = `select id from people where id in (select json_array_elements_text($1)) order by id for key share`;

const READ = selectRows(
  ', kept.first, kept.log',
  ` cross join lateral (
    select min(first) as first, json_agg(log.events order by first) as log from log where log.match = standing.match
      and first >= (select coalesce(max(first), 0) from log where match = standing.match and first <= $2)) as kept`,
);

/** How the log gets into the database, and what is written with it. */
export class PostgresLog {
  constructor(private readonly engine: PostgresEngine) {}

  async append(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    if (batch.length === 0) return [];
    const waves = wavesOf(batch);
    const { engine } = this;
    const people = [...new Set(batch.flatMap(({ roster }) => roster?.people ?? []))].filter((each) => each !== null);
    const appends = waves.map((wave) =>
      engine.named(wave.every(isPlain) ? APPEND_EVENTS : APPEND, [`[${wave.map(lineOf).join()}]`]),
    );
    // A statement by itself is a transaction by itself.
    const alone = appends.length === 1 && people.length === 0;
    const keep = people.length === 0 ? [] : [engine.named(KEEP_PEOPLE, [JSON.stringify(people)])];
    const answers = await engine.write(alone ? appends : [{ text: 'begin' }, ...keep, ...appends, { text: 'commit' }]);
    const refused = new Set<Entry>();
    for (const [index, wave] of waves.entries()) {
      const rows = answers[alone ? 0 : 1 + keep.length + index] as readonly { readonly id: string }[];
      const ids = new Set(rows.map(({ id }) => id));
      for (const entry of wave) if (ids.has(entry.table)) refused.add(entry);
    }
    return batch.map((entry) => (refused.has(entry) ? 'refused' : 'taken'));
  }

  /** The table and its log in one statement, so that both are of one moment. */
  async read(table: string, from: number): Promise<StoredTable | undefined> {
    const [raw] = await this.engine.rows<RawRow & { readonly first: number; readonly log: string }>(
      `${READ} where id = $1`,
      ...[table, from],
    );
    if (raw === undefined) return undefined;
    const events = (JSON.parse(raw.log) as unknown[][]).flat();
    return { ...rowOf(raw), events: events.slice(from - raw.first) };
  }
}

/** What a table got in one batch several times goes in one after the other, as it was given. */
function wavesOf(batch: readonly Entry[]): readonly (readonly Entry[])[] {
  const waves: Entry[][] = [];
  const times = new Map<string, number>();
  for (const entry of batch) {
    const time = times.get(entry.table) ?? 0;
    times.set(entry.table, time + 1);
    waves[time] ??= [];
    waves[time].push(entry);
  }
  return waves;
}

/** Whether there is nothing but events to be kept. */
function isPlain({ deed, roster, notices, standing }: Entry): boolean {
  return deed === undefined && roster === undefined && notices === undefined && standing.result === null;
}

/** An entry as JSON. Its events are JSON already, and most have nothing besides: that much is put together here, for every move. */
function lineOf(entry: Entry): string {
  const { table, after, standing, refused, deed, roster, notices } = entry;
  const { status, events, moves, turn, due, bot, updated } = rawStanding(standing);
  const count = `"status":${status},"events":${events},"moves":${moves},"turn":${turn}`;
  const line = `{"log":${entry.events},"id":"${table}","after":${after},${count},"due":${due},"bot":${bot},"updated":${updated}`;
  if (refused === undefined && isPlain(entry)) return `${line}}`;
  const { result, rematch } = standing;
  const rest = {
    ...(refused === undefined ? {} : { refused }),
    ...(deed === undefined ? {} : { ...rawDeed(deed), deed: JSON.parse(rawDeed(deed).deed) }),
    ...(roster === undefined ? {} : { roster }),
    ...(notices === undefined
      ? {}
      : { notices: notices.map((notice) => ({ ...notice, due: Math.floor(notice.due) })) }),
    ...(result === null ? {} : { result, rematch }),
  };
  return `${line},${JSON.stringify(rest).slice(1)}`;
}
