import { LEVELS } from '@countertop/search';
import type { MatchLine } from '../store/match-line.ts';
import { levelPlayed, outcomeOf } from './outcome.ts';

/** A match against a bot, as far as the next one depends on it. */
export interface Bout {
  readonly level: number;
  readonly outcome: 'won' | 'lost' | 'drawn';
}

export interface SuggestedLevel {
  readonly level: number;
  /** What it follows from: so many wins or losses in a row against the level played last; null: nothing to change. */
  readonly after: { readonly outcome: 'won' | 'lost'; readonly times: number; readonly level: number } | null;
}

/** One win may be luck. */
const ENOUGH = 2;

/** The level to play next: one up after wins in a row, one down after losses; undefined for whoever has not played yet. The latest first; `levels` are all there are. */
export function suggestedLevel(history: readonly Bout[], levels = LEVELS): SuggestedLevel | undefined {
  const [latest] = history;
  if (latest === undefined) return undefined;
  const { level, outcome } = latest;
  const other = history.findIndex((bout) => bout.level !== level || bout.outcome !== outcome);
  const times = other < 0 ? history.length : other;
  const next = level + (outcome === 'won' ? 1 : -1);
  if (outcome === 'drawn' || times < ENOUGH || next < 1 || next > levels) return { level, after: null };
  return { level: next, after: { outcome, times, level } };
}

/** What somebody has played against bots at a game; the latest first, as the lines are. */
export function boutsOf(lines: readonly MatchLine[], game: string): readonly Bout[] {
  return lines.flatMap((line) => {
    if (line.game !== game) return [];
    const level = levelPlayed(line);
    const outcome = outcomeOf(line);
    return level !== undefined && (outcome === 'won' || outcome === 'lost' || outcome === 'drawn')
      ? [{ level, outcome }]
      : [];
  });
}
