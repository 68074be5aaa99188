import type { Move, Position } from '@countertop/core';
import { Budget, type Effort, type Limits } from './limits.ts';
import type { Report, Thinker, Thought } from './thinker.ts';

/** A win that is certain for the one to move. */
export interface ProvenWin {
  /** How it is won, as far as that is settled. */
  readonly line: readonly Move[];
  /** What it is worth, in the unit of the brain. */
  readonly value: number;
  /** Plies that were looked ahead to be certain. */
  readonly depth: number;
}

/** Looks for a win that is certain. What it spends is taken from the budget; the position is left as it was. */
export type Proof<P extends Position> = (position: P, budget: Budget, limits: Limits) => ProvenWin | undefined;

/** For two seats: what is certain comes before what is thought. */
export class ProvenFirst<P extends Position> implements Thinker<P> {
  readonly effort: Effort;
  private readonly thinker: Thinker<P>;
  private readonly prove: Proof<P>;

  constructor(thinker: Thinker<P>, prove: Proof<P>) {
    this.thinker = thinker;
    this.prove = prove;
    this.effort = thinker.effort;
  }

  forget(): void {
    this.thinker.forget?.();
  }

  think(position: P, limits: Limits, report?: Report): Thought {
    const budget = new Budget(limits);
    const win = this.prove(position, budget, limits);
    if (win === undefined) return this.thinker.think(position, timeLeft(limits, budget), report);
    const { line, value, depth } = win;
    const sides = (own: number, other: number): number[] => (position.actor === 0 ? [own, other] : [other, own]);
    const nodes = line.length;
    return {
      move: line[0],
      line,
      values: sides(value, -value),
      chances: sides(1, 0),
      candidates: [{ move: line[0], value, chance: 1, nodes, exact: true, atMost: false }],
      nodes,
      milliseconds: budget.elapsed(),
      nodesPerSecond: 0,
      depth,
      exact: true,
    };
  }
}

/** What the proof has left of the time. */
function timeLeft(limits: Limits, budget: Budget): Limits {
  if (limits.milliseconds === undefined) return limits;
  return { ...limits, milliseconds: Math.max(0, limits.milliseconds - budget.elapsed()) };
}
