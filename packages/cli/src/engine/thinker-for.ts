import type { Mind } from '@countertop/catalogue';
import { bad, good, type Position, type Result } from '@countertop/core';
import { Anyone, type Effort, Greedy, type Knowledge, Mcts, type Thinker } from '@countertop/search';
import type { OwnSpec } from './player-spec.ts';

/** The thinker that plays as the specification says. A game without a mind still has `random` and `uct`. */
export function thinkerFor(player: OwnSpec, mind: Result<Mind>, seed: number): Result<Thinker> {
  switch (player.kind) {
    case 'random':
      return good(new Anyone(seed));
    case 'uct':
      return good(plainUct(seed));
    case 'level':
      return mind.ok ? good(mind.value.brain.thinker(player.level, seed)) : mind;
    case 'baseline': {
      if (!mind.ok) return mind;
      const { baselines, brain } = mind.value;
      if (Object.hasOwn(baselines, player.name)) return good(baselines[player.name](seed));
      // One ply of the brain's evaluation is a baseline in every game.
      if (player.name === 'greedy') return good(new Greedy(brain.knowledge, seed));
      const known = [...new Set([...Object.keys(baselines), 'greedy'])].join(', ');
      return bad('baseline-unknown', { given: player.name, known });
    }
  }
}

/** What is asked for, or else what the thinker is meant to spend. */
export function effortOf(player: OwnSpec, thinker: Thinker): Effort {
  return player.effort ?? thinker.effort;
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
