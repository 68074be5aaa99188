import { MoveList, NOBODY } from '@countertop/core';
import { Anyone, type Baselines, Greedy, type Knowledge, Mcts, Scripted, type Thinker } from '@countertop/search';
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
function climber(seed: number): Thinker<CounterplaysPosition> {
  const list = new MoveList();
  return new Scripted((position, random) => {
    position.moves(list);
    const levels = list.toArray().map((move) => position.levelOf(move));
    const top = Math.max(...levels);
    const highest = list.toArray().filter((_, i) => levels[i] === top);
    return highest[random.below(highest.length)];
  }, seed);
}

/** Players to measure others by. */
export const baselines: Baselines<CounterplaysPosition> = {
  /** Looks one move ahead with the brain's evaluation, and no further. */
  beginner: (seed) => new Greedy(new CounterplaysKnowledge(), seed),
  random: (seed) => new Anyone(seed),
  climber,
  uct: (seed) => new Mcts(nothing, { seed, policy: 'uct', effort: { milliseconds: 1000 } }),
};
