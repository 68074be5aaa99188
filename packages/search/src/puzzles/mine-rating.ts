import type { Move, Position } from '@countertop/core';
import { type Brain, LEVELS, levelsOf } from '../brain/brain.ts';
import { Candidates } from '../brain/candidates.ts';

/** Who tries to solve a puzzle, of ten levels, and how often. Stronger ones agree with themselves more, and cost more. */
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

/** How hard a puzzle is, and what those played at its first move who missed it: the most frequent first. */
export interface PuzzleGrade {
  readonly rating: number;
  readonly tried: readonly Move[];
}

/**
 * How hard a puzzle is. Mostly: how many of the weaker levels find the whole solution. To this come a little for every ply
 * one has to look ahead, for every move that looks plausible, and for a next best move that is not much worse.
 */
export function gradePuzzle<P extends Position>(
  brain: Brain<P>,
  position: P,
  line: readonly Move[],
  { depth, margin, also }: { readonly depth: number; readonly margin: number; readonly also: readonly Move[] },
): PuzzleGrade {
  const tried = new Map<Move, number>();
  const missed = SOLVERS.map(({ level: ofTen, tries }) => {
    const level = Math.ceil((ofTen * levelsOf(brain)) / LEVELS);
    let found = 0;
    for (let seed = 1; seed <= tries; seed++) {
      const { first, solved } = attempt(brain, level, seed, position, line, also);
      if (solved) found++;
      else if (first !== line[0]) tried.set(first, (tried.get(first) ?? 0) + 1);
    }
    return 1 - found / tries;
  });
  const hardness = missed.reduce((sum, part) => sum + part, 0) / SOLVERS.length;
  const rating =
    EASIEST +
    BY_SOLVERS * hardness +
    A_PLY * Math.min(depth - 1, MOST_PLIES) +
    A_CANDIDATE * Math.min(plausible(brain, position), MOST_CANDIDATES) +
    CLOSE_CALL * (1 - Math.min(1, margin));
  return {
    rating: Math.min(HARDEST, Math.round(rating / 10) * 10),
    tried: [...tried].sort(([, one], [, other]) => other - one).map(([move]) => move),
  };
}

/** What a level plays first, and whether it plays every move of the solver. */
function attempt<P extends Position>(
  brain: Brain<P>,
  level: number,
  seed: number,
  position: P,
  line: readonly Move[],
  also: readonly Move[],
): { readonly first: Move; readonly solved: boolean } {
  const work = position.clone() as P;
  const solver = work.actor;
  const thinker = brain.thinker(level, seed);
  let first: Move | undefined;
  for (const [index, move] of line.entries()) {
    if (work.actor === solver) {
      const played = thinker.think(work, { nodes: thinker.effort.nodes ?? 1 }).move;
      first ??= played;
      const right = played === move || (index === line.length - 1 && also.includes(played));
      if (!right) return { first, solved: false };
    }
    work.play(move);
  }
  return { first: first ?? line[0], solved: true };
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
