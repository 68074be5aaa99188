import { type Problem, problem } from '@countertop/core';
import type { Attendance } from './attendance.ts';
import { carryOut, type Errand } from './errand.ts';
import type { HeldTable } from './held-table.ts';

/**
 * A bot sits in for somebody who has left, or has been away for longer than the table's grace period, when all others who are
 * here want it. The seat is kept: its person may come back and take it from the bot.
 */
export function standIn(attendance: Attendance, person: string, seat: number): Errand {
  return (table, now) => {
    const wrong = whyNot(table, attendance, person, seat, now);
    if (wrong !== undefined) return wrong;
    const wanting = attendance.want(table.id, seat, person);
    const others = table.people.filter(
      (each, at): each is string =>
        each !== null && at !== seat && table.seatsOf(each).length > 0 && attendance.isHere(table.id, each),
    );
    if (!others.every((each) => wanting.has(each))) return undefined;
    const left =
      table.state.seats[seat].holder.kind === 'empty' ? undefined : carryOut(table, { kind: 'leave', seat }, now);
    const holder = { kind: 'bot', level: table.deed.settings.standIn } as const;
    return left ?? carryOut(table, { kind: 'sit', seat, holder }, now);
  };
}

function whyNot(
  table: HeldTable,
  attendance: Attendance,
  person: string,
  seat: number,
  now: number,
): Problem | undefined {
  const { state, people, deed } = table;
  const place = state.seats[seat];
  if (place === undefined) return problem('seat-unknown', { seat });
  if (table.seatsOf(person).length === 0) return problem('seat-not-yours', { seat });
  if (state.result !== null) return problem('match-over');
  if (state.startedAt === null) return problem('not-started');
  if (place.out !== null) return problem('seat-out', { seat });
  if (place.holder.kind === 'empty') return undefined;
  const sitter = people[seat];
  if (place.holder.kind === 'bot' || sitter === null) return problem('not-away');
  const since = attendance.awaySince(table.id, sitter);
  if (since === null) return problem('not-away');
  return now - since < deed.settings.grace ? problem('away-too-short') : undefined;
}
