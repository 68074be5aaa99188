import { type MatchState, type OpenOffer, pendingSeats, remaining, seatToMove } from '@countertop/core';

/** What a bot has to do at a table. */
export type Duty =
  | { readonly kind: 'move'; readonly seat: number; readonly level: number; readonly ply: number }
  | { readonly kind: 'answer'; readonly seat: number; readonly level: number; readonly offer: OpenOffer };

/** What waits for a bot: an answer first, because a move would let some offers lapse. */
export function dutyIn(state: MatchState): Duty | undefined {
  for (const offer of state.offers) {
    for (const seat of pendingSeats(state.seats, offer)) {
      const { holder } = state.seats[seat];
      if (holder.kind === 'bot' && state.pausedAt === null) return { kind: 'answer', seat, level: holder.level, offer };
    }
  }
  const seat = seatToMove(state);
  if (seat === undefined || state.seats[seat].out !== null) return undefined;
  const { holder } = state.seats[seat];
  return holder.kind === 'bot' ? { kind: 'move', seat, level: holder.level, ply: state.line.length } : undefined;
}

const LONGEST = 5_000;
const SHARE = 1 / 20;
const LEAST = 50;

/** How long a bot may think: no longer than it is good for whoever waits, and never its clock away. */
export function longestThought({ created, clock }: MatchState, seat: number, now: number): number {
  const { total } = remaining(created.clock, clock, seat, now);
  return total === null ? LONGEST : Math.max(LEAST, Math.min(LONGEST, total * SHARE));
}
