import { commitmentOf, readSecret } from '../chance/fair.ts';
import { addTime, delayClock, wind } from '../clock/clock.ts';
import type { Game } from '../game/game.ts';
import { type Actor, CHANCE, type Move } from '../game/position.ts';
import { readMove, startPosition } from '../scene/record.ts';
import { good, type Problem, problem, type Result } from '../schema/problem.ts';
import { CarriedOut } from './carried-out.ts';
import { EVENTS_VERSION, type EventOf, type MatchEvent } from './events.ts';
import { OFFER_KINDS, type OfferKind } from './offer-kinds.ts';
import { lapseOffers } from './offers.ts';
import { runClock } from './running.ts';
import type { MatchState, Ply, Seat } from './state.ts';
import { rewind } from './takeback.ts';

/** A state while it is being built. */
export type Draft = { -readonly [K in keyof MatchState]: MatchState[K] } & {
  events: MatchEvent[];
  line: Ply[];
};

const NO_OFFERS = Object.fromEntries(OFFER_KINDS.map((kind) => [kind, -1])) as Record<OfferKind, number>;

/**
 * The state that the events come to. A list that cannot have happened (a gap, an illegal move, …) is a problem that
 * names the event; whether every offer was answered by the book is the business of those who write events (decide).
 */
export function foldMatch(game: Game, events: readonly MatchEvent[]): Result<MatchState> {
  const first = events[0];
  if (first === undefined || first.kind !== 'created') return broken(first, 'event-first');
  const draft = begin(game, first);
  if (!draft.ok) return draft;
  return run(draft.value, events.slice(1));
}

/** The state after further events. The given state stays as it is, unless it is owned and the events fit. */
export function extendMatch(state: MatchState, events: readonly MatchEvent[]): Result<MatchState> {
  if (events.length === 0) return good(state);
  if (!isOwned(state)) return run(draftOf(state), events);
  const known = state.events.length;
  const extended = run(state, events);
  if (!extended.ok) restore(state, known);
  return extended;
}

/**
 * A copy that belongs to whoever asks for it: extendMatch, upkeep and perform change it in place, at a cost that does not
 * grow with the match, and give it back. A command that meets a problem leaves it as it was.
 */
export function ownMatch(state: MatchState): MatchState {
  return { ...draftOf(state), owned: new CarriedOut(state.events) };
}

export function isOwned(state: MatchState): state is Draft {
  return state.owned !== null;
}

/** What an owned state was after its first `known` events, for one that events which do not fit have spoilt. */
function restore(draft: Draft, known: number): void {
  const before = foldMatch(draft.game, draft.events.slice(0, known));
  if (!before.ok) throw new Error(`a state that is no fold of its events: ${before.problem.code}`);
  Object.assign(draft, ownMatch(before.value));
}

export function begin(game: Game, created: EventOf<'created'>): Result<Draft> {
  if (created.number !== 0) return broken(created, 'event-number');
  if (created.version !== EVENTS_VERSION) return broken(created, 'event-version');
  if (created.game !== game.id) return broken(created, 'event-game');
  const start = startPosition(game, created.options, created.seats.length, created.setup);
  if (!start.ok) return start;
  const { position, options } = start.value;
  const seats = created.seats.map(
    (holder): Seat => ({
      holder,
      player: holder,
      standIn: false,
      contribution: '',
      out: null,
      lastMove: -1,
      lastOffer: NO_OFFERS,
    }),
  );
  return good({
    game,
    created,
    options,
    events: [created],
    at: created.at,
    startedAt: null,
    pausedAt: null,
    seats,
    position,
    line: [],
    draws: 0,
    clock: wind(created.clock, seats.length),
    offers: [],
    result: null,
    seed: null,
    rematch: { agreed: false, match: null },
    owned: null,
  });
}

/** A copy that is nobody's yet. */
export function draftOf(state: MatchState): Draft {
  const { events, line, position } = state;
  return { ...state, events: [...events], line: [...line], position: position.clone(), owned: null };
}

function run(draft: Draft, events: readonly MatchEvent[]): Result<MatchState> {
  for (const event of events) {
    const wrong = apply(draft, event);
    if (wrong !== undefined) return broken(event, wrong.code, wrong.data);
  }
  return good(draft);
}

/** Adds one event to the draft. After a problem the draft is of no more use. `move`: of the event, where it has been read in this position. */
export function apply(draft: Draft, event: MatchEvent, move?: Move): Problem | undefined {
  if (event.number !== draft.events.length) return problem('event-number');
  if (!(event.at >= draft.at)) return problem('event-time');
  if ('seat' in event && event.seat !== null && !(event.seat in draft.seats)) return problem('seat-unknown');
  draft.events.push(event);
  draft.owned?.add(event);
  draft.at = event.at;
  return happen(draft, event, move);
}

