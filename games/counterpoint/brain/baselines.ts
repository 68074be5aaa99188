import { type Move, MoveList, type Random } from '@countertop/core';
import { Anyone, type Baselines, Flat, Scripted, type Thinker } from '@countertop/search';
import { cellOfMove, colourOf } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { Careful } from './careful.ts';
import { CounterpointKnowledge } from './knowledge.ts';

const knowledge = new CounterpointKnowledge();

type Choose = (position: CounterpointPosition, random: Random) => Move;

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
