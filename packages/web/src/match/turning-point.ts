import type { GameReport, PlyReport } from '@countertop/search';

export interface TurningPoint {
  readonly ply: PlyReport;
  /** How much of the win changed sides, 0 to 1. */
  readonly swing: number;
}

/** Less than this share of the win turns nothing round. */
const LEAST = 0.08;

/**
 * What brought the winners most of their win: the dearest mistake of somebody else, or the luckiest draw. Undefined where nothing
 * stands out. A choice is measured by what it gave away, not by how the value moved: that it goes up and down with whoever is
 * to move means nothing.
 */
export function turningPointOf({ plies }: GameReport, winners: readonly number[]): TurningPoint | undefined {
  let found: TurningPoint | undefined;
  for (const ply of plies) {
    const swing = giftOf(ply, winners);
    if (swing >= LEAST && swing > (found?.swing ?? 0)) found = { ply, swing };
  }
  return found;
}

function giftOf(ply: PlyReport, winners: readonly number[]): number {
  if (ply.kind === 'choice') return winners.includes(ply.seat) ? 0 : ply.loss.chance;
  return ply.luck[winners[0] ?? 0]?.chance ?? 0;
}
