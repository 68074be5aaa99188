import { clockSchema } from '../clock/clock-config.ts';
import { NOBODY, type Position } from '../game/position.ts';
import type { Replayed } from '../scene/record.ts';
import { type Problem, problem } from '../schema/problem.ts';
import { integer, list, optional } from '../schema/schema.ts';
import { type EndReason, type MatchResult, resultSchema, winnersAmong } from './result.ts';

/**
 * What is wrong with the result that a record states, or undefined. It must follow from the moves and from its reason: a
 * game that was played is over and has these winners, one that was given up is not over and had somebody to give it up.
 * Where a record does not say who was out in the end, any who could have been are thought of.
 */
export function checkResult({ position, moves }: Replayed, record: unknown): Problem | undefined {
  const { result, times, clock, out } = record as Readonly<Record<string, unknown>>;
  if (Array.isArray(times) && times.length !== moves.length) {
    return problem('times-count', { given: times.length, moves: moves.length });
  }
  if (result === undefined || result === null) return undefined;
  const read = resultSchema.check(result);
  if (!read.ok) return problem('result-form');
  const { reason, winners, scores } = read.value;
  const over = position.actor === NOBODY;
  if (reason === 'played' && !over) return problem('result-early', { moves: moves.length });
  if (reason !== 'played' && over) return problem('result-late', { reason });
  const timed = clockSchema.check(clock);
  if (reason === 'time' && timed.ok && timed.value.kind === 'none') return problem('result-clock');
  if (!same(scores, position.scores())) return problem('result-scores', { scores: position.scores().join(' : ') });
  const gone = optional(list(integer(0, position.seats - 1))).check(out);
  if (!gone.ok) return problem('result-out');
  const known = possibleWinners(position, reason, gone.value);
  return known.some((seats) => same(seats, winners)) ? undefined : wrongWinners(read.value, known);
}

/** All that the winners of a match could be that ended so in this position; `gone` are the seats that were out, where that is known. */
function possibleWinners(position: Position, reason: EndReason, gone: readonly number[] | undefined): number[][] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const teams = [...new Set(seats.map((seat) => position.team(seat)))];
  const known = new Map<string, number[]>();
  for (const out of gone === undefined ? subsetsOf(teams) : [gone.map((seat) => position.team(seat))]) {
    const left = teams.filter((team) => !out.includes(team));
    if (!canEnd(reason, left.length, teams.length)) continue;
    const inPlay = seats.filter((seat) => left.includes(position.team(seat)));
    const winners = winnersAmong(position, inPlay, reason);
    known.set(winners.join(), winners);
  }
  return [...known.values()];
}

function subsetsOf(teams: readonly number[]): number[][] {
  return Array.from({ length: 1 << teams.length }, (_, set) => teams.filter((_, index) => (set & (1 << index)) !== 0));
}

/** Whether a match of so many teams can end for this reason while so many are still in play. */
function canEnd(reason: EndReason, left: number, teams: number): boolean {
  switch (reason) {
    case 'resigned':
    case 'time':
      return left === (teams > 1 ? 1 : 0);
    case 'agreed-draw':
    case 'agreed-count':
      return left > 1;
    case 'played':
      return left > 1 || left === teams;
    case 'aborted':
      return true;
  }
}

function wrongWinners({ winners, reason }: MatchResult, known: readonly (readonly number[])[]): Problem {
  const told = (seats: readonly number[]): string => `[${seats.join(', ')}]`;
  if (known.length === 0) return problem('result-reason', { reason });
  return problem('result-winners', { winners: told(winners), reason, known: known.map(told).join(', ') });
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
