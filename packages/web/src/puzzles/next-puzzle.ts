import type { Puzzle } from '@countertop/core';
import { dueToday, type Solved } from './solved.ts';

/** What to solve next: what was missed and comes back today; else the one not tried yet that is nearest to what somebody can do; else one not solved alone. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  solved: Solved,
  today: string,
  { theme, not }: { readonly theme?: string | undefined; readonly not?: string } = {},
): Puzzle | undefined {
  const fitting = puzzles.filter(({ id, themes }) => id !== not && (theme === undefined || themes.includes(theme)));
  const back = dueToday(solved, today).flatMap((due) => fitting.filter(({ id }) => id === due));
  if (back.length > 0) return back[0];
  const fresh = fitting.filter(({ id }) => solved.outcomes[id] === undefined);
  const left = fresh.length > 0 ? fresh : fitting.filter(({ id }) => solved.outcomes[id] !== 'clean');
  const distance = ({ rating }: Puzzle) => Math.abs(rating - solved.rating);
  return left.reduce<Puzzle | undefined>(
    (best, puzzle) => (best === undefined || distance(puzzle) < distance(best) ? puzzle : best),
    undefined,
  );
}
