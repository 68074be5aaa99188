import { bad, good, type Position, type Result } from '@countertop/core';
import { Anyone, Greedy } from '../brain/baselines.ts';
import type { Brain, Knowledge } from '../brain/brain.ts';
import type { Thinker } from '../thinker/thinker.ts';
import { Mcts } from '../tree/mcts.ts';
import type { Who } from './messages.ts';

/** The thinker that plays as it is asked for. A game without a brain still has `random` and `uct`. */
export function thinkerFor(who: Who, brain: Result<Brain>, seed: number): Result<Thinker> {
  switch (who.kind) {
    case 'random':
      return good(new Anyone(seed));
    case 'uct':
      return good(plainUct(seed));
    case 'level':
      return brain.ok ? good(brain.value.thinker(who.level, seed)) : brain;
    case 'baseline': {
      if (!brain.ok) return brain;
      const { baselines, knowledge } = brain.value;
      if (Object.hasOwn(baselines, who.name)) return good(baselines[who.name](seed));
      // One ply of the brain's evaluation is a baseline in every game.
      if (who.name === 'greedy') return good(new Greedy(knowledge, seed));
      const known = [...new Set([...Object.keys(baselines), 'greedy'])].join(', ');
      return bad('baseline-unknown', { given: who.name, known });
    }
  }
}

/** Knows nothing of the game but how it ended. */
const results: Knowledge = {
  bound: 1,
  evaluate(position, values) {
    for (let seat = 0; seat < position.seats; seat++) values[seat] = rivals(position) * position.share(seat) - 1;
    if (position.seats === 1) values[0] = 2 * position.share(0) - 1;
  },
  chances(position, _values, chances) {
    chances.fill(1 / rivals(position), 0, position.seats);
  },
};

function rivals(position: Position): number {
  let teams = 0;
  for (let seat = 0; seat < position.seats; seat++) teams = Math.max(teams, position.team(seat) + 1);
  return Math.max(2, teams);
}

const UCT_NODES = 2000;

/** Plain tree search with random playouts: the yardstick of what a brain is worth. */
function plainUct(seed: number): Thinker {
  return new Mcts(results, { effort: { nodes: UCT_NODES }, full: true, policy: 'uct', seed });
}
