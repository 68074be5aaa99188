import type { Game } from '../game.ts';
import { bad, good, type Result } from '../problem.ts';
import type { Command, Play } from './commands.ts';
import { EVENTS_VERSION, type EventOf, type MatchEvent } from './events.ts';
import { begin } from './fold.ts';
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
 * command (by its id) has been carried out before.
 */
export function decide(state: MatchState, command: Command | Play, now: number): Result<readonly MatchEvent[]> {
  const unfolding = unfold(state, command, now);
  return unfolding.ok ? good(unfolding.value.fresh) : unfolding;
}

/** Like decide, with the state that the events lead to. */
export function unfold(state: MatchState, command: Command | Play, now: number): Result<Unfolding> {
  if (!isTime(now)) return bad('time-wrong');
  const at = stampAt(state, now);
  const unfolding = new Unfolding(state, at, command.id);
  if (isRepeated(state, command)) return good(unfolding);
  const deadline = nextDeadline(state);
  if (deadline !== null && at >= deadline) return bad('time-up');
  const wished = happeningsOf(state, command);
  if (!wished.ok) return wished;
  for (const happening of wished.value) unfolding.add(happening);
  settle(unfolding);
  return good(unfolding);
}

function isRepeated(state: MatchState, command: Command | Play): boolean {
  if (command.id === undefined) return false;
  const seatOf = (it: object): unknown => ('seat' in it ? it.seat : undefined);
  return state.events.some((event) => event.id === command.id && seatOf(event) === seatOf(command));
}
