import { eachOf, fieldsOf, isText, Keepsake, onlyOf } from '../store/keepsake.ts';
import { FIRST_RATING, ratingAfter } from './solver-rating.ts';

/** `clean`: the first tries were right and without help. `helped`: in the end. */
export type Outcome = 'clean' | 'helped';

/** What somebody has done with the puzzles of a game. */
export interface Solved {
  readonly rating: number;
  /** How many have been tried: only the first try at each counts. */
  readonly tried: number;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Days whose puzzle was solved. */
  readonly days: readonly string[];
}

const NOTHING: Solved = { rating: FIRST_RATING, tried: 0, outcomes: {}, days: [] };
const keepsake = new Keepsake('puzzles', (kept) => eachOf(kept, readSolved));

/** Puzzles solved on this device. */
class SolvedPuzzles {
  private games: Readonly<Record<string, Solved>> = $state.raw(keepsake.read());

  of(game: string): Solved {
    return this.games[game] ?? NOTHING;
  }

  /** All days on which a puzzle of the day was solved, in whichever game. */
  get days(): ReadonlySet<string> {
    return new Set(Object.values(this.games).flatMap(({ days }) => days));
  }

  /** A puzzle came to its end; returns by how much the rating has changed. */
  finish(game: string, puzzle: { id: string; rating: number }, outcome: Outcome, day: string | undefined): number {
    const before = this.of(game);
    const days = day === undefined || before.days.includes(day) ? before.days : [...before.days, day];
    const first = before.outcomes[puzzle.id] === undefined;
    const rating = first ? ratingAfter(before.rating, puzzle.rating, outcome === 'clean', before.tried) : before.rating;
    const outcomes = first || outcome === 'clean' ? { ...before.outcomes, [puzzle.id]: outcome } : before.outcomes;
    this.keep(game, { rating, tried: before.tried + (first ? 1 : 0), outcomes, days });
    return rating - before.rating;
  }

  private keep(game: string, solved: Solved): void {
    this.games = { ...this.games, [game]: solved };
    keepsake.keep(this.games);
  }
}

export const solvedPuzzles = new SolvedPuzzles();

function readSolved(value: unknown): Solved {
  const { rating, tried, outcomes, days } = fieldsOf(value);
  return {
    rating: typeof rating === 'number' && Number.isFinite(rating) ? rating : NOTHING.rating,
    tried: typeof tried === 'number' && Number.isInteger(tried) && tried >= 0 ? tried : 0,
    outcomes: onlyOf(outcomes, isOutcome),
    days: Array.isArray(days) ? days.filter((day) => isText(day) && /^\d{4}-\d\d-\d\d$/.test(day)) : [],
  };
}

function isOutcome(value: unknown): value is Outcome {
  return value === 'clean' || value === 'helped';
}
