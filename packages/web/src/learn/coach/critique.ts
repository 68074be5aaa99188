import type { Opinion, Reason } from '@countertop/search';

/** Shares of the win that a move may fall short: so little is nothing, so much is only a little. */
const NOTHING = 0.04;
const LITTLE = 0.08;

/** What the coach thinks of a move. */
export interface Critique {
  readonly kind: 'good' | 'fine' | 'better';
  readonly move: string;
  /** The move that was better. */
  readonly better: string;
  /** What speaks for the move that is praised: the one played if it was good, else the better one. */
  readonly praise: readonly Reason[];
  /** What speaks against the one played. */
  readonly blame: readonly Reason[];
}

export function critiqueOf(opinion: Opinion): Critique | undefined {
  const { best } = opinion;
  const mine = opinion.about[0];
  if (mine === undefined || best === undefined) return undefined;
  const against = speakingAgainst(mine.reasons);
  const short = mine.chance === undefined || best.chance === undefined ? undefined : best.chance - mine.chance;
  const kind = mine.move === best.move ? 'good' : kindOf(short, against.length > 0);
  return {
    kind,
    move: mine.move,
    better: best.move,
    praise: kind === 'good' ? speakingFor(mine.reasons) : speakingFor(best.reasons, mine.reasons),
    // A good move may have its dark side too; nobody needs to hear of it.
    blame: kind === 'better' ? against : [],
  };
}

function kindOf(short: number | undefined, blamed: boolean): Critique['kind'] {
  if (short === undefined) return blamed ? 'better' : 'fine';
  return short <= NOTHING ? 'good' : short <= LITTLE ? 'fine' : 'better';
}

/** The reasons that speak against a move. */
export function speakingAgainst(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ tone }) => tone === 'against');
}

/** The reasons that speak for a move; what is true of the other move as well does not make this one better. */
export function speakingFor(reasons: readonly Reason[], other: readonly Reason[] = []): Reason[] {
  return reasons.filter((reason) => reason.tone === 'for' && !other.some((each) => same(each, reason)));
}

function same(one: Reason, other: Reason): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
