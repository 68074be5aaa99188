import { AlphaBeta, blurred, type Knowledge, noticing, ProvenFirst, type Thinker, without } from '@countertop/search';
import type { CounterminePosition } from '../rules/position.ts';
import { forcedToTheEnd } from './forced-to-the-end.ts';
import { CountermineKnowledge } from './knowledge.ts';

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
  { depth: 2, nodes: 500, notice: 8, distraction: 1, noise: 34, loud: false, forced: false },
  { depth: 2, nodes: 600, notice: 8, distraction: 0.97, noise: 32, loud: true, forced: false },
  { depth: 2, nodes: 800, notice: 10, distraction: 0.8, noise: 23, loud: true, forced: false },
  { depth: 3, nodes: 1100, notice: 10, distraction: 0.7, noise: 22, loud: true, forced: false },
  { depth: 3, nodes: 2100, notice: 11, distraction: 0.48, noise: 15.2, loud: true, forced: false },
  { depth: 3, nodes: 3000, notice: 12, distraction: 0.42, noise: 12, loud: true, forced: true },
  { depth: 4, nodes: 4200, notice: 13, distraction: 0.4, noise: 9.25, loud: true, forced: true },
  { depth: 4, nodes: 8000, notice: 15, distraction: 0.25, noise: 5, loud: true, forced: true },
  { depth: 5, nodes: 14_000, notice: 17, distraction: 0.15, noise: 3, loud: true, forced: true },
];

/** Those who notice less have more to choose from. */
const WIDE = { atRoot: 60, below: 24 };

/** The highest level looks deeper at fewer: in games at equal nodes 20 at the root scored better than 40. */
const KEEN = { atRoot: 20, below: 12 };

/** Who plays at a level from 1 to 10. */
export function thinkerAt(level: number, seed: number): Thinker<CounterminePosition> {
  const how = LEVELS_BELOW_TOP[Math.max(1, Math.floor(level)) - 1];
  if (how === undefined) {
    const knowledge = new CountermineKnowledge(KEEN);
    const search = new AlphaBeta(knowledge, { effort: { milliseconds: 1000 }, window: 20, memory: 0.3 });
    return new ProvenFirst(search, forcedToTheEnd(knowledge));
  }
  let knowledge: Knowledge<CounterminePosition> = new CountermineKnowledge(WIDE);
  if (how.notice < 60) knowledge = noticing(knowledge, { count: how.notice, distraction: how.distraction, seed });
  if (how.noise > 0) knowledge = blurred(knowledge, { noise: how.noise, seed });
  if (!how.loud) knowledge = without(knowledge, 'loud');
  if (!how.forced) knowledge = without(knowledge, 'solved', 'extension');
  return new AlphaBeta(knowledge, { depth: how.depth, effort: { nodes: how.nodes }, bytes: 1 << 21 });
}
