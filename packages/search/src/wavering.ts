import { type Position, Random } from '@countertop/core';
import type { Effort, Limits } from './limits.ts';
import { seedAt } from './seed-at.ts';
import type { Report, Thinker, Thought } from './thinker.ts';

export interface Waver {
  /** Moves whose chance to win is lower than the best by this much are still taken now and then; half of it, often. */
  readonly margin: number;
  readonly seed: number;
}

/**
 * Somebody who does not always play the best of what was thought of, but one that seemed about as good: weights fall
 * off with the difference in winning chance and reach nothing at the margin. Decided by position and seed.
 */
export class Wavering<P extends Position> implements Thinker<P> {
  private readonly thinker: Thinker<P>;
  private readonly waver: Waver;
  private readonly random = new Random(0);

  constructor(thinker: Thinker<P>, waver: Waver) {
    this.thinker = thinker;
    this.waver = waver;
  }

  get effort(): Effort {
    return this.thinker.effort;
  }

  forget(): void {
    this.thinker.forget?.();
  }

  think(position: P, limits: Limits, report?: Report): Thought {
    const thought = this.thinker.think(position, limits, report);
    const { margin, seed } = this.waver;
    const best = thought.candidates.find((candidate) => candidate.move === thought.move);
    if (best === undefined || margin <= 0) return thought;
    this.random.seed(seedAt(position, seed));
    const weights = thought.candidates.map((candidate) => {
      const less = best.chance - candidate.chance;
      // What was only shown to be no better may be far worse, and what was hardly looked at is not known at all.
      if (candidate !== best && (candidate.atMost || candidate.nodes * 20 < best.nodes)) return 0;
      return less >= margin ? 0 : (1 - Math.max(0, less) / margin) ** 2;
    });
    let left = this.random.float() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [i, candidate] of thought.candidates.entries()) {
      left -= weights[i];
      if (weights[i] > 0 && left <= 0) {
        return candidate.move === thought.move ? thought : { ...thought, move: candidate.move, line: [candidate.move] };
      }
    }
    return thought;
  }
}
