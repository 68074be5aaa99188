import {
  blurred,
  Choosing,
  type Knowledge,
  MaxN,
  Mcts,
  type MctsSettings,
  noticing,
  type Thinker,
} from '@countertop/search';
import type { CounterpointPosition } from '../rules/position.ts';
import { Endgame, isNearEnd } from './endgame.ts';
import { CounterpointKnowledge } from './knowledge.ts';
import { writeLeads } from './standing.ts';

const knowledge = new CounterpointKnowledge();

type Player = Thinker<CounterpointPosition>;

/** One who counts points and nothing else, and has no eye for where they are. */
const counting: Knowledge<CounterpointPosition> = {
  bound: knowledge.bound,
  chances: (position, values, chances) => knowledge.chances(position, values, chances),
  evaluate(position, values) {
    for (let seat = 0; seat < position.seats; seat++) values[seat] = position.score(seat);
    writeLeads(position, values, values);
  },
  candidates(position, list) {
    knowledge.candidates(position, list);
    list.weights.fill(1, 0, list.length);
  },
};

/** How the tree searches. The last one is not kept: sliding a large tree down takes longer than growing what is left of it anew. */
const TREE: MctsSettings = {
  widest: 32,
  exploration: 1.5,
  score: { weight: 0.3, scale: 4 },
  reuse: false,
};
/** With few nodes: a leaf is worth the outlook after some careful plies, which take the rows that wait. */
const QUICK: MctsSettings = { ...TREE, playoutPlies: 8, bytes: 4 << 20 };
/** With time: half what the outlook says and half what a playout to the end brings. */
export const THOROUGH: MctsSettings = { ...TREE, leaf: 0.5 };

/** Sees some of the placings and takes the most points. */
function overlooking(count: number, seed: number): Player {
  const seen = noticing(blurred(counting, { noise: 0.2, seed }), { count, distraction: 1, obvious: 1, seed });
  return new MaxN(seen, { kind: 'max-n', depth: 1, seed, effort: { nodes: 400 } });
}

/** Knows what rows are worth, but is unsure by so many points with two seats, and looks one placing ahead. */
function judging(noise: number, seed: number): Player {
  const effort = { nodes: 400 };
  // The more seats, the fewer points each of them makes, and the more a doubt of the same size would hide.
  const bySeats = [2, 3, 4].map((seats) => {
    const unsure = blurred(knowledge, { noise: (2 * noise) / seats, seed });
    return new MaxN(unsure, { kind: 'max-n', depth: 1, seed, effort });
  });
  return new Choosing(effort, (position) => bySeats[position.seats - 2]);
}

/** Looks ahead in a tree, and solves endings. */
function searching(settings: MctsSettings): Player {
  const tree = new Mcts(knowledge, settings);
  const endgame = new Endgame(tree);
  return new Choosing(tree.effort, (position) => (isNearEnd(position) ? endgame : tree));
}

/** Who plays at a level, from 1 to 10. */
export function thinkerAt(level: number, seed: number): Player {
  switch (level) {
    case 1:
      return overlooking(10, seed);
    case 2:
      return overlooking(16, seed);
    case 3:
      return judging(1.17, seed);
    case 4:
      return judging(0.9, seed);
    case 5:
      return judging(0.65, seed);
    case 6:
      return judging(0.44, seed);
    case 7:
      return judging(0.25, seed);
    case 8:
      return searching({ ...QUICK, seed, effort: { nodes: 28 } });
    case 9:
      return searching({ ...QUICK, seed, effort: { nodes: 230 } });
    default:
      return searching({ ...THOROUGH, seed, effort: { milliseconds: 1000 }, bytes: 48 << 20 });
  }
}
