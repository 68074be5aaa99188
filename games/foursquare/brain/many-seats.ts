import { CHANCE, MoveList, NOBODY } from '@countertop/core';
import { STACKS } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';

/** From so many cards left on, it is worked out in a moment. */
export const SOLVED_MANY = 5;

/**
 * Three and more seats at the very end: every draw and every placement to the last card, each seat playing for its own share of the win.
 * What was worked out is kept until the next question.
 */
export class ManySeats {
  private readonly known = new Map<string, Float64Array<ArrayBuffer>>();
  private readonly lists: MoveList[] = [];

  /** By stack, what placing there leaves every seat of the win. */
  placements(position: FourSquarePosition): readonly Float64Array[] {
    this.known.clear();
    const work = position.clone();
    return Array.from({ length: STACKS }, (_, stack) => {
      work.play(stack);
      const shares = this.sharesOf(work, 1);
      work.undo();
      return shares;
    });
  }

  private sharesOf(position: FourSquarePosition, ply: number): Float64Array<ArrayBuffer> {
    const { actor, seats } = position;
    if (actor === NOBODY) return Float64Array.from({ length: seats }, (_, seat) => position.share(seat));
    const key = `${position.hashLow},${position.hashHigh}`;
    const seen = this.known.get(key);
    if (seen !== undefined) return seen;
    this.lists[ply] ??= new MoveList();
    const list = this.lists[ply];
    position.moves(list);
    let shares = new Float64Array(seats);
    let best = -1;
    let weights = 0;
    for (let i = 0; i < list.length; i++) {
      position.play(list.moves[i]);
      const after = this.sharesOf(position, ply + 1);
      position.undo();
      if (actor === CHANCE) {
        weights += list.weights[i];
        for (let seat = 0; seat < seats; seat++) shares[seat] += list.weights[i] * after[seat];
      } else if (after[actor] > best) {
        best = after[actor];
        shares = after;
      }
    }
    if (actor === CHANCE) shares = shares.map((share) => share / weights);
    this.known.set(key, shares);
    return shares;
  }
}
