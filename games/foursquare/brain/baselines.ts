import { Random } from '@countertop/core';
import { Anyone, type Baselines, type Limits, seedAt, type Thinker, type Thought } from '@countertop/search';
import { STACKS } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { Estimate, plainWeights } from './estimate.ts';
import { Foresight } from './foresight.ts';
import { Seer } from './seer.ts';

/** Plays by a rule of thumb: the stack with the highest number. */
class Scripted implements Thinker<FourSquarePosition> {
  readonly effort = { nodes: 1 };
  private readonly rate: (position: FourSquarePosition, values: Float64Array, random: Random) => void;
  private readonly seed: number;
  private readonly random = new Random(0);
  private readonly values = new Float64Array(STACKS);

  constructor(rate: Scripted['rate'], seed: number) {
    this.rate = rate;
    this.seed = seed;
  }

  think(position: FourSquarePosition, _limits: Limits): Thought {
    if (position.actor < 0) throw new RangeError('no seat is to move');
    const { values } = this;
    this.random.seed(seedAt(position, this.seed));
    this.rate(position, values, this.random);
    let move = 0;
    for (let stack = 1; stack < STACKS; stack++) if (values[stack] > values[move]) move = stack;
    const nothing = new Array<number>(position.seats).fill(0);
    const spent = { nodes: 1, milliseconds: 0, nodesPerSecond: 0 };
    return { move, line: [move], values: nothing, chances: nothing, candidates: [], depth: 1, exact: false, ...spent };
  }
}

/** Takes the most it can; otherwise places anywhere. Sees one move ahead and no further. */
const beginner = (seed: number): Thinker<FourSquarePosition> =>
  new Scripted((position, values, random) => {
    for (let stack = 0; stack < STACKS; stack++) {
      values[stack] = position.captures(stack) ? position.totalOf(stack) + 1 : random.float();
    }
  }, seed);

const plain = new Estimate(plainWeights());

/** What it takes, less what the next seat can then expect to take. */
const lookAhead = (seed: number): Thinker<FourSquarePosition> => {
  const bySeats = [1, 2, 3, 4, 5, 6].map((seats) => new Foresight(plain, seats));
  return new Scripted((position, values) => bySeats[position.seats - 1].placements(position, values, 0), seed);
};

export const baselines: Baselines<FourSquarePosition> = {
  beginner,
  random: (seed) => new Anyone(seed),
  greedy: beginner,
  'look-ahead': lookAhead,
  learned: (seed) => new Seer({ effort: { nodes: 4 }, turns: 0, seed }),
};
