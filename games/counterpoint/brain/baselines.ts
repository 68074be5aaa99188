import { type Move, MoveList, Random } from '@countertop/core';
import {
  Anyone,
  type Baselines,
  Budget,
  type Effort,
  Flat,
  type Limits,
  seedAt,
  type Thinker,
  type Thought,
} from '@countertop/search';
import { cellOfMove, colourOf } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { Careful } from './careful.ts';
import { CounterpointKnowledge } from './knowledge.ts';

const knowledge = new CounterpointKnowledge();

type Choose = (position: CounterpointPosition, random: Random) => Move;

/** Plays by a rule of thumb, without looking ahead. */
class Scripted implements Thinker<CounterpointPosition> {
  readonly effort: Effort = { nodes: 1 };
  private readonly random = new Random(0);
  private readonly choose: Choose;
  private readonly seed: number;

  constructor(choose: Choose, seed: number) {
    this.choose = choose;
    this.seed = seed;
  }

  think(position: CounterpointPosition, limits: Limits): Thought {
    if (position.actor < 0) throw new RangeError('no seat is to move');
    const budget = new Budget(limits);
    this.random.seed(seedAt(position, this.seed));
    const move = this.choose(position, this.random);
    const values = new Float64Array(position.seats);
    const chances = new Float64Array(position.seats);
    knowledge.evaluate(position, values);
    knowledge.chances(position, values, chances);
    return {
      move,
      line: [move],
      values: Array.from(values),
      chances: Array.from(chances),
      candidates: [],
      nodes: 1,
      milliseconds: budget.elapsed(),
      nodesPerSecond: 0,
      depth: 1,
      exact: false,
    };
  }
}

/** The most points at once; without any, anything. */
function takeMost(list: MoveList): Choose {
  return (position, random) => {
    position.moves(list);
    const begin = random.below(list.length);
    let best = list.moves[begin];
    let most = 0;
    for (let i = 0; i < list.length; i++) {
      const move = list.moves[(begin + i) % list.length];
      const points = position.gain(colourOf(move), cellOfMove(move));
      if (points > most) {
        most = points;
        best = move;
      }
    }
    return best;
  };
}

/** A beginner: sees the points of the next placing, and nothing after it. */
function beginner(seed: number): Thinker<CounterpointPosition> {
  return new Scripted(takeMost(new MoveList()), seed);
}

function safeGreedy(seed: number): Thinker<CounterpointPosition> {
  const careful = new Careful();
  return new Scripted((position, random) => careful.choose(position, random), seed);
}

/** Players to measure against, by the names that the arena uses. */
export const baselines: Baselines<CounterpointPosition> = {
  beginner,
  random: (seed) => new Anyone(seed),
  greedy: beginner,
  'safe-greedy': safeGreedy,
  'flat-mc': (seed) => new Flat(knowledge, { seed, count: 20, playouts: 100, effort: { milliseconds: 500 } }),
};
