import type { Game } from '../game/game.ts';
import { bad, good, type Result } from '../schema/problem.ts';
import { isCarriedOut } from './carried-out.ts';
import type { Command, Play } from './commands.ts';
import { EVENTS_VERSION, type EventOf, type MatchEvent } from './events.ts';
import { begin, draftOf } from './fold.ts';
import { happeningsOf } from './happenings.ts';
import { type MatchPlan, readPlan } from './plan.ts';
import { settle } from './settle.ts';
import { type MatchState, nextDeadline } from './state.ts';
import { isTime, stampAt, Unfolding } from './unfolding.ts';

/** The first events of a match; it starts at once where nobody has to be waited for. */
export function createMatch(game: Game, plan: MatchPlan, now: number): Result<readonly MatchEvent[]> {
  if (!isTime(now)) return bad('time-wrong');
  const checked = readPlan(game, plan);
  if (!checked.ok) return checked;
  const created: EventOf<'created'> = {
    number: 0,
    at: Math.floor(now),
    kind: 'created',
    version: EVENTS_VERSION,
    game: game.id,
    ...checked.value,
  };
  const draft = begin(game, created);
  if (!draft.ok) return draft;
  const unfolding = new Unfolding(draft.value, created.at);
  settle(unfolding);
  return good([created, ...unfolding.fresh]);
}

/**
 * What a command leads to: events to store and to fold, or the reason why nothing happens. No events at all: the
 * command (by its id) has been carried out before. The state stays as it is, owned or not.
 */
export function decide(state: MatchState, command: Command | Play, now: number): Result<readonly MatchEvent[]> {
  const unfolding = unfold(state.owned === null ? state : draftOf(state), command, now);
  return unfolding.ok ? good(unfolding.value.fresh) : unfolding;
}

/** Like decide, with the state that the events lead to; an owned one is changed, unless there is a problem. */
export function unfold(state: MatchState, command: Command | Play, now: number): Result<Unfolding> {
  if (!isTime(now)) return bad('time-wrong');
  const at = stampAt(state, now);
  if (isCarriedOut(state, command)) return good(new Unfolding(state, at));
  const deadline = nextDeadline(state);
  if (deadline !== null && at >= deadline) return bad('time-up');
  const wished = happeningsOf(state, command);
  if (!wished.ok) return wished;
  const unfolding = new Unfolding(state, at, command.id);
  const { happenings, move } = wished.value;
  for (const happening of happenings) unfolding.add(happening, move);
  settle(unfolding);
  return good(unfolding);
}
