import { type Brain, Greedy, LEVELS, type Thinker } from '@countertop/search';
import { brainWords } from './brain-words.ts';
import { CounterplaysKnowledge } from './knowledge.ts';
import { reasons } from './reasons.ts';
import type { CounterplaysPosition } from './rules.ts';
import { Strategist } from './strategist.ts';

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
  const effort = level >= LEVELS ? { milliseconds: 1000 } : { nodes: 20 << level };
  return new Strategist(mind, {
    seed,
    effort,
    horizon: 8,
    expand: 4,
    leaf: 0.5,
    reuse: false,
    widening: { base: 3, exponent: 0.4 },
  });
}

export function beginner(seed: number): Thinker<CounterplaysPosition> {
  return new Greedy(new CounterplaysKnowledge(), seed);
}
