import { fieldsOf, isText, onlyOf } from '../store/keepsake.ts';
import { isDue, type Return, returnAfter } from './again.ts';
import { FIRST_RATING, ratingAfter } from './solver-rating.ts';

/** `clean`: the first tries were right and without help. `helped`: in the end. `shown`: given up, the answer was shown. */
export const PUZZLE_OUTCOMES = ['clean', 'helped', 'shown'] as const;
export type PuzzleOutcome = (typeof PUZZLE_OUTCOMES)[number];

/** What somebody has done with the puzzles of a game. */
export interface Solved {
  readonly rating: number;
  /** How many have been tried: only the first try at each counts. */
  readonly tried: number;
  readonly outcomes: Readonly<Record<string, PuzzleOutcome>>;
  /** Those that were missed and come back. */
  readonly again: Readonly<Record<string, Return>>;
  /** Days whose puzzle was solved. */
  readonly days: readonly string[];
}

export const NOTHING_SOLVED: Solved = { rating: FIRST_RATING, tried: 0, outcomes: {}, again: {}, days: [] };

/** A puzzle that has come to its end. */
export interface Finished {
  readonly puzzle: { readonly id: string; readonly rating: number };
  readonly outcome: PuzzleOutcome;
  readonly today: string;
  /** The day whose puzzle it is, if it is one's. */
  readonly day: string | undefined;
}

export function solvedAfter(before: Solved, { puzzle, outcome, today, day }: Finished): Solved {
  const { id } = puzzle;
  const last = before.outcomes[id];
  const comes = before.again[id];
  // Between a miss and its day the answer is still remembered: nothing that is done then settles anything.
  const remembered = comes !== undefined && !isDue(comes, today);
  const kept = last !== undefined && remembered ? last : outcome;
  const again = returnAfter(comes, outcome !== 'clean', today);
  const { [id]: _, ...others } = before.again;
  const counts = day !== undefined && kept !== 'shown' && !before.days.includes(day);
  return {
    rating:
      last === undefined ? ratingAfter(before.rating, puzzle.rating, outcome === 'clean', before.tried) : before.rating,
    tried: before.tried + (last === undefined ? 1 : 0),
    outcomes: { ...before.outcomes, [id]: last === 'clean' ? last : kept },
    again: again === undefined ? others : { ...others, [id]: again },
    days: counts ? [...before.days, day] : before.days,
  };
}

/** Whether a puzzle was solved, be it with help. */
export function isSolved({ outcomes }: Solved, id: string): boolean {
  return outcomes[id] === 'clean' || outcomes[id] === 'helped';
}

/** The missed puzzles that are asked again today, those that wait longest first. */
export function dueToday({ again }: Solved, today: string): string[] {
  return Object.entries(again)
    .filter(([, each]) => isDue(each, today))
    .sort(([, one], [, other]) => one.due.localeCompare(other.due))
    .map(([id]) => id);
}

export function readSolved(value: unknown): Solved {
  const { rating, tried, outcomes, again, days } = fieldsOf(value);
  return {
    rating: typeof rating === 'number' && Number.isFinite(rating) ? rating : NOTHING_SOLVED.rating,
    tried: isCount(tried) ? tried : 0,
    outcomes: onlyOf(outcomes, isOutcome),
    again: onlyOf(again, isReturn),
    days: Array.isArray(days) ? days.filter(isDay) : [],
  };
}

const isOutcome = (value: unknown): value is PuzzleOutcome => PUZZLE_OUTCOMES.some((each) => each === value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value);

function isReturn(value: unknown): value is Return {
  const { due, times } = fieldsOf(value);
  return isDay(due) && isCount(times);
}
