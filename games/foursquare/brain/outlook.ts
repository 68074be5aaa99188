import { NOBODY } from '@countertop/core';
import { DUEL_SPREAD, DUEL_WEIGHTS, SOLITAIRE_SPREAD, SOLITAIRE_WEIGHTS } from '../data/weights.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { Estimate } from './estimate.ts';
import { Foresight, leadOf, STEEPNESS } from './foresight.ts';
import { unpack } from './pack.ts';

/** How often the other seat is taken to grab what it can: this wins more against those who do, and no less against others. */
const HASTE = 0.8;

/** What the learned weights say of positions with so many seats. Keeps nothing between questions. */
export class Outlook {
  readonly seats: number;
  /** By cards left, in tens. */
  readonly spread: Float64Array;
  /** Expects leads. */
  readonly foresight: Foresight;
  /** Expects wins: for one and two seats. */
  readonly ambition: Foresight;
  /** Expects wins against somebody who does not always find the best reply. */
  readonly cunning: Foresight;

  constructor(seats: number) {
    const estimate = new Estimate(unpack(seats === 1 ? SOLITAIRE_WEIGHTS : DUEL_WEIGHTS));
    const spread = (seats === 1 ? SOLITAIRE_SPREAD : DUEL_SPREAD).trim().split(/\s+/);
    this.seats = seats;
    // With more seats each wins less, and strays less from what is expected.
    this.spread = Float64Array.from(spread, (tens) => Number(tens) * Math.sqrt(2 / Math.max(2, seats)));
    this.foresight = new Foresight(estimate, seats);
    this.ambition = new Foresight(estimate, Math.min(seats, 2), this.spread);
    this.cunning = new Foresight(estimate, Math.min(seats, 2), this.spread, HASTE);
  }

  /**
   * The final lead in points that `seat` can expect over the mean of the others (in solitaire over the discard pile), seen so
   * many turns ahead. At the end it is the lead itself. After the deal only.
   */
  afterValue(position: FourSquarePosition, seat: number, turns = 0): number {
    const mover = position.turn;
    const value = this.foresight.value(position, turns);
    if (seat === mover) return value;
    return leadOf(position, seat) - (value - leadOf(position, mover)) / (this.seats - 1);
  }

  /** Writes the share of the win that every seat can expect. */
  shares(position: FourSquarePosition, shares: Float64Array, turns = 0): void {
    if (position.actor === NOBODY) {
      for (let seat = 0; seat < this.seats; seat++) shares[seat] = position.share(seat);
      return;
    }
    const scale = STEEPNESS / (10 * Math.max(this.spread[position.left], 1));
    if (this.seats === 1) {
      shares[0] = 1 / (1 + Math.exp(-scale * this.afterValue(position, 0, turns)));
      return;
    }
    // Leads over the mean of the others are further apart than points are.
    const points = (scale * (this.seats - 1)) / this.seats;
    let sum = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      shares[seat] = Math.exp(points * this.afterValue(position, seat, turns));
      sum += shares[seat];
    }
    for (let seat = 0; seat < this.seats; seat++) shares[seat] /= sum;
  }
}
