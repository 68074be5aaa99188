import type { Position } from '@countertop/core';
import type { Effort, Limits } from './limits.ts';
import type { Report, Thinker, Thought } from './thinker.ts';

/** Thinks in different ways in different positions: a solver near the end, a tree search before it. */
export class Choosing<P extends Position> implements Thinker<P> {
  readonly effort: Effort;
  private readonly choose: (position: P) => Thinker<P>;
  private readonly used = new Set<Thinker<P>>();

  constructor(effort: Effort, choose: (position: P) => Thinker<P>) {
    this.effort = effort;
    this.choose = choose;
  }

  think(position: P, limits: Limits, report?: Report): Thought {
    const thinker = this.choose(position);
    this.used.add(thinker);
    return thinker.think(position, limits, report);
  }

  forget(): void {
    for (const thinker of this.used) thinker.forget?.();
  }
}
