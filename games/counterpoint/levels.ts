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
import { Endgame, isEnding } from './endgame.ts';
import { knowledge } from './knowledge.ts';
import type { CounterpointPosition } from './rules.ts';
import { writeLeads } from './standing.ts';

type Player = Thinker<CounterpointPosition>;

/** One who counts points and nothing else, and has no eye for where they are. */
const counting: Knowledge<CounterpointPosition> = {
  bound: knowledge.bound,
  chances: knowledge.chances,
  evaluate(position, values) {
    for (let seat = 0; seat < position.seats; seat++) values[seat] = position.score(seat);
    writeLeads(position, values, values);
  },
  candidates(position, list) {
    knowledge.candidates?.(position, list, 0);
    list.weights.fill(1, 0, list.length);
  },
};

const TREE: MctsSettings = { widest: 24, exploration: 1.5, leaf: 0.5 };

/** Sees some of the placings and takes the most points. */
function overlooking(count: number, seed: number): Player {
  const seen = noticing(blurred(counting, { noise: 0.2, seed }), { count, distraction: 1, obvious: 1, seed });
  return new MaxN(seen, { kind: 'max-n', depth: 1, seed, effort: { nodes: 400 } });
}

/** Knows what rows are worth, roughly, and looks one placing ahead. */
function judging(noise: number, seed: number): Player {
  const unsure = noise > 0 ? blurred(knowledge, { noise, seed }) : knowledge;
  return new MaxN(unsure, { kind: 'max-n', depth: 1, seed, effort: { nodes: 400 } });
}

/** Looks ahead in a tree, and solves endings. */
function searching(settings: MctsSettings): Player {
  const tree = new Mcts(knowledge, { ...TREE, ...settings });
  const endgame = new Endgame(tree);
  return new Choosing(tree.effort, (position) => (isEnding(position) ? endgame : tree));
}

/** Who plays at a level, from 1 to 10. */
export function playerAt(level: number, seed: number): Player {
  switch (level) {
    case 1:
      return overlooking(8, seed);
    case 2:
      return overlooking(40, seed);
    case 3:
      return judging(3, seed);
    case 4:
      return judging(1.2, seed);
    case 5:
      return judging(0.4, seed);
    case 6:
      return searching({ seed, effort: { nodes: 60 } });
    case 7:
      return searching({ seed, effort: { nodes: 250 } });
    case 8:
      return searching({ seed, effort: { nodes: 1200 } });
    case 9:
      return searching({ seed, effort: { nodes: 6000 } });
    default:
      return searching({ seed, effort: { milliseconds: 1000 } });
  }
}
