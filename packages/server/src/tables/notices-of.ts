import { nextDeadline, seatToMove } from '@countertop/core';
import type { PlannedNotice } from '../store/notices.ts';
import type { HeldTable } from './held-table.ts';

/** Whoever has only just gone, or is about to come, need not be told: so long is waited, in milliseconds. */
const MOMENT = 5_000;
const HOUR = 60 * 60 * 1000;

/** Whether somebody looks at a table now. */
export type IsHere = (table: string, person: string) => boolean;

/**
 * What is to be said to whoever is to move, at a table where people need not sit and wait: one without a clock, or with
 * days for a move. To somebody who is not there, that it is their turn; to everybody, that their days are nearly over.
 */
export function noticesOf(table: HeldTable, isHere: IsHere): readonly PlannedNotice[] {
  const { id, state, people, deed } = table;
  const { kind } = deed.clock;
  const seat = seatToMove(state);
  if ((kind !== 'none' && kind !== 'days') || seat === undefined || state.result !== null) return [];
  const person = people[seat];
  const place = state.seats[seat];
  if (person === null || place.holder.kind !== 'person' || place.out !== null) return [];
  const told = { person, seat, moves: state.line.length };
  const notices: PlannedNotice[] = isHere(id, person) ? [] : [{ ...told, kind: 'turn', due: state.at + MOMENT }];
  const deadline = nextDeadline(state);
  // A day is left, or of a shorter time a quarter.
  const left = deadline === null ? 0 : Math.min(24 * HOUR, (deadline - state.at) / 4);
  if (deadline !== null && left >= HOUR) notices.push({ ...told, kind: 'reminder', due: deadline - left });
  return notices;
}
