import {
  Choosing,
  type Effort,
  formOf,
  isAttentive,
  LEVELS,
  Mcts,
  type MctsSettings,
  noticing,
  ProvenFirst,
  type Thinker,
} from '@countertop/search';
import { PLAY_OUT, type PointsPosition } from '../rules/position.ts';
import { BLIND, type Sight } from './choice.ts';
import { PointsKnowledge } from './knowledge.ts';
import { Patterns } from './patterns.ts';
import { PlayingOut } from './playing-out.ts';
import { Prudent } from './prudent.ts';
import { winByStopping } from './ways-home.ts';

/** What somebody sees. */
interface View {
  /** How many points ahead circles are seen at a glance. */
  readonly sight: Sight;
  /** How many dots are noticed, of all that are worth a thought; missing: all. */
  readonly notices?: number;
  /** How far what is noticed strays from what is best worth a look. */
  readonly distraction?: number;
  /** Nodes for forced lines, by distance from the position thought about. */
  readonly forcing: readonly number[];
  /** Nodes to read what the other side can force after each serious move; missing: it is not read. */
  readonly reading?: number;
  /** Weighs dots by learned patterns. */
  readonly patterns?: boolean;
  /** Goes on with what was thought about the move before. */
  readonly keeps?: boolean;
  /** How many dots are looked at in any position, at most. */
  readonly widest?: number;
  /** How much the margin counts beside the win, and how many points are a lot. */
  readonly score?: MctsSettings['score'];
}

/** What somebody sees and how long they think. */
interface Rung extends View {
  readonly nodes: number;
}

const NONE = [0];
/** How a level plays on a middling day; the first is level 1 on its worst, the last level 9 on its best. */
const RUNGS: readonly Rung[] = [
  { nodes: 4, sight: BLIND, notices: 1, distraction: 2, forcing: NONE },
  { nodes: 4, sight: BLIND, notices: 1, forcing: NONE },
  { nodes: 5, sight: BLIND, notices: 2, forcing: NONE },
  { nodes: 8, sight: BLIND, notices: 4, forcing: NONE },
  { nodes: 9, sight: 1, notices: 3, forcing: NONE },
  { nodes: 17, sight: 2, notices: 5, forcing: NONE },
  { nodes: 45, sight: 2, notices: 12, forcing: NONE },
  { nodes: 150, sight: 2, notices: 27, forcing: NONE },
  { nodes: 700, sight: 2, forcing: [100, 0] },
  { nodes: 2500, sight: 2, forcing: [400, 0], patterns: true, keeps: true },
  { nodes: 8000, sight: 2, forcing: [400, 0], patterns: true, keeps: true },
];
/** From rung to rung is further than from level to level should be, on large fields most of all: days make up for it. */
const DAYS = { widest: 1.75, lowest: 0, highest: LEVELS };
/** For 80 children of every fourth node. */
const BYTES_A_NODE = 2000;
const LEAST_BYTES = 1 << 20;

/** The last level has no bad days. */
const BEST: View = {
  sight: 2,
  forcing: [400, 0],
  reading: 400,
  patterns: true,
  keeps: true,
  widest: 40,
  // Where the game is as good as won or lost, chances hardly differ any more, and points would be given away.
  score: { weight: 0.2, scale: 20 },
};
const BEST_EFFORT: Effort = { milliseconds: 1000 };
const BEST_BYTES = 48 << 20;

/** How the tree is searched, whoever looks. */
export const TREE: MctsSettings = { rave: { bias: 0.001, reference: 20 }, exploration: 0.5, expand: 4, widest: 80 };

/** Who plays at a level, from 1. */
export function thinkerAt(level: number, seed: number): Thinker<PointsPosition> {
  const alone = new PlayingOut();
  if (level >= LEVELS) {
    const tree = new ProvenFirst(new Prudent(treeOf(BEST, BEST_EFFORT, BEST_BYTES, seed)), winByStopping);
    return new Choosing(BEST_EFFORT, (position) => (position.phase === PLAY_OUT ? alone : tree));
  }
  const form = formOf(Math.max(1, level), seed, DAYS);
  const lower = RUNGS[Math.floor(form)];
  const upper = RUNGS[Math.ceil(form)];
  const share = form % 1;
  const nodes = Math.round(lower.nodes ** (1 - share) * upper.nodes ** share);
  const bytes = LEAST_BYTES + BYTES_A_NODE * nodes;
  const tired = treeOf(lower, { nodes }, bytes, seed);
  const awake = treeOf(upper, { nodes }, bytes, seed);
  return new Choosing({ nodes }, (position) => {
    if (position.phase === PLAY_OUT) return alone;
    return isAttentive(position, share, seed) ? awake : tired;
  });
}

function treeOf(view: View, effort: Effort, bytes: number, seed: number): Mcts<PointsPosition> {
  const { sight, notices, distraction = 1, forcing, reading, patterns = false, keeps = false, widest, score } = view;
  const all = new PointsKnowledge({ sight, forcing, reading, patterns: patterns ? new Patterns() : undefined });
  const knowledge = notices === undefined ? all : noticing(all, { count: notices, distraction, seed });
  return new Mcts(knowledge, {
    ...TREE,
    ...(widest === undefined ? {} : { widest }),
    ...(score === undefined ? {} : { score }),
    effort,
    bytes,
    seed,
    // What is read out at the root was only glanced at in the tree before.
    reuse: keeps ? 'weighed' : false,
  });
}
