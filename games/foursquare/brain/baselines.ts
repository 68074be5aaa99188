import type { Random } from '@countertop/core';
import { Anyone, type Baselines, Scripted, type Thinker } from '@countertop/search';
import { STACKS } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { Estimate, plainWeights } from './estimate.ts';
import { Foresight } from './foresight.ts';
import { Seer } from './seer.ts';

type Rate = (position: FourSquarePosition, values: Float64Array, random: Random) => void;

/** Plays on the stack with the highest number. */
function highest(rate: Rate, seed: number): Thinker<FourSquarePosition> {
  const values = new Float64Array(STACKS);
  return new Scripted((position, random) => {
    rate(position, values, random);
    let best = 0;
    for (let stack = 1; stack < STACKS; stack++) if (values[stack] > values[best]) best = stack;
    return best;
  }, seed);
}

/** Takes the most it can; otherwise places anywhere. Sees one move ahead and no further. */
const beginner = (seed: number): Thinker<FourSquarePosition> =>
  highest((position, values, random) => {
    for (let stack = 0; stack < STACKS; stack++) {
      values[stack] = position.captures(stack) ? position.totalOf(stack) + 1 : random.float();
    }
  }, seed);

const plain = new Estimate(plainWeights());

/** What it takes, less what the next seat can then expect to take. */
const lookAhead = (seed: number): Thinker<FourSquarePosition> => {
  const bySeats = [1, 2, 3, 4, 5, 6].map((seats) => new Foresight(plain, seats));
  return highest((position, values) => bySeats[position.seats - 1].placements(position, values, 0), seed);
};

export const baselines: Baselines<FourSquarePosition> = {
  beginner,
  random: (seed) => new Anyone(seed),
  greedy: beginner,
  'look-ahead': lookAhead,
  learned: (seed) => new Seer({ effort: { nodes: 4 }, turns: 0, seed }),
};
