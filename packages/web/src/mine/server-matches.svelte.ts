import { readOptions } from '@countertop/core';
import type { MatchesQuery, TableSummary } from '@countertop/protocol';
import { loadGame } from '../games.ts';
import { isProgram } from '../match/telling/names.ts';
import { ask } from '../online/ask.ts';
import { server } from '../online/server.svelte.ts';
import type { MatchLine } from '../store/match-line.ts';
import type { Wish } from './filter.ts';

/** How many pages are looked through at a time for something that only the reader's words can find. */
const PAGES = 10;
const RESULTS: readonly string[] = ['won', 'lost', 'drawn', 'off'] satisfies MatchesQuery['result'][];

/** Matches that the server keeps: those that are not over as tables, the others as lines of the list, as far as was asked for. */
export class ServerMatches {
  tables: readonly TableSummary[] = $state.raw([]);
  lines: readonly MatchLine[] = $state.raw([]);
  /** What to ask for more with; undefined: there are no more. */
  next: string | undefined = $state();
  private asked = 0;

  async look(wish: Wish): Promise<void> {
    await server.open();
    const asked = ++this.asked;
    const lines: MatchLine[] = [];
    let next: string | undefined;
    for (let page = 0; page < (wish.search === '' ? 1 : PAGES); page++) {
      const answer = await ask('myMatches', {}, undefined, queryOf(wish, next));
      // Somebody may want something else by now.
      if (!answer.ok || asked !== this.asked) return;
      if (page === 0 && wish.game === '' && wish.outcome === '')
        this.tables = answer.value.tables.filter(({ status }) => status !== 'over');
      lines.push(...(await linesOf(answer.value.tables)));
      next = answer.value.next;
      if (next === undefined) break;
    }
    this.lines = lines;
    this.next = next;
  }

  async more(wish: Wish): Promise<void> {
    const answer = await ask('myMatches', {}, undefined, queryOf(wish, this.next));
    if (!answer.ok) return;
    this.lines = [...this.lines, ...(await linesOf(answer.value.tables))];
    this.next = answer.value.next;
  }
}

function queryOf({ game, outcome }: Wish, after: string | undefined): Record<string, string> {
  return {
    ...(game === '' ? {} : { game }),
    ...(RESULTS.includes(outcome) ? { result: outcome } : {}),
    ...(after === undefined ? {} : { after }),
  };
}

function linesOf(tables: readonly TableSummary[]): Promise<MatchLine[]> {
  return Promise.all(tables.filter(({ status }) => status === 'over').map(lineOf));
}

async function lineOf({ table, game, options, seats, updated, moves, result, mine }: TableSummary): Promise<MatchLine> {
  return {
    id: table,
    game,
    touched: updated,
    over: true,
    plies: moves,
    names: seats.map((holder) => (holder.kind === 'empty' ? '' : (holder.name ?? ''))),
    levels: seats.map((holder) => (holder.kind === 'bot' ? holder.level : null)),
    programs: seats.flatMap((holder, seat) => (isProgram(holder) ? [seat] : [])),
    teams: await teamsOf(game, options, seats.length),
    mine,
    result: result ?? undefined,
  };
}

/** Who is with whom; where fewer than three sit, everybody is alone. */
async function teamsOf(id: string, options: unknown, seats: number): Promise<readonly number[]> {
  const alone = Array.from({ length: seats }, (_, seat) => seat);
  if (seats < 3) return alone;
  const game = await loadGame(id);
  const read = game.ok ? readOptions(game.value.options, options) : game;
  if (!game.ok || !read.ok) return alone;
  const position = game.value.start(read.value, seats);
  return alone.map((seat) => position.team(seat));
}
