import type { PointsPosition } from '../rules/position.ts';
import { Forcing, far } from './forcing.ts';

/** Longer than most fields let a ladder run. */
const LONGEST = [48];

/**
 * Runs ladders to their end at once: every point after the first goes on with the wall of the one before, those beside the
 * runaway first. So hardly anything branches, and no depth need be tried before a greater one.
 */
export class Ladders extends Forcing {
  protected override readonly depths = LONGEST;

  protected override order(position: PointsPosition, ply: number, last: number): number[] {
    const { pairs, pairGains } = this.attackAt(ply);
    const begins = last === 0;
    const steps = pairs.map((cell) => (begins ? 0 : far(position, cell, position.last)));
    const order = [...pairs.keys()].filter((at) => begins || !this.isOld(ply, at >> 1));
    order.sort((a, b) => pairGains[b >> 1] - pairGains[a >> 1] || steps[a] - steps[b]);
    // A dot of several pairs is tried once.
    return order.filter((at, i) => order.findIndex((before) => pairs[before] === pairs[at]) === i);
  }
}
