import type { ClockState } from '../clock/clock.ts';
import { deadline } from '../clock/clock.ts';
import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import { CHANCE, NOBODY, type Position } from '../game/position.ts';
import type { Played } from '../walk/walk.ts';
import type { CarriedOut } from './carried-out.ts';
import type { EventOf, MatchEvent } from './events.ts';
import type { Holder } from './holder.ts';
import type { OfferKind } from './offer-kinds.ts';
import type { MatchResult } from './result.ts';

/**
 * What a list of events comes to. Never changed: extendMatch gives a new one. Only one that somebody owns (see ownMatch) is
 * changed in place by whatever is done with it.
 */
export interface MatchState {
  readonly game: Game;
  readonly created: EventOf<'created'>;
  readonly options: Options;
  readonly events: readonly MatchEvent[];
  /** When the last event was. */
  readonly at: number;
  readonly startedAt: number | null;
  /** Since when nothing goes on; null while it does. */
  readonly pausedAt: number | null;
  readonly seats: readonly Seat[];
  /** To read, not to play on: clone it first. */
  readonly position: Position;
  /** The moves that stand, draws included. */
  readonly line: readonly Ply[];
  /** How many draws have been made. They are never taken back. */
  readonly draws: number;
  readonly clock: ClockState;
  readonly offers: readonly OpenOffer[];
  readonly result: MatchResult | null;
  /** Of fair chance, once published. */
  readonly seed: string | null;
  readonly rematch: { readonly agreed: boolean; readonly match: string | null };
  /** Of a state that is owned: which commands have been carried out. Null: the state is nobody's, and never changes. */
  readonly owned: CarriedOut | null;
}

export interface Seat {
  readonly holder: Holder;
  /** The last who was not `empty`: whom the record names. */
  readonly player: Holder;
  /** A bot that took over in the middle of the match; a person may take its place. */
  readonly standIn: boolean;
  /** What the seat added to fair chance; empty for nothing. */
  readonly contribution: string;
  /** Why the seat can no longer win. */
  readonly out: 'resigned' | 'time' | null;
  /** Numbers of the seat's last move and of its last offers of each kind; -1 for none. */
  readonly lastMove: number;
  readonly lastOffer: Readonly<Record<OfferKind, number>>;
}

export interface Ply extends Played {
  /** The event's. */
  readonly number: number;
  readonly at: number;
  /** As it was before the move. */
  readonly clock: ClockState;
}

export interface OpenOffer {
  readonly kind: OfferKind;
  readonly seat: number;
  /** The event's. */
  readonly number: number;
  /** For a takeback: how many moves stay. */
  readonly to: number | null;
  readonly accepted: readonly number[];
}

/** Whether moves are made now: begun, not paused, not over. */
function isGoingOn({ startedAt, pausedAt, result }: MatchState): boolean {
  return startedAt !== null && pausedAt === null && result === null;
}

/** The seat that is to move in a match that is under way, or undefined. */
export function seatToMove(state: MatchState): number | undefined {
  const { actor } = state.position;
  return isGoingOn(state) && actor !== CHANCE && actor !== NOBODY ? actor : undefined;
}

/** Whether a draw is to be made now. */
export function drawIsDue(state: MatchState): boolean {
  return isGoingOn(state) && state.position.actor === CHANCE;
}

/** When something happens by itself if nobody acts; null where nothing does. */
export function nextDeadline(state: MatchState): number | null {
  return seatToMove(state) === undefined ? null : deadline(state.created.clock, state.clock);
}

export function contributionsOf(state: MatchState): string[] {
  return state.seats.map(({ contribution }) => contribution);
}
