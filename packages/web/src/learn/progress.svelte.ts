import { eachOf, fieldsOf, isText, Keepsake, onlyOf } from '../store/keepsake.ts';

/** How far somebody has come in the course of a game. */
export interface Learned {
  /** The lessons that are done. */
  readonly done: readonly string[];
  /** The step, by name, at which a lesson was left. */
  readonly at: Readonly<Record<string, string>>;
  /** The guided match, once it has begun. */
  readonly match?: string;
  /** The guided match has been played to its end. */
  readonly finished?: true;
}

const NOTHING: Learned = { done: [], at: {} };
const keepsake = new Keepsake('learn', (kept) => eachOf(kept, readLearned));

/** Progress through the courses, kept on this device. */
class Progress {
  private games: Readonly<Record<string, Learned>> = $state.raw(keepsake.read());

  of(game: string): Learned {
    return this.games[game] ?? NOTHING;
  }

  reach(game: string, lesson: string, step: string): void {
    const learned = this.of(game);
    if (learned.at[lesson] !== step) this.keep(game, { ...learned, at: { ...learned.at, [lesson]: step } });
  }

  finishLesson(game: string, lesson: string): void {
    const learned = this.of(game);
    const { [lesson]: _, ...at } = learned.at;
    this.keep(game, { ...learned, at, done: [...learned.done.filter((each) => each !== lesson), lesson] });
  }

  beginMatch(game: string, match: string): void {
    this.keep(game, { ...this.of(game), match });
  }

  /** The game of which this match is the guided one. */
  guidedGame(match: string): string | undefined {
    return Object.entries(this.games).find(([, learned]) => learned.match === match)?.[0];
  }

  /** The course that was last at hand and is not finished. */
  get underWay(): string | undefined {
    return Object.entries(this.games).findLast(
      ([, { done, at, finished }]) => finished !== true && (done.length > 0 || Object.keys(at).length > 0),
    )?.[0];
  }

  finishCourse(game: string): void {
    if (this.of(game).finished !== true) this.keep(game, { ...this.of(game), finished: true });
  }

  forget(game: string): void {
    this.keep(game, NOTHING);
  }

  private keep(game: string, learned: Learned): void {
    // What is at hand stands last.
    const { [game]: _, ...others } = this.games;
    this.games = { ...others, [game]: learned };
    keepsake.keep(this.games);
  }
}

export const progress = new Progress();

function readLearned(value: unknown): Learned {
  const { done, at, match, finished } = fieldsOf(value);
  return {
    done: Array.isArray(done) ? done.filter(isText) : [],
    at: onlyOf(at, isText),
    ...(isText(match) ? { match } : {}),
    ...(finished === true ? { finished } : {}),
  };
}
