const KEY = 'countertop.learn';

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

/** Progress through the courses, kept on this device. */
class Progress {
  private games: Readonly<Record<string, Learned>> = $state.raw(readKept());

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

  finishCourse(game: string): void {
    if (this.of(game).finished !== true) this.keep(game, { ...this.of(game), finished: true });
  }

  forget(game: string): void {
    this.keep(game, NOTHING);
  }

  private keep(game: string, learned: Learned): void {
    this.games = { ...this.games, [game]: learned };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // Where storage is forbidden, progress lasts as long as the page.
    }
  }
}

export const progress = new Progress();

function readKept(): Record<string, Learned> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).map(([game, learned]) => [game, readLearned(learned)]));
  } catch {
    return {};
  }
}

function readLearned(value: unknown): Learned {
  if (typeof value !== 'object' || value === null) return NOTHING;
  const { done, at, match, finished } = value as Record<string, unknown>;
  const steps = typeof at === 'object' && at !== null ? Object.entries(at) : [];
  return {
    done: Array.isArray(done) ? done.filter((each) => typeof each === 'string') : [],
    at: Object.fromEntries(steps.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    ...(typeof match === 'string' ? { match } : {}),
    ...(finished === true ? { finished } : {}),
  };
}
