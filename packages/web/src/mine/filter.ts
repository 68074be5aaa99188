import { folded } from '@countertop/core';
import type { MatchLine } from '../store/match-line.ts';
import { levelPlayed, type Outcome, outcomeOf } from './outcome.ts';

/** Which matches are wanted; an empty text leaves the choice open. */
export interface Wish {
  readonly game: string;
  readonly outcome: Outcome | '';
  /** `bot-3`, `people`, `alone`. */
  readonly opponent: string;
  readonly search: string;
}

export const ANY: Wish = { game: '', outcome: '', opponent: '', search: '' };

/** The matches that are wanted. `told` gives all words that a line shows: what one sees one can search for. */
export function wanted(
  lines: readonly MatchLine[],
  { game, outcome, opponent, search }: Wish,
  told: (line: MatchLine) => string,
): readonly MatchLine[] {
  const words = folded(search).split(/\s+/u).filter(Boolean);
  return lines.filter((line) => {
    if (game !== '' && line.game !== game) return false;
    if (outcome !== '' && outcomeOf(line) !== outcome) return false;
    if (opponent !== '' && opponentOf(line) !== opponent) return false;
    if (words.length === 0) return true;
    const text = folded(told(line));
    return words.every((word) => text.includes(word));
  });
}

/** Against whom a match was: a level, people, or nobody. */
function opponentOf(line: MatchLine): string {
  if (line.levels.length === 1) return 'alone';
  const level = levelPlayed(line);
  return level === undefined ? 'people' : `bot-${level}`;
}

/** All opponents of these matches, bots by level, then people. */
export function opponentsIn(lines: readonly MatchLine[]): readonly string[] {
  return [...new Set(lines.map(opponentOf))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
