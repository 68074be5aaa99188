import { type MatchState, type OpenOffer, pendingSeats, seatToMove } from '@countertop/core';

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
