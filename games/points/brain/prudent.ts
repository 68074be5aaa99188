import type { Move } from '@countertop/core';
import type { Effort, Limits, Report, Thinker, Thought, Weighed } from '@countertop/search';
import { leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition } from '../rules/position.ts';
import { Forcing } from './forcing.ts';

/** Chances that differ by less are as good as equal: playouts, which play no forced line to its end, tell no more. */
const EVEN = 0.03;
/** A move that was looked at less than this part of the first is not known well enough. */
const KNOWN = 0.1;
/** So many moves are compared at most. */
const MOST = 6;
/** Nodes for what one side can force after a move. */
const READING = 400;
/** The time that comparing takes, and the part of all time that is kept back for it at most. */
const MILLISECONDS = 2;
const SHARE = 0.1;

/** Of moves that are thought to be as good, plays the one after which most is certain: what is taken by force, less what is lost by it. */
export class Prudent implements Thinker<PointsPosition> {
  readonly effort: Effort;
  private readonly thinker: Thinker<PointsPosition>;
  private readonly forcing = new Forcing();

  constructor(thinker: Thinker<PointsPosition>) {
    this.thinker = thinker;
    this.effort = thinker.effort;
  }

  forget(): void {
    this.thinker.forget?.();
  }

  think(position: PointsPosition, limits: Limits, report?: Report): Thought {
    const thought = this.thinker.think(position, withTimeToCompare(limits), report);
    if (thought.exact || position.phase !== PLAY || position.bound !== undefined) return thought;
    const best = this.surest(position.clone(), thought.candidates);
    return best === thought.candidates[0] ? thought : preferring(best, thought, position.turn);
  }

  /** The first of those that are as good as the first and lose least for certain. */
  private surest(position: PointsPosition, candidates: readonly Weighed[]): Weighed {
    const [first] = candidates;
    const asGood = candidates.filter(
      ({ move, nodes, chance, exact }) =>
        !exact && position.isOpen(move) && nodes >= KNOWN * first.nodes && chance >= first.chance - EVEN,
    );
    if (asGood.length < 2 || asGood[0] !== first) return first;
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of asGood.slice(0, MOST)) {
      const sure = this.sureAfter(position, candidate.move);
      if (sure <= most) continue;
      most = sure;
      best = candidate;
    }
    return best;
  }

  /** The lead of the one to move when both have taken what they can force after this point. */
  private sureAfter(position: PointsPosition, move: Move): number {
    const { forcing } = this;
    const seat = position.turn;
    position.play(move);
    const lost = forcing.find(position, READING).gain;
    const kept = position.phase === PLAY ? forcing.keeps(position, READING) : leadOf(position, seat);
    position.undo();
    return kept - lost;
  }
}

function withTimeToCompare(limits: Limits): Limits {
  const { milliseconds } = limits;
  if (milliseconds === undefined) return limits;
  return { ...limits, milliseconds: milliseconds - Math.min(MILLISECONDS, SHARE * milliseconds) };
}

function preferring(best: Weighed, thought: Thought, seat: number): Thought {
  const { move, value, chance } = best;
  const sides = (own: number, other: number): number[] => (seat === 0 ? [own, other] : [other, own]);
  return {
    ...thought,
    move,
    line: [move],
    values: sides(value, -value),
    chances: sides(chance, 1 - chance),
    candidates: [best, ...thought.candidates.filter((candidate) => candidate !== best)],
  };
}
