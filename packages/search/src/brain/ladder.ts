import { LEVELS } from './brain.ts';

/**
 * What each level scored against the one below, level 1 against the scripted beginner. A step that is missing was not
 * measured.
 */
export type Ladder = readonly LadderStep[];

export interface LadderStep extends Measured {
  readonly level: number;
  readonly against: number | 'beginner';
}

/** What was measured beside the ladder: level 1 against a random player, and the levels at tables of other kinds. */
export interface Beside extends Measured {
  /** `3 seats`. */
  readonly table: string;
  readonly level: number;
  readonly against: number | 'random';
}

/** What the highest level scored against itself with half the time. */
export interface Doubling extends Measured {
  readonly milliseconds: number;
  /** About so many are looked at in that time: the games were played by them. */
  readonly nodes: number;
}

/** A score, and how it came about. */
export interface Measured {
  /** Per cent of the wins. */
  readonly score: number;
  /** Half of the 95 % interval. */
  readonly plusMinus: number;
  /** 0: not written down. */
  readonly games: number;
  /** What is fair among equals, in per cent; missing: 50. */
  readonly fair?: number;
  /** The commit whose players these were; missing: it was measured before this was written down. */
  readonly commit?: string;
}

/** What is known of a level. */
export interface Strength {
  readonly level: number;
  /** Against the level below (level 1: against the scripted beginner); undefined where that was not measured. */
  readonly step: LadderStep | undefined;
  /** Elo points above level 1, added up step by step; undefined above a step that was not measured. */
  readonly elo: number | undefined;
}

/** A ladder as a scale. */
export function strengthsOf(ladder: Ladder, levels = LEVELS): readonly Strength[] {
  let elo: number | undefined = 0;
  return Array.from({ length: levels }, (_, index) => {
    const level = index + 1;
    const step = ladder.find((each) => each.level === level && each.against === (level === 1 ? 'beginner' : level - 1));
    if (level > 1) elo = elo === undefined || step === undefined ? undefined : elo + eloOf(step);
    // Nothing is known of a game without a single step, not even a beginning.
    return { level, step, elo: ladder.length === 0 ? undefined : elo };
  });
}

/** What a score says about the difference of two sides. A side that won all is taken to have lost half a game. */
function eloOf({ score, games }: LadderStep): number {
  const least = 50 / Math.max(games, 10);
  const share = Math.min(100 - least, Math.max(least, score)) / 100;
  return 400 * Math.log10(share / (1 - share));
}
