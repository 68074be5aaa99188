import type { Membership, TableSummary } from '@countertop/protocol';
import type { TableRow } from '../store/store.ts';
import type { HeldTable } from './held-table.ts';
import { standingOf } from './standing.ts';

/** A table as lists show it, to a person or to anybody. Nothing of its seed is in here. */
export function summaryOf(
  { table, deed, standing, roster }: TableRow,
  spectators: number,
  person?: string,
): TableSummary {
  const { game, options, clock, takeback, settings, created } = deed;
  const { status, moves, turn, due, updated, result, rematch } = standing;
  const mine = person === undefined ? {} : { mine: seatsOf(roster, person) };
  return {
    table,
    game,
    options,
    seats: roster.seats,
    clock,
    takeback,
    ...settings,
    status,
    created,
    updated,
    moves,
    turn,
    due,
    result,
    rematch,
    spectators,
    ...mine,
  };
}

export function membershipOf({ table, deed, roster }: TableRow, person?: string): Membership {
  const { settings, host } = deed;
  const mine = person === undefined ? [] : seatsOf(roster, person);
  return { table, ...settings, host, people: roster.people, mine };
}

/** The row of a table that is in memory and on disk. */
export function rowOf({ id, deed, state, roster, refused }: HeldTable): TableRow {
  return { table: id, deed, standing: standingOf(state), roster, refused };
}

function seatsOf({ seats, people }: TableRow['roster'], person: string): number[] {
  return people.flatMap((each, seat) => (each === person && seats[seat].kind === 'person' ? [seat] : []));
}
