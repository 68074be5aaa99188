import { Choosing, type Effort, Mcts, noticing, type Thinker } from '@countertop/search';
import { BLIND, type Sight } from './choice.ts';
import { knowledgeOf } from './knowledge.ts';
import { PlayingOut } from './playing-out.ts';
import { PLAY_OUT, type PointsPosition } from './rules.ts';

/** What a level sees and how long it thinks. */
interface Level {
  readonly effort: Effort;
  /** How many points ahead circles are seen at a glance. */
  readonly sight: Sight;
  /** How many dots are noticed, of all that are worth a thought. */
  readonly notices?: number;
  /** Nodes for forced lines, by distance from the position thought about. */
  readonly forcing: readonly number[];
}

const NONE = [0];
const LEVELS: readonly Level[] = [
  { effort: { nodes: 10 }, sight: BLIND, notices: 4, forcing: NONE },
  { effort: { nodes: 6 }, sight: 1, notices: 2, forcing: NONE },
  { effort: { nodes: 8 }, sight: 1, notices: 3, forcing: NONE },
  { effort: { nodes: 20 }, sight: 1, notices: 6, forcing: NONE },
  { effort: { nodes: 44 }, sight: 1, notices: 11, forcing: NONE },
  { effort: { nodes: 95 }, sight: 2, notices: 20, forcing: NONE },
  { effort: { nodes: 235 }, sight: 2, notices: 42, forcing: NONE },
  { effort: { nodes: 600 }, sight: 2, forcing: [100, 0] },
  { effort: { nodes: 2_500 }, sight: 2, forcing: [400, 0] },
  { effort: { milliseconds: 1000 }, sight: 2, forcing: [400, 0] },
];
/** How far what is noticed strays from what is best worth a look. */
const DISTRACTION = 1;
const TREE_BYTES = 64 << 20;
const SMALL_TREE_BYTES = 4 << 20;

/** Who plays at a level, from 1. */
export function thinkerAt(level: number, seed: number): Thinker<PointsPosition> {
  const { effort, sight, notices, forcing } = LEVELS[Math.max(1, Math.min(level, LEVELS.length)) - 1];
  const all = knowledgeOf({ sight, forcing });
  const knowledge = notices === undefined ? all : noticing(all, { count: notices, distraction: DISTRACTION, seed });
  const tree = new Mcts(knowledge, {
    effort,
    seed,
    rave: { bias: 0.001, reference: 20 },
    exploration: 0.5,
    expand: 4,
    widest: 80,
    bytes: level >= 8 ? TREE_BYTES : SMALL_TREE_BYTES,
    // What is read out at the root was only glanced at in the tree before.
    reuse: false,
  });
  const alone = new PlayingOut();
  return new Choosing(effort, (position) => (position.phase === PLAY_OUT ? alone : tree));
}
