import { type Learning, learnWhenStarted, lines } from '../../../scripts/learning.ts';
import { fit, study } from './fit.ts';
import { type Chosen, playGame } from './self-play.ts';

export const learning: Learning = {
  game: 'points',
  play: { games: 40, seed: 1, nodes: 1000 },
  learn({ games, seed, nodes = 1000 }, report) {
    const played: Chosen[][] = [];
    while (played.length < games) {
      played.push(playGame(seed * 100_000 + played.length, nodes));
      report(`game ${played.length} of ${games}: ${played[played.length - 1].length} plies`);
    }
    const weights = fit(study(played), report);
    return [
      {
        name: 'WEIGHTS',
        about: 'By feature (patterns.ts): how much likelier a dot is to be played, in hundredths of log-odds.',
        text: lines(
          weights.map((weight) => Math.round(weight * 100)),
          32,
        ),
      },
    ];
  },
};

learnWhenStarted(import.meta, learning);
