import { AlphaBeta, blurred, type Knowledge, noticing, type Thinker, without } from '@countertop/search';
import { ForcedFirst } from './forced-first.ts';
import { CountermineKnowledge } from './knowledge.ts';
import type { CounterminePosition } from './rules.ts';

/** How somebody of a level thinks. */
interface Level {
  /** Plies looked ahead. */
  readonly depth: number;
  readonly nodes: number;
  /** Candidates noticed in a position. */
  readonly notice: number;
  readonly distraction: number;
  /** How far off every judgement is, in hundredths of a point. */
  readonly noise: number;
  /** Plays rows out to the end of the exchange before judging. */
  readonly loud: boolean;
  /** Sees forced wins. */
  readonly forced: boolean;
}

const LEVELS_BELOW_TOP: readonly Level[] = [
  { depth: 1, nodes: 300, notice: 7, distraction: 1, noise: 32, loud: false, forced: false },
  { depth: 1, nodes: 400, notice: 10, distraction: 0.7, noise: 20, loud: false, forced: false },
  { depth: 2, nodes: 600, notice: 10, distraction: 0.8, noise: 22, loud: false, forced: false },
  { depth: 2, nodes: 800, notice: 10, distraction: 0.8, noise: 22, loud: true, forced: false },
  { depth: 3, nodes: 1000, notice: 9, distraction: 0.7, noise: 22, loud: true, forced: false },
  { depth: 3, nodes: 1800, notice: 10, distraction: 0.5, noise: 18, loud: true, forced: false },
  { depth: 3, nodes: 2500, notice: 12, distraction: 0.4, noise: 9, loud: true, forced: true },
  { depth: 4, nodes: 6000, notice: 14, distraction: 0.3, noise: 6, loud: true, forced: true },
  { depth: 5, nodes: 14_000, notice: 17, distraction: 0.15, noise: 3, loud: true, forced: true },
];

/** Those who notice less have more to choose from. */
const WIDE = { atRoot: 60, below: 24 };

/** Who plays at a level from 1 to 10. */
export function thinkerOf(level: number, seed: number): Thinker<CounterminePosition> {
  const how = LEVELS_BELOW_TOP[Math.max(1, Math.floor(level)) - 1];
  if (how === undefined) {
    return new ForcedFirst(new CountermineKnowledge(), { effort: { milliseconds: 1000 }, window: 20, memory: 0.3 });
  }
  let knowledge: Knowledge<CounterminePosition> = new CountermineKnowledge(WIDE);
  if (how.notice < 60) knowledge = noticing(knowledge, { count: how.notice, distraction: how.distraction, seed });
  if (how.noise > 0) knowledge = blurred(knowledge, { noise: how.noise, seed });
  if (!how.loud) knowledge = without(knowledge, 'loud');
  if (!how.forced) knowledge = without(knowledge, 'solved', 'extension');
  return new AlphaBeta(knowledge, { depth: how.depth, effort: { nodes: how.nodes }, bytes: 1 << 21 });
}
