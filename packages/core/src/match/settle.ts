import { NOBODY } from '../game/position.ts';
import type { EventKind } from './events.ts';
import { pendingSeats } from './offers.ts';
import { type EndReason, resultOf, standingTeams } from './result.ts';
import type { MatchState, OpenOffer } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** Adds what follows by itself from what has happened: the start, the end, agreements. */
export function settle(unfolding: Unfolding): void {
  if (isReady(unfolding.state)) unfolding.add({ kind: 'started' });
  if (unfolding.state.startedAt !== null) {
    const reason = endReason(unfolding.state);
    if (reason !== undefined) end(unfolding, reason);
  }
  for (const offer of unfolding.state.offers) {
    // An agreement may have closed others with it.
    if (!unfolding.state.offers.includes(offer)) continue;
    if (pendingSeats(unfolding.state.seats, offer).length === 0) agree(unfolding, offer);
  }
}

function end(unfolding: Unfolding, reason: EndReason): void {
  unfolding.add({ kind: 'ended', ...resultOf(unfolding.state, reason) });
}

/** Every seat is filled, and with fair chance everybody has added something to it. */
function isReady(state: MatchState): boolean {
  if (state.startedAt !== null || state.result !== null) return false;
  const fair = state.created.chance.kind === 'fair';
  return state.seats.every(
    ({ holder, contribution }) => holder.kind !== 'empty' && !(fair && holder.kind === 'person' && contribution === ''),
  );
}

function endReason(state: MatchState): EndReason | undefined {
  const { position, seats, result } = state;
  if (result !== null) return undefined;
  if (seats.some(({ out }) => out !== null) && standingTeams(position, seats).length <= 1) {
    return lastOut(state) === 'timed-out' ? 'time' : 'resigned';
  }
  return position.actor === NOBODY ? 'played' : undefined;
}

function lastOut(state: MatchState): EventKind | undefined {
  return state.events.findLast((event) => event.kind === 'resigned' || event.kind === 'timed-out')?.kind;
}

function agree(unfolding: Unfolding, offer: OpenOffer): void {
  unfolding.add({ kind: 'agreed', offer: offer.kind });
  switch (offer.kind) {
    case 'draw':
      end(unfolding, 'agreed-draw');
      break;
    case 'count':
      end(unfolding, 'agreed-count');
      break;
    case 'takeback':
      unfolding.add({ kind: 'taken-back', seat: offer.seat, to: offer.to ?? unfolding.state.line.length - 1 });
      break;
    case 'pause':
      unfolding.add({ kind: 'paused' });
      break;
    case 'resume':
      unfolding.add({ kind: 'resumed' });
      break;
    case 'rematch':
      break;
  }
}
