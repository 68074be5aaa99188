import type { Move } from '@countertop/core';
import type { ProvenWin } from '@countertop/search';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition, STOP } from '../rules/position.ts';
import { Forcing } from './forcing.ts';

/** Nodes for what can be taken by force. */
const FORCING = 400;

/**
 * R6, R9: the points after which the one to move can stop and win next time, whatever the other answers; no more of them than
 * `most`. Nobody who is home already, or does not lead, has any. The position is left as it was.
 */
export function waysHome(position: PointsPosition, most = Number.POSITIVE_INFINITY): Move[] {
  const seat = position.turn;
  const ways: Move[] = [];
  if (leadOf(position, seat) <= 0 || groundedLeadOf(position, seat) > 0) return ways;
  for (const cell of ownNeighbours(position)) {
    if (keptAfter(position, cell, 0) > 0) ways.push(cell);
    if (ways.length >= most) break;
  }
  return ways;
}

/**
 * The point after which most is kept for certain, or stop where that keeps as much: of moves that win the margin decides. Where
 * more can be taken by force than there is to bring home, that comes first.
 */
export function winByStopping(position: PointsPosition): ProvenWin | undefined {
  const seat = position.turn;
  if (position.phase !== PLAY || leadOf(position, seat) <= 0) return undefined;
  const work = position.clone();
  const now = groundedLeadOf(work, seat);
  if (now > 0 && !position.mayStop) return undefined;
  if (now <= 0 && new Forcing().find(work, FORCING).gain > leadOf(work, seat)) return undefined;
  let best: ProvenWin | undefined = now > 0 ? { line: [STOP], value: now, depth: 1 } : undefined;
  for (const cell of ownNeighbours(work)) {
    const value = keptAfter(work, cell, best?.value ?? 0);
    if (value > (best?.value ?? 0)) best = { line: [cell], value, depth: 3 };
  }
  return best;
}

/** What touches nothing of one's own neither circles nor joins anything to the rim. */
function ownNeighbours(position: PointsPosition): Move[] {
  return openDots(position).filter((cell) => position.around(cell, position.turn) !== 0);
}

/**
 * By how much the one to move leads at least, who stops when the other has answered this point; no more than `enough`
 * where it is not worth finding out by how much.
 */
function keptAfter(position: PointsPosition, cell: Move, enough: number): number {
  const seat = position.turn;
  position.play(cell);
  let kept = position.phase === PLAY ? groundedLeadOf(position, seat) : leadOf(position, seat);
  const answers = position.phase === PLAY ? openDots(position) : [];
  for (let i = 0; i < answers.length && kept > enough; i++) {
    position.play(answers[i]);
    kept = Math.min(kept, position.phase === PLAY ? groundedLeadOf(position, seat) : leadOf(position, seat));
    position.undo();
  }
  position.undo();
  return kept;
}

export function openDots(position: PointsPosition): Move[] {
  return Array.from({ length: position.openCount }, (_, i) => position.openDot(i));
}
