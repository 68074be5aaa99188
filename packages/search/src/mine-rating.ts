import { type Move, NOBODY, type Position } from '@countertop/core';
import type { Brain } from './brain.ts';
import { Candidates } from './candidates.ts';

/** Who tries to solve a puzzle, and how often. Stronger ones agree with themselves more, and cost more. */
const SOLVERS: readonly { readonly level: number; readonly tries: number }[] = [
  { level: 1, tries: 3 },
  { level: 3, tries: 3 },
  { level: 5, tries: 3 },
  { level: 7, tries: 2 },
  { level: 9, tries: 1 },
];

/** What everybody finds at once. */
export const EASIEST = 600;
export const HARDEST = 2600;
/** Between what every solver finds and what none does. */
const BY_SOLVERS = 1400;
const A_PLY = 40;
const MOST_PLIES = 9;
const A_CANDIDATE = 12;
const MOST_CANDIDATES = 15;
const CLOSE_CALL = 100;
/** A candidate of at least this part of the best one's weight is plausible. */
const PLAUSIBLE = 0.3;

/**
 * How hard a puzzle is. Mostly: how many of the weaker levels find the whole solution. To this come a little for every ply
 * one has to look ahead, for every move that looks plausible, and for a next best move that is not much worse.
 */
export function ratingOf<P extends Position>(
  brain: Brain<P>,
  position: P,
  line: readonly Move[],
  { depth, margin }: { readonly depth: number; readonly margin: number },
): number {
  const missed = SOLVERS.map(({ level, tries }) => {
    let found = 0;
    for (let seed = 1; seed <= tries; seed++) if (finds(brain, level, seed, position, line)) found++;
    return 1 - found / tries;
  });
  const hardness = missed.reduce((sum, part) => sum + part, 0) / SOLVERS.length;
  const rating =
    EASIEST +
    BY_SOLVERS * hardness +
    A_PLY * Math.min(depth - 1, MOST_PLIES) +
    A_CANDIDATE * Math.min(plausible(brain, position), MOST_CANDIDATES) +
    CLOSE_CALL * (1 - Math.min(1, margin));
  return Math.min(HARDEST, Math.round(rating / 10) * 10);
}

/** Whether a level plays every move of the solver. */
function finds<P extends Position>(
  brain: Brain<P>,
  level: number,
  seed: number,
  position: P,
  line: readonly Move[],
): boolean {
  const work = position.clone() as P;
  const solver = work.actor;
  const thinker = brain.thinker(level, seed);
  for (const move of line) {
    if (work.actor === NOBODY) return false;
    if (work.actor === solver && thinker.think(work, { nodes: thinker.effort.nodes ?? 1 }).move !== move) return false;
    work.play(move);
  }
  return true;
}

/** How many other moves catch the eye. */
function plausible<P extends Position>(brain: Brain<P>, position: P): number {
  const { knowledge } = brain;
  if (knowledge.candidates === undefined) return 0;
  const list = new Candidates();
  knowledge.candidates(position.clone() as P, list, 0);
  let best = 0;
  for (let i = 0; i < list.length; i++) best = Math.max(best, list.weights[i]);
  let count = -1;
  for (let i = 0; i < list.length; i++) if (list.weights[i] >= PLAUSIBLE * best) count++;
  return Math.max(0, count);
}
