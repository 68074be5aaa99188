import { folded, type Game, type Result, readOptions } from '@countertop/core';
import type { AnswerOf, MatchesQuery, RESULTS, TableSummary } from '@countertop/protocol';
import type { MatchWish, Store, TableRow } from '../store/store.ts';
import type { Attendance } from '../tables/attendance.ts';
import { summaryOf } from '../tables/summary.ts';

export interface MyMatchesParts {
  readonly store: Store;
  readonly attendance: Attendance;
  readonly game: (id: string) => Promise<Result<Game>>;
}

/** Tables that are not over come all at once: nobody plays at more. */
const UNFINISHED = 200;
const PAGE = 50;
/** What is looked for by name or result is looked for in so many rows at a time. */
const BATCH = 200;

/** Somebody's matches, those that wait for them first, and as far back as they want to look. */
export class MyMatches {
  constructor(private readonly parts: MyMatchesParts) {}

  async page(person: string, query: MatchesQuery): Promise<AnswerOf<'myMatches'>> {
    const { store } = this.parts;
    const after = query.after === undefined ? undefined : placeOf(query.after);
    const running = after === undefined ? await this.look(person, query, { over: false }, UNFINISHED) : [];
    const over = await this.look(person, query, { over: true, ...(after === undefined ? {} : { after }) }, PAGE + 1);
    const last = over.length > PAGE ? over[PAGE - 1] : undefined;
    return {
      tables: [
        ...running.map((row) => this.summary(row, person)).sort((a, b) => urgency(a) - urgency(b)),
        ...over.slice(0, PAGE).map((row) => this.summary(row, person)),
      ],
      waiting: await store.waitingFor(person),
      ...(last === undefined ? {} : { next: `${last.standing.updated}.${last.table}` }),
    };
  }

  /** The store knows of games and times; names and results are looked at here. */
  private async look(person: string, query: MatchesQuery, first: MatchWish, most: number): Promise<TableRow[]> {
    const { game, since, until, opponent, result } = query;
    const found: TableRow[] = [];
    let wish: MatchWish = {
      ...first,
      ...(game === undefined ? {} : { game }),
      ...(since === undefined ? {} : { since }),
      ...(until === undefined ? {} : { until }),
    };
    for (;;) {
      const rows = await this.parts.store.matchesOf(person, wish, BATCH);
      for (const row of rows) {
        if (opponent !== undefined && !playsWith(row, person, folded(opponent))) continue;
        if (result !== undefined && (await this.resultOf(row, person)) !== result) continue;
        found.push(row);
        if (found.length === most) return found;
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return found;
      wish = { ...wish, after: { updated: last.standing.updated, table: last.table } };
    }
  }

  /** Won alone or with one's partners; drawn: others won as well. */
  private async resultOf(row: TableRow, person: string): Promise<(typeof RESULTS)[number] | undefined> {
    const { result } = row.standing;
    if (result === null) return undefined;
    if (result.reason === 'aborted') return 'off';
    const mine = row.roster.people.indexOf(person);
    const game = await this.parts.game(row.deed.game);
    const seats = row.roster.people.length;
    const start = game.ok ? readOptions(game.value.options, row.deed.options) : game;
    const position = game.ok && start.ok ? game.value.start(start.value, seats) : undefined;
    const teamOf = (seat: number): number => position?.team(seat) ?? seat;
    const teams = new Set(result.winners.map(teamOf));
    if (seats === 1) return teams.size > 0 ? 'won' : 'lost';
    if (!teams.has(teamOf(mine))) return 'lost';
    return teams.size > 1 ? 'drawn' : 'won';
  }

  private summary(row: TableRow, person: string): TableSummary {
    return summaryOf(row, this.parts.attendance.spectators(row.table, row.roster.people), person);
  }
}

/** Those that wait for me first, then those that go on, then open ones. */
function urgency({ status, turn, mine }: TableSummary): number {
  if (status !== 'running') return 2;
  return turn !== null && mine?.includes(turn) ? 0 : 1;
}

function playsWith({ roster: { seats, people } }: TableRow, person: string, part: string): boolean {
  return seats.some((holder, seat) => {
    if (people[seat] === person || holder.kind === 'empty') return false;
    return holder.name !== undefined && folded(holder.name).includes(part);
  });
}

function placeOf(next: string): MatchWish['after'] {
  const [, updated, table] = /^(\d{1,15})\.([0-9a-z]{1,24})$/.exec(next) ?? [];
  // What nobody has given out leads to the end.
  return { updated: Number(updated ?? 0), table: table ?? '' };
}
