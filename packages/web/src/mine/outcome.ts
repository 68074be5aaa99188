import type { MatchLine } from '../store/match-line.ts';

/**
 * How a match came out for the one person who played it. `decided`: between people or between bots, where nobody's side is the
 * page's. `off`: called off. `open`: not over yet.
 */
export const OUTCOMES = ['won', 'lost', 'drawn', 'decided', 'off', 'open'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf(line: MatchLine): Outcome {
  const { result } = line;
  if (result === undefined) return 'open';
  if (result.reason === 'aborted') return 'off';
  const me = ownSeat(line);
  if (me === undefined) return 'decided';
  if (line.levels.length === 1) return result.winners.length > 0 ? 'won' : 'lost';
  const teams = new Set(result.winners.map((seat) => teamOf(line, seat)));
  if (!teams.has(teamOf(line, me))) return 'lost';
  return teams.size > 1 ? 'drawn' : 'won';
}

/** One's own seat: that of the only person who played here; undefined where there was none, or several sat at this device. */
export function ownSeat({ levels, mine }: MatchLine): number | undefined {
  const here = mine ?? levels.flatMap((level, seat) => (level === null ? [seat] : []));
  return here.length === 1 ? here[0] : undefined;
}

/** The level of the strongest bot that the only person played against; undefined where it was no such match. */
export function levelPlayed(line: MatchLine): number | undefined {
  const me = ownSeat(line);
  if (me === undefined) return undefined;
  const against = line.levels.filter(
    (level, seat): level is number => level !== null && teamOf(line, seat) !== teamOf(line, me),
  );
  return against.length === 0 ? undefined : Math.max(...against);
}

export function teamOf({ teams }: MatchLine, seat: number): number {
  return teams?.[seat] ?? seat;
}
