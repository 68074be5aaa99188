import { isMeeting, stillIn } from './rounds.ts';
import type { Pairing, System, Tournament } from './tournament.ts';

/**
 * What tells those apart who have the same points. `direct`: what they made of meeting each other, where all of them have.
 * `buchholz`: the points of those whom they met. `sonneborn`: the points of those whom they beat, and half of those with whom they drew.
 */
export type TieBreak = 'direct' | 'buchholz' | 'sonneborn' | 'wins';

/** Where everybody meets everybody, all have met the same opponents: their points tell nothing. */
export const TIE_BREAKS: Readonly<Record<System, readonly TieBreak[]>> = {
  'round-robin': ['direct', 'sonneborn', 'wins'],
  swiss: ['buchholz', 'direct', 'sonneborn', 'wins'],
  'knock-out': [],
};

export interface Standing {
  readonly entrant: number;
  /** Shared by those whom nothing tells apart. */
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly buchholz: number;
  readonly sonneborn: number;
  /** Null where it is not asked for: nobody has the same, or not all of them have met. */
  readonly direct: number | null;
  /** Whether they have left. */
  readonly out: boolean;
  /** Whether they left before they had played half of a round robin: what they played does not count. */
  readonly uncounted: boolean;
}

/** One round as one of its players sees it. */
interface Turn {
  readonly other: number | null;
  readonly points: number;
  readonly played: boolean;
}

/** Who stands where, the best first. */
export function standingsOf(tournament: Tournament): readonly Standing[] {
  const uncounted = uncountedOf(tournament);
  const turns = tournament.entrants.map((_, entrant) => turnsOf(tournament, entrant, uncounted));
  const total = turns.map((mine) => mine.reduce((sum, { points }) => sum + points, 0));
  const all = tournament.entrants.map(({ out }, entrant): Standing => {
    const mine = turns[entrant] ?? [];
    // A round without an opponent counts like one against somebody with as many points as oneself.
    const worth = ({ other }: Turn) => total[other ?? entrant] ?? 0;
    const played = mine.filter((turn) => turn.played);
    return {
      entrant,
      rank: 0,
      points: total[entrant] ?? 0,
      wins: played.filter(({ points }) => points === 1).length,
      draws: played.filter(({ points }) => points === 0.5).length,
      losses: played.filter(({ points }) => points === 0).length,
      buchholz: mine.reduce((sum, turn) => sum + worth(turn), 0),
      sonneborn: mine.reduce((sum, turn) => sum + turn.points * worth(turn), 0),
      direct: null,
      out: out !== undefined,
      uncounted: uncounted.has(entrant),
    };
  });
  return ranked(tournament, all, turns);
}

/** In groups of equals that each question splits further. */
function ranked(tournament: Tournament, all: readonly Standing[], turns: readonly (readonly Turn[])[]) {
  let groups: (readonly Standing[])[] =
    tournament.system === 'knock-out'
      ? split(all, ({ entrant }) => lastedOf(tournament, entrant))
      : split(all, ({ points, uncounted }) => (uncounted ? -1 : points));
  for (const tieBreak of TIE_BREAKS[tournament.system]) {
    groups = groups.flatMap((group) => {
      const asked = tieBreak === 'direct' ? withDirect(group, turns) : group;
      return split(asked, (each) => each[tieBreak] ?? 0);
    });
  }
  let before = 0;
  return groups.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((each) => ({ ...each, rank }));
  });
}

function split(group: readonly Standing[], value: (each: Standing) => number): (readonly Standing[])[] {
  const values = [...new Set(group.map(value))].sort((a, b) => b - a);
  return values.map((one) => group.filter((each) => value(each) === one));
}

function withDirect(group: readonly Standing[], turns: readonly (readonly Turn[])[]): readonly Standing[] {
  if (group.length < 2) return group;
  const among = (entrant: number) =>
    (turns[entrant] ?? []).filter(({ other, played }) => played && group.some((each) => each.entrant === other));
  const allMet = group.every(
    ({ entrant }) => new Set(among(entrant).map(({ other }) => other)).size === group.length - 1,
  );
  if (!allMet) return group;
  return group.map((each) => ({ ...each, direct: among(each.entrant).reduce((sum, { points }) => sum + points, 0) }));
}

/** How many rounds of a knock-out somebody got through; the winner all of them and one more. */
function lastedOf(tournament: Tournament, entrant: number): number {
  const paired = tournament.rounds.findLastIndex((round) => round.some((pairing) => isOf(pairing, entrant))) + 1;
  return paired + (stillIn(tournament).includes(entrant) ? 1 : 0);
}

function turnsOf({ rounds, system }: Tournament, entrant: number, uncounted: ReadonlySet<number>): readonly Turn[] {
  return rounds.flat().flatMap((pairing): Turn[] => {
    if (!isOf(pairing, entrant)) return [];
    // Whoever must rest has a point where the others could make one; in a round robin everybody rests as often.
    if (!isMeeting(pairing)) return system === 'swiss' ? [{ other: null, points: 1, played: false }] : [];
    const { first, second, outcome } = pairing;
    const other = first === entrant ? second : first;
    if (outcome === undefined || uncounted.has(other) || uncounted.has(entrant)) return [];
    if (system === 'round-robin' && outcome.unplayed) return [];
    const own = first === entrant ? 'first' : 'second';
    const drawn = outcome.winner === 'nobody' && !outcome.unplayed;
    const points = outcome.winner === own ? 1 : drawn ? 0.5 : 0;
    return [{ other: outcome.unplayed ? null : other, points, played: !outcome.unplayed }];
  });
}

function uncountedOf({ system, entrants, rounds }: Tournament): ReadonlySet<number> {
  if (system !== 'round-robin') return new Set();
  const hasHalf = (entrant: number) => {
    const played = rounds.flat().filter((pairing) => {
      const counts = isMeeting(pairing) && pairing.outcome !== undefined && !pairing.outcome.unplayed;
      return counts && isOf(pairing, entrant);
    });
    return played.length * 2 >= entrants.length - 1;
  };
  return new Set([...entrants.keys()].filter((each) => entrants[each]?.out !== undefined && !hasHalf(each)));
}

function isOf({ first, second }: Pairing, entrant: number): boolean {
  return first === entrant || second === entrant;
}
