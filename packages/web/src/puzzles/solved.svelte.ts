import { eachOf, Keepsake } from '../store/keepsake.ts';
import { type Finished, NOTHING_SOLVED, readSolved, type Solved, solvedAfter } from './solved.ts';

const keepsake = new Keepsake('puzzles', (kept) => eachOf(kept, readSolved));

/** Puzzles solved on this device. */
class SolvedPuzzles {
  private games: Readonly<Record<string, Solved>> = $state.raw(keepsake.read());

  of(game: string): Solved {
    return this.games[game] ?? NOTHING_SOLVED;
  }

  /** All days on which a puzzle of the day was solved, in whichever game. */
  get days(): ReadonlySet<string> {
    return new Set(Object.values(this.games).flatMap(({ days }) => days));
  }

  /** A puzzle came to its end; returns by how much the rating has changed. */
  finish(game: string, finished: Finished): number {
    const before = this.of(game);
    const after = solvedAfter(before, finished);
    this.games = { ...this.games, [game]: after };
    keepsake.keep(this.games);
    return after.rating - before.rating;
  }
}

export const solvedPuzzles = new SolvedPuzzles();
