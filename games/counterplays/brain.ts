import { AlphaBeta, type Brain, Choosing, Greedy, LEVELS, Mcts, type Thinker } from '@countertop/search';
import { brainWords } from './brain-words.ts';
import { CounterplaysKnowledge } from './knowledge.ts';
import { reasons } from './reasons.ts';
import { type CounterplaysPosition, PLIES } from './rules.ts';

const knowledge = new CounterplaysKnowledge();

export const brain: Brain<CounterplaysPosition> = {
  bound: knowledge.bound,
  decided: knowledge.decided,
  evaluate: (position, values) => knowledge.evaluate(position, values),
  chances: (position, values, chances) => knowledge.chances(position, values, chances),
  candidates: (position, list, ply) => knowledge.candidates(position, list, ply),
  solved: (position, values) => knowledge.solved(position, values),
  playoutMove: (position, random) => knowledge.playoutMove(position, random),
  game: 'counterplays',
  unit: 'winning-chance',
  words: brainWords,
  reasons,
  thinker,
};

export function thinker(level: number, seed: number): Thinker<CounterplaysPosition> {
  const mind = new CounterplaysKnowledge();
  const effort = level >= LEVELS ? { milliseconds: 1000 } : { nodes: 100 << level };
  const tree = new Mcts(mind, {
    seed,
    effort,
    expand: 4,
    leaf: 0.5,
    reuse: false,
    widening: { base: 3, exponent: 0.4 },
  });
  const end = new AlphaBeta(mind, { effort, full: true, window: 0 });
  return new Choosing(effort, (position) => (position.ply >= PLIES - 4 ? end : tree));
}

export function beginner(seed: number): Thinker<CounterplaysPosition> {
  return new Greedy(new CounterplaysKnowledge(), seed);
}
