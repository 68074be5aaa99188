import { bad, type Game, good, type Result } from '@countertop/core';
import type { QuickWish, SitWish, TableMade, TableWish } from '@countertop/protocol';
import type { Limits } from '../limits.ts';
import type { Outside } from '../outside.ts';
import type { Person, Store, TableRow } from '../store/store.ts';
import type { Attendance } from './attendance.ts';
import { type Outcome, personal } from './errand.ts';
import { makeTable } from './making.ts';
import { sitterOf } from './rights.ts';
import { membershipOf, summaryOf } from './summary.ts';
import type { Tables } from './tables.ts';

export interface HostParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly tables: Tables;
  readonly attendance: Attendance;
  readonly limits: Limits;
  readonly game: (id: string) => Promise<Result<Game>>;
}

/** Brings people to tables: makes them, finds an opponent, gives a seat to whoever comes by a link. */
export class Host {
  constructor(private readonly parts: HostParts) {}

  async make(person: Person, wished: TableWish, wish: string | null = null): Promise<Result<TableMade>> {
    const { game: find, outside, store, tables, limits } = this.parts;
    if ((await store.openTablesOf(person.id)) >= limits.openTables) return bad('too-many-tables');
    const game = await find(wished.game);
    if (!game.ok) return game;
    const table = makeTable(game.value, wished, { person: person.id, name: person.name }, outside, wish);
    if (!table.ok) return table;
    return this.after(await tables.found(table.value), table.value.id, person);
  }

  /** Takes the seat that is asked for, the own one that a bot keeps warm, or the first that is open. */
  async sit(person: Person, id: string, { seat, contribution }: SitWish): Promise<Result<TableMade>> {
    const row = await this.parts.store.row(id);
    if (row === undefined) return bad('table-unknown');
    const place = seat ?? freeSeat(row, person.id);
    if (place === undefined) return bad('seat-none-open');
    const asking = { person: person.id, name: person.name };
    const holder = sitterOf(asking);
    const sit = { kind: 'sit', seat: place, holder, ...(contribution === undefined ? {} : { contribution }) } as const;
    const errand = personal(asking, sit);
    return this.after(await this.parts.tables.run(id, errand), id, person);
  }

  /** Joins somebody who is there and waits with the same wish, or waits. */
  async quick(person: Person, { game: id, preset, clock, contribution }: QuickWish): Promise<Result<TableMade>> {
    const { game: find, store, attendance } = this.parts;
    const game = await find(id);
    if (!game.ok) return game;
    const { presets, seats } = game.value;
    const chosen = preset === undefined ? undefined : presets.find(({ name }) => name === preset);
    if (preset !== undefined && chosen === undefined) return bad('preset-unknown', { given: preset });
    const wish = JSON.stringify([id, preset ?? null, clock]);
    for (const row of await store.wished(wish)) {
      const { host } = row.deed;
      if (host === person.id) return this.show(row.table, person);
      if (host === null || !attendance.isHere(row.table, host)) continue;
      const sat = await this.sit(person, row.table, contribution === undefined ? {} : { contribution });
      // Somebody else was quicker: the next one.
      if (sat.ok) return sat;
    }
    const others = Math.max(seats.min, Math.min(2, seats.max)) - 1;
    return this.make(
      person,
      {
        game: id,
        options: chosen?.options ?? {},
        seats: [{ kind: 'me' }, ...Array.from({ length: others }, () => ({ kind: 'open' }) as const)],
        clock,
        takeback: 'ask',
        visibility: 'public',
        grace: 60_000,
        standIn: 5,
        chat: 'free',
        ...(contribution === undefined ? {} : { contribution }),
      },
      wish,
    );
  }

  async show(id: string, person?: Person): Promise<Result<TableMade>> {
    const row = await this.parts.store.row(id);
    if (row === undefined) return bad('table-unknown');
    const spectators = this.parts.attendance.spectators(id, row.roster.people);
    return good({ summary: summaryOf(row, spectators, person?.id), membership: membershipOf(row, person?.id) });
  }

  private after(outcome: Outcome, table: string, person: Person): Promise<Result<TableMade>> | Result<never> {
    return outcome.ok ? this.show(table, person) : outcome;
  }
}

/** Where whoever comes may sit. */
function freeSeat({ roster: { seats, people } }: TableRow, person: string): number | undefined {
  const own = people.indexOf(person);
  if (own >= 0) return own;
  // A seat that somebody has left in the middle of a match is theirs still.
  const open = seats.findIndex(({ kind }, seat) => kind === 'empty' && people[seat] === null);
  return open < 0 ? undefined : open;
}
