import { MoveList, NOBODY, Random } from '@countertop/core';
import {
  Anyone,
  type Baselines,
  Budget,
  type Effort,
  Greedy,
  type Knowledge,
  type Limits,
  Mcts,
  seedAt,
  type Thinker,
  type Thought,
} from '@countertop/search';
import type { CounterplaysPosition } from '../rules/position.ts';
import { CounterplaysKnowledge } from './knowledge.ts';

/** Knows nothing but who has won. */
const nothing: Knowledge<CounterplaysPosition> = {
  bound: 1,
  evaluate(position, values) {
    values[0] = position.actor === NOBODY ? 2 * position.share(0) - 1 : 0;
    values[1] = -values[0];
  },
  chances(_, values, chances) {
    chances[0] = 0.5 + values[0] / 2;
    chances[1] = 1 - chances[0];
  },
};

/** Any of the placements on the highest level that any tile of the player can reach. */
export class Climber implements Thinker<CounterplaysPosition> {
  readonly effort: Effort = { nodes: 1 };
  private readonly random = new Random(0);
  private readonly seed: number;

  constructor(seed = 0) {
    this.seed = seed;
  }

  think(position: CounterplaysPosition, limits: Limits): Thought {
    const list = new MoveList();
    position.moves(list);
    const levels = list.toArray().map((move) => position.levelOf(move));
    const top = Math.max(...levels);
    const highest = list.toArray().filter((_, i) => levels[i] === top);
    this.random.seed(seedAt(position, this.seed));
    const move = highest[this.random.below(highest.length)];
    const budget = new Budget(limits);
    return {
      move,
      line: [move],
      values: [0, 0],
      chances: [0.5, 0.5],
      candidates: [],
      nodes: 1,
      milliseconds: budget.elapsed(),
      nodesPerSecond: 0,
      depth: 0,
      exact: false,
    };
  }
}

/** Players to measure others by. */
export const baselines: Baselines<CounterplaysPosition> = {
  /** Looks one move ahead with the brain's evaluation, and no further. */
  beginner: (seed) => new Greedy(new CounterplaysKnowledge(), seed),
  random: (seed) => new Anyone(seed),
  climber: (seed) => new Climber(seed),
  uct: (seed) => new Mcts(nothing, { seed, policy: 'uct', effort: { milliseconds: 1000 } }),
};
