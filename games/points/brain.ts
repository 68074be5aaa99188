import { type Brain, Choosing, Greedy, Mcts, type Thinker } from '@countertop/search';
import { brainWords } from './brain-words.ts';
import { knowledgeOf } from './knowledge.ts';
import { PlayingOut } from './playing-out.ts';
import { reasons } from './reasons.ts';
import { PLAY_OUT, type PointsPosition } from './rules.ts';

const knowledge = knowledgeOf();

export const brain: Brain<PointsPosition> = {
  ...knowledge,
  game: 'points',
  unit: 'points',
  words: brainWords,
  reasons,
  thinker(level, seed): Thinker<PointsPosition> {
    const alone = new PlayingOut();
    const effort = level === 10 ? { milliseconds: 1000 } : { nodes: 20 << level };
    const tree = new Mcts(knowledgeOf(), {
      effort,
      seed,
      rave: { bias: 0.001, reference: 20 },
      exploration: 0.5,
      expand: 2,
      bytes: 64 << 20,
    });
    return new Choosing(effort, (position) => (position.phase === PLAY_OUT ? alone : tree));
  },
};

export const beginner = (seed: number): Thinker<PointsPosition> => new Greedy(knowledge, seed);
