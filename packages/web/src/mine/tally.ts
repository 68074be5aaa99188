import type { MatchLine } from '../store/match-line.ts';
import { levelPlayed, outcomeOf } from './outcome.ts';

/** How often somebody has won, lost and drawn. */
export interface Count {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** What somebody has done at one game. */
export interface GameTally {
  readonly game: string;
  /** Against bots, by level; the strongest first. */
  readonly levels: readonly (Count & { readonly level: number })[];
  /** The best match alone: the most points, and among equals the most ahead of what one plays against. */
  readonly alone: MatchLine | undefined;
}

/** Games in the given order; those without a match against a bot or alone are left out. */
export function tallyOf(lines: readonly MatchLine[], games: readonly string[]): readonly GameTally[] {
  return games
    .map((game) => {
      const own = lines.filter((line) => line.game === game);
      return { game, levels: levelsOf(own), alone: bestAlone(own) };
    })
    .filter(({ levels, alone }) => levels.length > 0 || alone !== undefined);
}

function levelsOf(lines: readonly MatchLine[]): GameTally['levels'] {
  const counts = new Map<number, Count>();
  for (const line of lines) {
    const level = levelPlayed(line);
    const outcome = outcomeOf(line);
    if (level === undefined || (outcome !== 'won' && outcome !== 'lost' && outcome !== 'drawn')) continue;
    const count = counts.get(level) ?? { won: 0, lost: 0, drawn: 0 };
    counts.set(level, { ...count, [outcome]: count[outcome] + 1 });
  }
  return [...counts].sort(([a], [b]) => b - a).map(([level, count]) => ({ level, ...count }));
}

function bestAlone(lines: readonly MatchLine[]): MatchLine | undefined {
  const alone = lines.filter(({ levels, result }) => levels.length === 1 && result?.reason === 'played');
  const [best] = alone.toSorted((a, b) => points(b, 0) - points(a, 0) || points(a, 1) - points(b, 1));
  return best;
}

function points({ result }: MatchLine, at: number): number {
  return result?.scores[at] ?? 0;
}
