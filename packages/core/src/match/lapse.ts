import { bad, good, type Result } from '../schema/problem.ts';
import { settle } from './settle.ts';
import { type MatchState, nextDeadline, seatToMove } from './state.ts';
import { isTime, stampAt, Unfolding } from './unfolding.ts';

/** What time alone has brought about: a fallen flag, or the end of a phase. It is stamped with the deadline. */
export function lapse(state: MatchState, now: number): Result<Unfolding | undefined> {
  if (!isTime(now)) return bad('time-wrong');
  const deadline = nextDeadline(state);
  const seat = seatToMove(state);
  if (deadline === null || seat === undefined || stampAt(state, now) < deadline) return good(undefined);
  const unfolding = new Unfolding(state, stampAt(state, deadline));
  const { game, position } = state;
  const phase = state.clock.phase === null ? undefined : game.phase?.(position);
  if (phase === undefined) unfolding.add({ kind: 'timed-out', seat });
  else unfolding.add({ kind: 'moved', seat, move: game.write(position, phase.lapse), by: 'lapse' });
  settle(unfolding);
  return good(unfolding);
}
