import type { Puzzle } from '@countertop/core';
import type { Solved } from './solved.svelte.ts';

/** The puzzle that is nearest to what somebody can do, among those not tried yet; else one that needed help. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  solved: Solved,
  theme?: string,
  not?: string,
): Puzzle | undefined {
  const fitting = puzzles.filter(({ id, themes }) => id !== not && (theme === undefined || themes.includes(theme)));
  const fresh = fitting.filter(({ id }) => solved.outcomes[id] === undefined);
  const left = fresh.length > 0 ? fresh : fitting.filter(({ id }) => solved.outcomes[id] === 'helped');
  const distance = ({ rating }: Puzzle) => Math.abs(rating - solved.rating);
  return left.reduce<Puzzle | undefined>(
    (best, puzzle) => (best === undefined || distance(puzzle) < distance(best) ? puzzle : best),
    undefined,
  );
}
