import {
  type Command,
  type Dealer,
  isCarriedOut,
  type MatchState,
  nextDeadline,
  type Problem,
  perform,
  seatToMove,
  upkeep,
} from '@countertop/core';
import type { HeldTable } from './held-table.ts';
import { type Asking, allowedCommand } from './rights.ts';

/** What is to be done at a table. It changes the table in memory, or says why not; may be run again on a newer state. */
export type Errand = (table: HeldTable, now: number) => Problem | undefined;

/** What became of an errand, when it is on disk. */
export type Outcome =
  | { readonly ok: true /** Nothing happened: it had been carried out before. */; readonly before: boolean }
  | { readonly ok: false; readonly problem: Problem };

/** Something a person wants. `lag`: how long such messages take, there and back. */
export function personal(asking: Asking, command: Command, lag = 0): Errand {
  return (table, now) => {
    // Sent again: it was allowed when it was carried out, whoever sits there by now.
    if (isCarriedOut(table.state, command)) return undefined;
    const allowed = allowedCommand(table, asking, command);
    if (!allowed.ok) return allowed.problem;
    const given = allowed.value;
    const spared = given.kind === 'move' ? table.lag.allowance(given.seat, lag) : 0;
    const known = table.state.events.length;
    const problem = carryOut(table, given, now - spared);
    if (problem !== undefined || table.state.events.length === known) return problem;
    if (given.kind === 'move') table.lag.spend(given.seat, spared);
    if (given.kind === 'sit') table.seat(given.seat, given.holder.kind === 'person' ? asking.person : null);
    // Who leaves before the start is gone; later on, the seat is kept.
    if (given.kind === 'leave' && table.state.startedAt === null) table.seat(given.seat, null);
    return undefined;
  };
}

/** Something that the table itself does: a bot's move, an answer. */
export function own(command: Command): Errand {
  return (table, now) => carryOut(table, command, now);
}

/** What time alone brings about. */
export const wake: Errand = (table, now) => upkeep(table.state, patient(table, now), table.dealer).problem;

export function carryOut(
  table: HeldTable,
  command: Command,
  now: number,
  dealer: Dealer = table.dealer,
): Problem | undefined {
  return perform(table.state, command, patient(table, now), dealer).problem;
}

/** A flag that has just fallen may be that of somebody whose move is still on its way: for so long it stands. */
function patient({ state, lag }: HeldTable, now: number): number {
  const deadline = nextDeadline(state);
  const seat = seatToMove(state);
  if (deadline === null || seat === undefined || now < deadline || now >= deadline + patience(state, lag, seat))
    return now;
  return deadline - 1;
}

function patience(state: MatchState, lag: HeldTable['lag'], seat: number): number {
  return state.seats[seat].holder.kind === 'person' ? lag.patience(seat) : 0;
}

/** When to look at a table again because of its clock; null: not at all. */
export function wakeAt({ state, lag }: HeldTable): number | null {
  const deadline = nextDeadline(state);
  const seat = seatToMove(state);
  return deadline === null || seat === undefined ? null : deadline + patience(state, lag, seat);
}
