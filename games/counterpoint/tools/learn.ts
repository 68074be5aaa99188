import { CHANCE, MoveList, NOBODY, Random, startPosition } from '@countertop/core';
import { type Learning, learnWhenStarted, lines } from '../../../scripts/learning.ts';
import { solveLinear } from '../../../scripts/solve-linear.ts';
import { Careful } from '../brain/careful.ts';
import { addOutlook, FEATURES, PHASES, phaseOf, writeFeatures } from '../brain/outlook.ts';
import { writeLeads } from '../brain/standing.ts';
import { mover } from '../brain/waiting.ts';
import { game as counterpoint } from '../game.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { STAGE } from '../rules/state.ts';

/**
 * Learns the weights of outlook.ts by playing: in every round all seats play by the weights of the round before (in
 * the first one carefully, and always now and then), and new weights are fitted to how the games ended. What
 * earlier rounds saw counts half as much each round.
 */
const ROUNDS = 5;
const FADING = 0.5;
/** One move in so many is a careful one, whatever the weights say. */
const ADVENTURE = 10;
/** Keeps the weights of features that hardly ever occur near nothing. */
const RIDGE = 20;
/** With fewer samples a row is taken from the phase before it. */
const ENOUGH = 100;

const BOARDS = [
  { width: 6, height: 6, corners: true },
  { width: 6, height: 6, corners: true },
  { width: 6, height: 6, corners: true },
  { width: 7, height: 6, corners: true },
  { width: 8, height: 6, corners: true },
  { width: 6, height: 6, corners: false },
  { width: 5, height: 5, corners: true },
];

interface Sample {
  readonly row: number;
  readonly features: Float64Array;
  readonly seat: number;
  readonly points: number;
}

/** The sums of a least-squares fit. */
class Fit {
  readonly squares = new Float64Array(FEATURES * FEATURES);
  readonly products = new Float64Array(FEATURES);
  count = 0;

  add(features: Float64Array, target: number): void {
    this.count++;
    for (let i = 0; i < FEATURES; i++) {
      if (features[i] === 0) continue;
      this.products[i] += features[i] * target;
      for (let j = 0; j < FEATURES; j++) this.squares[i * FEATURES + j] += features[i] * features[j];
    }
  }

  fade(): void {
    for (const sums of [this.squares, this.products]) for (let i = 0; i < sums.length; i++) sums[i] *= FADING;
    this.count *= FADING;
  }

  weights(): Float64Array {
    const squares = this.squares.slice();
    for (let i = 0; i < FEATURES; i++) squares[i * FEATURES + i] += RIDGE;
    return solveLinear(squares, this.products.slice());
  }
}

/** What is to be foretold: with two seats the lead of the seat, with more its points. */
function target(position: CounterpointPosition, seat: number): number {
  return position.score(seat) - (position.seats === 2 ? position.score(1 - seat) : 0);
}

function chooseBy(weights: Float64Array, position: CounterpointPosition, random: Random, list: MoveList): number {
  const seat = position.actor;
  const values = new Float64Array(position.seats);
  position.moves(list);
  const begin = random.below(list.length);
  let best = list.moves[begin];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const move = list.moves[(begin + i) % list.length];
    position.play(move);
    for (let other = 0; other < position.seats; other++) values[other] = position.score(other);
    if (position.actor !== NOBODY) addOutlook(position, weights, values);
    writeLeads(position, values, values);
    position.undo();
    if (values[seat] > most) {
      most = values[seat];
      best = move;
    }
  }
  return best;
}

/** So many games a round are played with two seats; with more a game teaches more about each of them, and takes longer. */
function learnFor(seats: number, seed: number, games: number, report: (line: string) => void): Float64Array {
  const distances = seats === 2 ? 1 : seats;
  const rows = PHASES * distances;
  const fits = Array.from({ length: rows }, () => new Fit());
  const careful = new Careful();
  const list = new MoveList();
  let weights: Float64Array | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const random = new Random(100_000 * seed + 1000 * round + seats);
    for (const fit of fits) fit.fade();
    for (let game = 0; game < games / (seats - 1); game++) {
      const start = startPosition(counterpoint, BOARDS[game % BOARDS.length], seats);
      if (!start.ok) throw new Error(start.problem.code);
      const { position } = start.value;
      const samples: Sample[] = [];
      while (position.actor !== NOBODY) {
        // Before a draw, every other position will do: the next one is much like it.
        if (position.stage >= STAGE.place && (position.actor !== CHANCE || random.below(2) === 0)) {
          for (let distance = 0; distance < distances; distance++) {
            const features = new Float64Array(FEATURES);
            writeFeatures(position, distance, features);
            const seat = (mover(position) + distance) % seats;
            const row = phaseOf(position) * distances + distance;
            samples.push({ row, features, seat, points: target(position, seat) });
          }
        }
        if (position.actor === CHANCE) position.play(position.pick(random));
        else if (weights === undefined || random.below(ADVENTURE) === 0)
          position.play(careful.choose(position, random));
        else position.play(chooseBy(weights, position, random, list));
      }
      for (const { row, features, seat, points } of samples) fits[row].add(features, target(position, seat) - points);
    }
    weights = new Float64Array(rows * FEATURES);
    for (const [row, fit] of fits.entries()) {
      const from = row - distances;
      const same = fit.count >= ENOUGH ? fit.weights() : weights.slice(from * FEATURES, (from + 1) * FEATURES);
      weights.set(same, row * FEATURES);
    }
    report(`${seats} seats, round ${round + 1} of ${ROUNDS}`);
  }
  return weights as Float64Array;
}

const SEATS = [
  ['TWO', 2],
  ['THREE', 3],
  ['FOUR', 4],
] as const;

export const learning: Learning = {
  game: 'counterpoint',
  play: { games: 40_000, seed: 0 },
  learn: ({ games, seed }, report) =>
    SEATS.map(([name, seats]) => {
      const weights = learnFor(seats, seed, games / ROUNDS, report);
      return {
        name,
        about: `With ${seats} seats, in hundredths of points: a row for every phase and distance, a number for every feature.`,
        text: lines(
          weights.map((weight) => Math.round(weight * 100)),
          FEATURES,
        ),
      };
    }),
};

learnWhenStarted(import.meta, learning);
