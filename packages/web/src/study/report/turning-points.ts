import type { GameReport, PlyReport } from '@countertop/search';

/** A move, or something drawn, after which the game stood otherwise than before. */
export interface TurningPoint {
  readonly ply: PlyReport;
  /** Whose choice it was, or who was lucky. */
  readonly seat: number;
  /** How much of the win it gave away, or brought: 0 to 1. */
  readonly swing: number;
}

/** Less than this share of the win turns nothing round. */
const LEAST = 0.08;
const MOST = 3;

/**
 * The greatest ones in the order of the game. A choice is measured by what it gave away against the best move, not by how the value
 * moved: that it goes up and down with whoever is to move means nothing.
 */
export function turningPointsOf({ plies }: GameReport): readonly TurningPoint[] {
  return plies
    .map(turningPoint)
    .filter(({ swing }) => swing >= LEAST)
    .sort((one, other) => other.swing - one.swing)
    .slice(0, MOST)
    .sort((one, other) => one.ply.ply - other.ply.ply);
}

/** What brought the winners most of their win: the dearest mistake of somebody else, or the luckiest draw of their own. */
export function turningPointFor({ plies }: GameReport, winners: readonly number[]): TurningPoint | undefined {
  return plies
    .map(turningPoint)
    .filter(({ ply, seat, swing }) => swing >= LEAST && (ply.kind === 'choice') !== winners.includes(seat))
    .sort((one, other) => other.swing - one.swing)[0];
}

function turningPoint(ply: PlyReport): TurningPoint {
  if (ply.kind === 'choice') return { ply, seat: ply.seat, swing: ply.loss.chance };
  const gains = ply.luck.map(({ chance }) => chance);
  const swing = Math.max(0, ...gains);
  return { ply, seat: Math.max(0, gains.indexOf(swing)), swing };
}
