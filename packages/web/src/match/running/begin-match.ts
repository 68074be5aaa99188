import {
  CHANCE,
  type Command,
  commitmentOf,
  createMatch,
  foldMatch,
  type Game,
  good,
  type Holder,
  type MatchPlan,
  type MatchState,
  newContribution,
  newSecret,
  perform,
  type Result,
  type SentScene,
} from '@countertop/core';
import type { KeptMatch } from '../../store/kept-match.ts';
import { newId } from '../../store/new-id.ts';
import { settings } from '../../store/settings.svelte.ts';
import { matches } from '../../store/shelves.ts';
import { LocalMatch } from './local-match.svelte.ts';
import { paceOf } from './pace.ts';

export type LocalPlan = Omit<MatchPlan, 'chance'>;

const pace = () => paceOf(settings.pace);

/** A new match on this device, with fair chance: the seed is drawn here and published at the end. */
export function beginMatch(game: Game, plan: LocalPlan, now = Date.now()): Result<LocalMatch> {
  const secret = newSecret();
  const created = createMatch(game, { ...plan, chance: { kind: 'fair', commitment: commitmentOf(secret) } }, now);
  if (!created.ok) return created;
  const folded = foldMatch(game, created.value);
  if (!folded.ok) return folded;
  let state = folded.value;
  for (const [seat, holder] of plan.seats.entries()) {
    if (holder.kind !== 'person') continue;
    const step = perform(state, { kind: 'contribute', seat, contribution: newContribution() }, now);
    if (step.problem !== undefined) return { ok: false, problem: step.problem };
    state = step.state;
  }
  return good(open(newId(), state, secret.seed, true));
}

/** A stored match as it was left; what time has brought since then happens when it is opened. */
export function resumeMatch(game: Game, kept: KeptMatch): Result<LocalMatch> {
  const state = foldMatch(game, kept.events);
  return state.ok ? good(open(kept.id, state.value, kept.seed, true)) : state;
}

/** A record from a link or a file. It can be looked at; `playOn` makes a match of this device of it. */
export function openRecord(
  game: Game,
  scene: SentScene,
  players: readonly Holder[],
  playOn: boolean,
): Result<LocalMatch> {
  const now = Date.now();
  const created = createMatch(
    game,
    {
      options: scene.options,
      seats: Array.from({ length: scene.seats }, (_, seat) => players[seat] ?? { kind: 'person', name: `${seat + 1}` }),
      ...(scene.setup === undefined ? {} : { setup: scene.setup }),
      clock: { kind: 'none' },
      takeback: 'free',
      chance: { kind: 'local' },
    },
    now,
  );
  if (!created.ok) return created;
  const folded = foldMatch(game, created.value);
  if (!folded.ok) return folded;
  const played = playThrough(folded.value, scene.moves, now);
  return played.ok ? good(open(newId(), played.value, undefined, playOn)) : played;
}

function playThrough(from: MatchState, moves: readonly unknown[], now: number): Result<MatchState> {
  let state = from;
  for (const text of moves) {
    const move = String(text);
    const { actor } = state.position;
    const command: Command =
      actor === CHANCE ? { kind: 'draw', move } : { kind: 'move', seat: Math.max(0, actor), move };
    const step = perform(state, command, now);
    if (step.problem !== undefined) return { ok: false, problem: step.problem };
    state = step.state;
  }
  return good(state);
}

function open(id: string, state: MatchState, seed: string | undefined, playing: boolean): LocalMatch {
  const keep = playing ? { keep: () => matches.keepSoon(id, () => match.kept()) } : {};
  const match: LocalMatch = new LocalMatch({ id, state, seed, pace, ...keep });
  return match;
}
