import { type Actor, CHANCE } from '../game/position.ts';
import { type Problem, problem } from '../schema/problem.ts';
import type { OfferKind } from './offer-kinds.ts';
import { standingTeams } from './result.ts';
import type { MatchState, OpenOffer, Seat } from './state.ts';
import { takebackTarget } from './takeback.ts';

/**
 * How offers go:
 * - One of a kind is open at a time. A seat may make each kind once between two moves of its own: no nagging.
 * - draw and count need every other seat that is not out, an empty one too (somebody must sit down to agree); so does a
 *   takeback. A rematch, a pause and its end need those who are still there.
 * - One refusal closes an offer. Bots answer like everybody; whoever runs the match answers for them.
 * - draw and count lapse when a seat that has not yet answered moves instead; a takeback when anybody moves.
 */

const OF_THE_PRESENT: ReadonlySet<OfferKind> = new Set(['pause', 'resume']);

/** The seats whose acceptance is still missing. */
export function pendingSeats(seats: readonly Seat[], offer: OpenOffer): number[] {
  const asked = ({ holder, out }: Seat): boolean => {
    if (offer.kind === 'rematch') return holder.kind !== 'empty';
    return out === null && !(OF_THE_PRESENT.has(offer.kind) && holder.kind === 'empty');
  };
  return seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== offer.seat && asked(seats[seat]) && !offer.accepted.includes(seat));
}

/** The offers that are left after a move. */
export function lapseOffers(offers: readonly OpenOffer[], seats: readonly Seat[], mover: Actor): readonly OpenOffer[] {
  return offers.filter((offer) => {
    if (offer.kind === 'takeback') return false;
    return mover === CHANCE || !pendingSeats(seats, offer).includes(mover);
  });
}

/** Why the seat cannot make this offer now, or undefined where it can. */
export function checkOffer(state: MatchState, seat: number, kind: OfferKind): Problem | undefined {
  const asker = state.seats[seat];
  if (asker === undefined) return problem('seat-unknown', { seat });
  if (asker.holder.kind === 'empty') return problem('seat-empty', { seat });
  if (kind === 'rematch') {
    if (state.result === null) return problem('not-over');
    if (state.rematch.agreed) return problem('rematch-agreed');
  } else {
    if (state.startedAt === null) return problem('not-started');
    if (state.result !== null) return problem('match-over');
    if (asker.out !== null) return problem('seat-out', { seat });
  }
  if (kind === 'pause' && state.pausedAt !== null) return problem('match-paused');
  if (kind === 'resume' && state.pausedAt === null) return problem('not-paused');
  if (kind === 'draw' || kind === 'count') {
    if (standingTeams(state.position, state.seats).length < 2) return problem('offer-nobody');
  }
  if (kind === 'takeback') {
    if (state.created.takeback === 'off') return problem('takeback-off');
    const target = takebackTarget(state, seat);
    if (!target.ok) return target.problem;
  }
  if (state.offers.some((offer) => offer.kind === kind)) return problem('offer-open', { offer: kind });
  const last = asker.lastOffer[kind];
  // While a match is paused nobody moves, so that asking to go on could never be asked again.
  if (last >= 0 && last > asker.lastMove && kind !== 'resume') return problem('offer-again', { offer: kind });
  return undefined;
}

/** Why the seat cannot answer such an offer now, or undefined where it can. */
export function checkAnswer(state: MatchState, seat: number, kind: OfferKind): Problem | undefined {
  const answerer = state.seats[seat];
  if (answerer === undefined) return problem('seat-unknown', { seat });
  if (answerer.holder.kind === 'empty') return problem('seat-empty', { seat });
  const offer = state.offers.find((open) => open.kind === kind);
  if (offer === undefined) return problem('offer-none', { offer: kind });
  if (!pendingSeats(state.seats, offer).includes(seat)) return problem('offer-not-asked', { offer: kind });
  return undefined;
}

export function checkWithdrawal(state: MatchState, seat: number, kind: OfferKind): Problem | undefined {
  if (state.seats[seat] === undefined) return problem('seat-unknown', { seat });
  const offer = state.offers.find((open) => open.kind === kind);
  if (offer === undefined) return problem('offer-none', { offer: kind });
  return offer.seat === seat ? undefined : problem('offer-not-yours', { offer: kind });
}
