import type { Problem } from '@countertop/core';

const REMEMBERED = 100;

/**
 * What was answered lately on one connection. A command may come twice (sent again before its answer was there); once it
 * was refused, the second must not be carried out because the match has gone on: whoever sent it was told otherwise.
 */
export class Answers {
  private readonly inHand = new Set<string>();
  private readonly refusals = new Map<string, Problem>();

  /** Whether it is under way: it will be answered once. */
  isInHand(id: string): boolean {
    return this.inHand.has(id);
  }

  /** Why it was refused, if it was. */
  refusalOf(id: string): Problem | undefined {
    return this.refusals.get(id);
  }

  begin(id: string): void {
    this.inHand.add(id);
  }

  end(id: string, refusal?: Problem): void {
    this.inHand.delete(id);
    if (refusal === undefined) return;
    for (const oldest of this.refusals.keys()) {
      if (this.refusals.size < REMEMBERED) break;
      this.refusals.delete(oldest);
    }
    this.refusals.set(id, refusal);
  }
}
