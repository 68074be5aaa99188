import { type Learning, learnWhenStarted } from '../../../scripts/learning.ts';
import { Training } from './train.ts';

/** So many quick games go before each that is played well. */
const QUICK = 4;
const GOALS = ['highest', 'lowest'] as const;

export const learning: Learning = {
  game: 'counterplays',
  play: { games: 15_000, seed: 1 },
  learn: ({ games, seed }, report) =>
    GOALS.map((goal) => ({
      name: `${goal.toUpperCase()}_WEIGHTS`,
      about: `Goal ${goal}: a letter a weight, a line a ply.`,
      text: new Training(goal, {
        seed,
        playouts: QUICK * games,
        games,
        report: (done, loss) => report(`${goal}: ${done} games, loss ${loss.toFixed(4)}`),
      }).run(),
    })),
};

learnWhenStarted(import.meta, learning);
