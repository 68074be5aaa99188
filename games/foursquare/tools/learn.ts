import { cut, type Learning, learnWhenStarted, lines } from '../../../scripts/learning.ts';
import { pack } from '../brain/pack.ts';
import { train } from './train.ts';

export const learning: Learning = {
  game: 'foursquare',
  play: { games: 300_000, seed: 1 },
  learn({ games, seed }, report) {
    return [
      // Alone there is less to learn.
      { name: 'SOLITAIRE', seats: 1, share: 0.5 } as const,
      { name: 'DUEL', seats: 2, share: 1 } as const,
    ].flatMap(({ name, seats, share }) => {
      const { weights, spread } = train(seats, share * games, seed);
      report(`${name.toLowerCase()}: ${share * games} games`);
      return [
        { name: `${name}_WEIGHTS`, about: `${share * games} games; packed as in pack.ts.`, text: cut(pack(weights)) },
        {
          name: `${name}_SPREAD`,
          about: 'By cards left: how far, in tens, the final lead is from the expected one.',
          text: lines(
            Array.from(spread, (tens) => Number(tens.toFixed(1))),
            20,
          ),
        },
      ];
    });
  },
};

learnWhenStarted(import.meta, learning);
