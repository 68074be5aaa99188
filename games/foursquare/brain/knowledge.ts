import { NOBODY } from '@countertop/core';
import type { Candidates, Knowledge } from '@countertop/search';
import { CARDS, STACKS, WORTH } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { leadOf, STEEPNESS } from './foresight.ts';
import { Outlook } from './outlook.ts';

const outlooks = new Map<number, Outlook>();

/** The learned outlook for so many seats, read from the weights once. */
export function outlookFor(seats: number): Outlook {
  let outlook = outlooks.get(seats);
  if (outlook === undefined) {
    outlook = new Outlook(seats);
    outlooks.set(seats, outlook);
  }
  return outlook;
}

/** What is known about good play. Values are final leads to be expected, in points, over the mean of the others. */
export class FourSquareKnowledge implements Knowledge<FourSquarePosition> {
  readonly bound = 20 * WORTH;
  private readonly placements = new Float64Array(STACKS);

  evaluate(position: FourSquarePosition, values: Float64Array): void {
    const { seats } = position;
    if (position.actor === NOBODY) {
      // Half a point more or less for the win itself, because equal points may be decided by cards.
      const even = seats === 1 ? 0.5 : 1 / seats;
      for (let seat = 0; seat < seats; seat++) values[seat] = leadOf(position, seat) + position.share(seat) - even;
      return;
    }
    // While the first four cards are dealt nobody is ahead.
    const dealt = position.left <= CARDS - STACKS;
    const outlook = outlookFor(seats);
    for (let seat = 0; seat < seats; seat++) values[seat] = dealt ? outlook.afterValue(position, seat) : 0;
  }

  chances(position: FourSquarePosition, values: Float64Array, chances: Float64Array): void {
    const { seats } = position;
    const spread = Math.max(outlookFor(seats).spread[Math.min(position.left, CARDS - STACKS)], 1);
    const scale = STEEPNESS / (10 * spread);
    if (seats <= 2) {
      for (let seat = 0; seat < seats; seat++) chances[seat] = 1 / (1 + Math.exp(-scale * values[seat]));
      return;
    }
    // Leads over the mean of the others are further apart than points are.
    const steep = (scale * (seats - 1)) / seats;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp(steep * values[seat]);
      sum += chances[seat];
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] /= sum;
  }

  candidates(position: FourSquarePosition, list: Candidates): void {
    const { placements } = this;
    outlookFor(position.seats).foresight.placements(position, placements, 0);
    for (let stack = 0; stack < STACKS; stack++) list.push(stack, Math.exp((placements[stack] - placements[0]) / 40));
  }
}
