import { type MatchState, nextDeadline, seatToMove } from '@countertop/core';
import { dutyIn } from '../bots/duty.ts';
import type { Standing } from '../store/store.ts';

/** What lists and deadlines need to know of a match. */
export function standingOf(state: MatchState): Standing {
  const { startedAt, result, events, line, at, rematch } = state;
  return {
    status: result !== null ? 'over' : startedAt === null ? 'open' : 'running',
    events: events.length,
    moves: line.length,
    turn: seatToMove(state) ?? null,
    due: nextDeadline(state),
    bot: waitsForBot(state),
    updated: at,
    result,
    rematch: rematch.match,
  };
}

/** Whether a bot has to move or to answer. */
export function waitsForBot(state: MatchState): boolean {
  return dutyIn(state) !== undefined;
}
