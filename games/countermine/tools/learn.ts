import { NOBODY, Random } from '@countertop/core';
import { AlphaBeta, blurred, Candidates } from '@countertop/search';
import { type Learning, learnWhenStarted, lines } from '../../../scripts/learning.ts';
import { CHANCE_SCALE, FEATURES } from '../brain/evaluation.ts';
import { CountermineKnowledge } from '../brain/knowledge.ts';
import { Reading } from '../brain/reading.ts';
import { CounterminePosition, GOAL } from '../rules/position.ts';
import { fit, lossOf, type Sample, sum } from './fit.ts';
import { COUNT, SHAPES, standingOf, traitsOf } from './traits.ts';

/*
 * In every round both seats play by the weights of the round before, in the first by plain ones, and new weights are fitted to how all
 * games so far ended.
 */
const ROUNDS = 3;
/** How far off every judgement is, in hundredths of a point, so that games differ and mistakes are seen. */
const NOISE = 8;
/** At most so many plies at the beginning, and later one in so many, are any that catch the eye. */
const OPENING = 8;
const ADVENTURE = 16;
const CATCHING = 10;

/** In hundredths of a point, whatever the row: windows with one, two, three cubes; the four counts of threats. */
const PLAIN_SHAPES = [0.3, 1, 1, 20, 30, 8, 2];
const PLAIN_LEADS = [100, 150, 100];
const PLAIN = Float64Array.from({ length: COUNT }, (_, index) => {
  const worth = index < SHAPES ? PLAIN_SHAPES[index % FEATURES] : PLAIN_LEADS[index - SHAPES];
  return worth / CHANCE_SCALE;
});

/** Judges by the weights that are being learned. */
class Learner extends CountermineKnowledge {
  private readonly learned: Float64Array;
  private readonly own = new Reading();

  constructor(learned: Float64Array) {
    super();
    this.learned = learned;
  }

  override evaluate(position: CounterminePosition, values: Float64Array): void {
    if (position.actor === NOBODY) {
      super.evaluate(position, values);
      return;
    }
    this.own.follow(position);
    values[0] = CHANCE_SCALE * sum(traitsOf(position, this.own), this.learned);
    values[1] = -values[0];
  }
}

/** Plays a game and adds what was seen in it. Where a strike is due the shapes say little, so those are left out. */
function playGame(weights: Float64Array, { seed, nodes }: { seed: number; nodes: number }, samples: Sample[]): void {
  const random = new Random(seed);
  const reading = new Reading();
  const eye = new CountermineKnowledge();
  const thinker = new AlphaBeta(blurred(new Learner(weights), { noise: NOISE, seed }), { bytes: 1 << 20 });
  const position = new CounterminePosition(false);
  const seen: Float64Array[] = [];
  const opening = 2 + random.below(OPENING - 1);
  while (position.actor !== NOBODY) {
    if (position.ply >= opening && !position.mustStrike) {
      reading.follow(position);
      seen.push(traitsOf(position, reading));
    }
    if (position.ply < opening || random.below(ADVENTURE) === 0) {
      const list = new Candidates();
      eye.candidates(position, list, 0);
      position.play(list.moves[random.below(Math.min(CATCHING, list.length))]);
    } else {
      position.play(thinker.think(position, { nodes }).move);
    }
  }
  const share = position.share(0);
  for (const traits of seen) samples.push({ traits, share });
}

export const learning: Learning = {
  game: 'countermine',
  play: { games: 900, seed: 1, nodes: 250 },
  learn({ games, seed, nodes = 250 }, report) {
    const samples: Sample[] = [];
    let weights: Float64Array = PLAIN;
    for (let round = 0; round < ROUNDS; round++) {
      const end = Math.ceil((games * (round + 1)) / ROUNDS);
      for (let game = Math.ceil((games * round) / ROUNDS); game < end; game++) {
        playGame(weights, { seed: 100_000 * seed + game, nodes }, samples);
        if (game % 50 === 49) report(`${game + 1} games, ${samples.length} positions`);
      }
      weights = fit(samples, PLAIN);
      report(
        `round ${round + 1} of ${ROUNDS}: loss ${lossOf(samples, weights).toFixed(4)}, plain ${lossOf(samples, PLAIN).toFixed(4)}`,
      );
    }
    // The first point is worth a hundred hundredths. A shape is never worth less than nothing to whoever has it.
    const unit = 100 / weights[SHAPES];
    const written = Array.from(weights, (weight) => Math.max(0, Math.round(100 * unit * weight) / 100));
    return [
      {
        name: 'WEIGHTS',
        about: 'By whether the seat is to move * 3 + its points: what each feature is worth, in hundredths of a point.',
        text: lines(written.slice(0, SHAPES), FEATURES),
      },
      {
        name: 'STANDING',
        about: 'By own points * 3 + those of the other: what the points are worth while there are cubes in plenty.',
        text: lines(standingOf(written), GOAL),
      },
    ];
  },
};

learnWhenStarted(import.meta, learning);
