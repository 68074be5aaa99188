import type { Reason } from '@countertop/search';
import type { Opinion } from '../bots/thinking.ts';

/** Reasons that speak against the move that has them. */
const AGAINST: Readonly<Record<string, readonly string[]>> = {
  counterpoint: ['best-turn-elsewhere', 'misses-row', 'opens', 'opens-rows', 'leaves', 'leaves-rows'],
  counterplays: ['loses', 'opens'],
  points: ['allows', 'enters', 'fills', 'stop-gives', 'done-leaves'],
  countermine: ['loses'],
  foursquare: ['takes-less', 'misses', 'leaves'],
};

/** Reasons that are true and say nothing: neither praise nor blame. */
const IDLE: Readonly<Record<string, readonly string[]>> = {
  counterpoint: ['ends-game', 'last-of-colour'],
  counterplays: ['stays-on-table', 'forces', 'keeps'],
  countermine: ['builds'],
  foursquare: ['last-card'],
};

/** Shares of the win that a move may fall short: so little is nothing, so much is only a little. */
const NOTHING = 0.04;
const LITTLE = 0.08;

export interface Verdict {
  readonly kind: 'good' | 'fine' | 'better';
  readonly move: string;
  /** The move that was better. */
  readonly better: string;
  /** What speaks for the move that is praised: the one played if it was good, else the better one. */
  readonly praise: readonly Reason[];
  /** What speaks against the one played. */
  readonly blame: readonly Reason[];
}

/** What the coach thinks of a move. */
export function verdictOn(game: string, opinion: Opinion): Verdict | undefined {
  const { best } = opinion;
  const mine = opinion.about[0];
  if (mine === undefined || best === undefined) return undefined;
  const against = speakingAgainst(game, mine.reasons);
  const short = mine.chance === undefined || best.chance === undefined ? undefined : best.chance - mine.chance;
  const kind = mine.move === best.move ? 'good' : kindOf(short, against.length > 0);
  return {
    kind,
    move: mine.move,
    better: best.move,
    praise: kind === 'good' ? speakingFor(game, mine.reasons) : speakingFor(game, best.reasons, mine.reasons),
    // A good move may have its dark side too; nobody needs to hear of it.
    blame: kind === 'better' ? against : [],
  };
}

function kindOf(short: number | undefined, blamed: boolean): Verdict['kind'] {
  if (short === undefined) return blamed ? 'better' : 'fine';
  return short <= NOTHING ? 'good' : short <= LITTLE ? 'fine' : 'better';
}

/** The reasons that speak against a move. */
export function speakingAgainst(game: string, reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ code }) => AGAINST[game]?.includes(code) === true);
}

/** The reasons that speak for a move; what is true of the other move as well does not make this one better. */
export function speakingFor(game: string, reasons: readonly Reason[], other: readonly Reason[] = []): Reason[] {
  const silent = [...(AGAINST[game] ?? []), ...(IDLE[game] ?? [])];
  return reasons.filter((reason) => !silent.includes(reason.code) && !other.some((each) => same(each, reason)));
}

function same(one: Reason, other: Reason): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
