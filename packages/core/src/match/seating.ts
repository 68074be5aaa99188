import { type Problem, problem } from '../schema/problem.ts';
import type { Holder } from './holder.ts';
import type { MatchState } from './state.ts';

/** Why nobody speaks for the seat, or undefined. */
export function checkPresence(state: MatchState, seat: number): Problem | undefined {
  const place = state.seats[seat];
  if (place === undefined) return problem('seat-unknown', { seat });
  return place.holder.kind === 'empty' ? problem('seat-empty', { seat }) : undefined;
}

/** Why the seat has no say in the play, whoever's turn it is, or undefined. */
export function checkMover(state: MatchState, seat: number): Problem | undefined {
  const absent = checkPresence(state, seat);
  if (absent !== undefined) return absent;
  if (state.result !== null) return problem('match-over');
  if (state.startedAt === null) return problem('not-started');
  return state.seats[seat].out === null ? undefined : problem('seat-out', { seat });
}

/** Anybody may take an empty seat, and a person that of a bot that has stood in for somebody who left. */
export function checkSitting(state: MatchState, seat: number, holder: Holder): Problem | undefined {
  const place = state.seats[seat];
  if (place === undefined) return problem('seat-unknown', { seat });
  if (state.result !== null) return problem('match-over');
  if (place.out !== null) return problem('seat-out', { seat });
  if (place.holder.kind === 'empty') return undefined;
  return place.standIn && holder.kind === 'person' ? undefined : problem('seat-taken', { seat });
}

/** Seats add to fair chance once, after its commitment is known and before the start. */
export function checkContribution(state: MatchState, seat: number): Problem | undefined {
  if (state.created.chance.kind !== 'fair') return problem('draw-local');
  if (state.startedAt !== null || state.result !== null) return problem('contribution-late');
  return state.seats[seat].contribution === '' ? undefined : problem('contribution-twice', { seat });
}