function happen(draft: Draft, event: MatchEvent, move: Move | undefined): Problem | undefined {
  switch (event.kind) {
    case 'created':
      return problem('event-first');
    case 'seated':
      changeSeat(draft, event.seat, {
        holder: event.holder,
        player: event.holder,
        standIn: event.holder.kind === 'bot' && draft.startedAt !== null,
      });
      return undefined;
    case 'left': {
      // What a seat added counts only if it stays for the start.
      const contribution = draft.startedAt === null ? '' : draft.seats[event.seat].contribution;
      changeSeat(draft, event.seat, { holder: { kind: 'empty' }, standIn: false, contribution });
      return undefined;
    }
    case 'contributed':
      if (draft.startedAt !== null) return problem('contribution-late');
      changeSeat(draft, event.seat, { contribution: event.contribution });
      return undefined;
    case 'started':
      if (draft.startedAt !== null) return problem('event-twice');
      draft.startedAt = event.at;
      runClock(draft, event.at, 'halted');
      return undefined;
    case 'moved':
      return playMove(draft, event, event.seat, move);
    case 'drawn':
      if (event.draw !== draft.draws) return problem('event-draw');
      return playMove(draft, event, CHANCE);
    case 'offered': {
      const { seat, offer: kind, number, to = null } = event;
      draft.offers = [...draft.offers.filter((open) => open.kind !== kind), { kind, seat, number, to, accepted: [] }];
      changeSeat(draft, seat, { lastOffer: { ...draft.seats[seat].lastOffer, [kind]: number } });
      return undefined;
    }
    case 'accepted':
      draft.offers = draft.offers.map((open) =>
        open.kind === event.offer ? { ...open, accepted: [...open.accepted, event.seat] } : open,
      );
      return undefined;
    case 'declined':
    case 'withdrawn':
      closeOffer(draft, event.offer);
      return undefined;
    case 'agreed': {
      const asker = draft.offers.find(({ kind }) => kind === event.offer)?.seat;
      // An offer that was taken up is not nagging: a takeback may be followed by another.
      if (asker !== undefined) {
        changeSeat(draft, asker, { lastOffer: { ...draft.seats[asker].lastOffer, [event.offer]: -1 } });
      }
      closeOffer(draft, event.offer);
      if (event.offer === 'rematch') draft.rematch = { agreed: true, match: null };
      return undefined;
    }
    case 'taken-back': {
      const wrong = rewind(draft, event.to);
      if (wrong !== undefined) return wrong;
      closeOffer(draft, 'takeback');
      runClock(draft, event.at, 'halted');
      return undefined;
    }
    case 'resigned':
    case 'timed-out':
      changeSeat(draft, event.seat, { out: event.kind === 'resigned' ? 'resigned' : 'time' });
      runClock(draft, event.at, 'halted');
      return undefined;
    case 'given':
      if (!(event.to in draft.seats)) return problem('seat-unknown');
      draft.clock = addTime(draft.clock, event.to, event.milliseconds);
      return undefined;
    case 'paused':
      if (draft.startedAt === null) return problem('not-started');
      if (draft.pausedAt !== null || draft.result !== null) return problem('event-twice');
      draft.pausedAt = event.at;
      closeOffer(draft, 'pause');
      return undefined;
    case 'resumed':
      if (draft.pausedAt === null) return problem('not-paused');
      draft.clock = delayClock(draft.clock, event.at - draft.pausedAt);
      draft.pausedAt = null;
      closeOffer(draft, 'resume');
      return undefined;
    case 'aborted':
      return undefined;
    case 'ended':
      if (draft.result !== null) return problem('event-twice');
      draft.result = { reason: event.reason, winners: event.winners, scores: event.scores };
      draft.offers = [];
      draft.pausedAt = null;
      runClock(draft, event.at, 'halted');
      return undefined;
    case 'revealed':
      return reveal(draft, event.seed);
    case 'continued':
      draft.rematch = { agreed: true, match: event.match };
      return undefined;
  }
}

function playMove(
  draft: Draft,
  event: EventOf<'moved'> | EventOf<'drawn'>,
  actor: Actor,
  known?: Move,
): Problem | undefined {
  if (draft.startedAt === null) return problem('not-started');
  if (draft.result !== null) return problem('match-over');
  if (draft.pausedAt !== null) return problem('match-paused');
  if (draft.position.actor !== actor) return problem('not-your-turn');
  const read = known === undefined ? readMove(draft.game, draft.position, event.move) : good(known);
  if (!read.ok) return read.problem;
  const { number, at } = event;
  draft.line.push({ actor, move: read.value, text: event.move, number, at, clock: draft.clock });
  draft.position.play(read.value);
  if (actor === CHANCE) draft.draws++;
  else changeSeat(draft, actor, { lastMove: number });
  if (draft.offers.length > 0) draft.offers = lapseOffers(draft.offers, draft.seats, actor);
  runClock(draft, at, 'played');
  return undefined;
}

function reveal(draft: Draft, seed: string): Problem | undefined {
  const { chance } = draft.created;
  const secret = readSecret(seed);
  if (!secret.ok) return secret.problem;
  if (draft.result === null) return problem('not-over');
  if (chance.kind !== 'fair' || commitmentOf(secret.value) !== chance.commitment) return problem('seed-mismatch');
  draft.seed = seed;
  return undefined;
}

function changeSeat(draft: Draft, seat: number, change: Partial<Seat>): void {
  draft.seats = draft.seats.with(seat, { ...draft.seats[seat], ...change });
}

function closeOffer(draft: Draft, kind: OfferKind): void {
  draft.offers = draft.offers.filter((open) => open.kind !== kind);
}

function broken(event: MatchEvent | undefined, code: string, data: Problem['data'] = {}): Result<never> {
  return { ok: false, problem: { code, data: { ...data, event: event?.number ?? 0 } } };
}
