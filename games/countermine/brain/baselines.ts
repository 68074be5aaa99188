import { type Move, MoveList, type Position } from '@countertop/core';
import {
  Anyone,
  type Baselines,
  Greedy,
  type Knowledge,
  logistic,
  Mcts,
  Scripted,
  type Thinker,
} from '@countertop/search';
import { cellOfMove, isPlacing } from '../rules/moves.ts';
import type { CounterminePosition } from '../rules/position.ts';
import { CountermineKnowledge } from './knowledge.ts';
import { Reading } from './reading.ts';

/** By kind of shape (shapes.ts): what pattern-greedy gives for making it, and for taking it from the other. */
const MAKES = [0, 1, 3, 6, 10, 60, 70, 80, 400, 5000, 6000];
const TAKES = [0, 1, 2, 4, 8, 40, 45, 50, 250, 2000, 2500];

/** Looks at no more than the cell: the shapes it would make and those it would take from the other; of equals any. */
function patternGreedy(seed: number): Thinker<CounterminePosition> {
  const list = new MoveList();
  const reading = new Reading();
  return new Scripted((position, random) => {
    position.moves(list);
    reading.follow(position);
    let best: Move = list.moves[0];
    let most = -1;
    for (let i = 0; i < list.length; i++) {
      const worth = worthOf(position, reading, list.moves[i]) + random.float();
      if (worth > most) [best, most] = [list.moves[i], worth];
    }
    return best;
  }, seed);
}

function worthOf(position: CounterminePosition, reading: Reading, move: Move): number {
  const seat = position.actor;
  const cell = cellOfMove(move);
  // Where a cube of the other stands, shapes cannot be read: what the strike scores, and how many own cubes look on.
  if (!isPlacing(move)) {
    let cubes = 5000 * position.gain(seat, cell);
    for (let direction = 0; direction < 4; direction++) {
      for (let mask = position.maskThrough(seat, cell, direction); mask !== 0; mask &= mask - 1) cubes++;
    }
    return cubes;
  }
  let worth = 0;
  for (let direction = 0; direction < 4; direction++) {
    worth += MAKES[reading.kind(seat, cell, direction)] + TAKES[reading.kind(1 - seat, cell, direction)];
  }
  return worth;
}

/** The rules and nothing else: what plain tree search knows. */
function rulesAlone<P extends Position>(): Knowledge<P> {
  return {
    bound: 1,
    evaluate(position, values) {
      values[0] = position.share(0) - position.share(1);
      values[1] = -values[0];
    },
    chances: logistic(1),
  };
}

/** Players to measure against, by name. */
export const baselines: Baselines<CounterminePosition> = {
  /** Sees what a move brings at once, and no more. */
  beginner: (seed) => new Greedy(new CountermineKnowledge(), seed),
  random: (seed) => new Anyone(seed),
  'pattern-greedy': patternGreedy,
  uct: (seed) =>
    new Mcts(rulesAlone<CounterminePosition>(), {
      seed,
      full: true,
      policy: 'uct',
      exploration: 1,
      effort: { milliseconds: 500 },
    }),
};
