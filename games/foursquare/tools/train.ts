import { CHANCE, NOBODY, Random } from '@countertop/core';
import { CASES, describe, FEATURES, FULL, knotBelow, nearness, plainWeights, WEIGHTS } from '../brain/estimate.ts';
import { Foresight, type Judgement, leadOf } from '../brain/foresight.ts';
import { HIGHEST, STACKS } from '../rules/cards.ts';
import { FourSquarePosition } from '../rules/position.ts';

/** What a training run leaves behind. */
export interface Trained {
  readonly weights: Float64Array;
  /** By cards left: how far, in tens, the final lead is from the expected one (root of the mean square). */
  readonly spread: Float64Array;
}

/** Of a hundred placements so many are made at random, so that odd positions are learned too. */
const ADVENTURES = 5;
const FIRST_STEP = 0.1;
const LAST_STEP = 0.002;

/** The weights while they are being learned: slower to ask than an Estimate, but it can be corrected. */
class Learner implements Judgement {
  readonly weights = plainWeights();
  private readonly features = new Float64Array(FEATURES);

  turn(a: number, b: number, c: number, d: number, pile: Int32Array, left: number): number {
    if (left === 0) return 0;
    const { features, weights } = this;
    let low = (knotBelow(left) * CASES + describe(a, b, c, d, pile, left, features)) * FEATURES;
    let high = low + CASES * FEATURES;
    const near = nearness(left);
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += features[i] * (weights[low++] * (1 - near) + weights[high++] * near);
    return sum;
  }

  /** Moves the value of a turn towards `target` by the fraction `step`, whatever the size of the features. */
  correct(stacks: Int32Array, pile: Int32Array, left: number, target: number, step: number): void {
    const [a, b, c, d] = stacks;
    const { features, weights } = this;
    const low = (knotBelow(left) * CASES + describe(a, b, c, d, pile, left, features)) * FEATURES;
    const error = target - this.turn(a, b, c, d, pile, left);
    const near = nearness(left);
    let size = 0;
    for (let i = 0; i < FEATURES; i++) size += features[i] * features[i];
    size *= near * near + (1 - near) * (1 - near);
    const move = (step * error) / size;
    for (let i = 0; i < FEATURES; i++) {
      weights[low + i] += move * (1 - near) * features[i];
      weights[low + CASES * FEATURES + i] += move * near * features[i];
    }
  }
}

/**
 * Temporal differences by self-play: wherever a turn begins, its value is moved towards what the values one turn later
 * say, averaged over all draws. The step shrinks as games go by, and the weights kept are the average over the second
 * half. The same seed and number of games give the same weights on every machine.
 */
export function train(seats: 1 | 2, games: number, seed: number): Trained {
  const learner = new Learner();
  const random = new Random(seed);
  const foresight = new Foresight(learner, seats);
  const average = new Float64Array(WEIGHTS);
  let averaged = 0;
  const table = new TrainingTable(seats, foresight, random);
  for (let game = 0; game < games; game++) {
    // No powers: these may differ in the last bit from machine to machine.
    const step = FIRST_STEP / (1 + (FIRST_STEP / LAST_STEP - 1) * (game / games));
    table.playThrough(ADVENTURES, (position) => {
      table.describe(position);
      const target = (foresight.value(position, 1) - leadOf(position, position.turn)) / 10;
      learner.correct(table.stacks, table.pile, position.left, target, step);
    });
    if (game >= games / 2 && game % 16 === 0) {
      averaged++;
      for (let i = 0; i < WEIGHTS; i++) average[i] += (learner.weights[i] - average[i]) / averaged;
    }
  }
  learner.weights.set(average);
  return { weights: average, spread: spreadOf(table, foresight, Math.ceil(games / 20)) };
}

/** How wrong the expected lead is in the end, by cards left, from further games. */
function spreadOf(table: TrainingTable, foresight: Foresight, games: number): Float64Array {
  const squares = new Float64Array(FULL + 1);
  const counts = new Float64Array(FULL + 1);
  const expected = new Float64Array(FULL + 1);
  const seen = new Uint8Array(FULL + 1);
  for (let game = 0; game < games; game++) {
    seen.fill(0);
    // Always the lead of seat 0, which in solitaire is that over the discard pile.
    const end = table.playThrough(0, (position) => {
      const sign = position.turn === 0 ? 1 : -1;
      seen[position.left] = 1;
      expected[position.left] = sign * foresight.value(position, 0);
    });
    for (let left = 1; left <= FULL; left++) {
      if (seen[left] === 0) continue;
      counts[left]++;
      squares[left] += ((end.score(0) - end.score(1) - expected[left]) / 10) ** 2;
    }
  }
  const spread = new Float64Array(FULL + 1);
  for (let left = 1; left <= FULL; left++) {
    spread[left] = counts[left] > 0 ? Math.sqrt(squares[left] / counts[left]) : spread[left - 1];
  }
  return spread;
}

/** One game after another at the same table. */
class TrainingTable {
  readonly stacks = new Int32Array(STACKS);
  readonly pile = new Int32Array(HIGHEST + 1);
  private readonly foresight: Foresight;
  private readonly random: Random;
  private readonly start: FourSquarePosition;
  private readonly position: FourSquarePosition;
  private readonly values = new Float64Array(STACKS);

  constructor(seats: number, foresight: Foresight, random: Random) {
    this.foresight = foresight;
    this.random = random;
    this.start = new FourSquarePosition(seats);
    this.position = this.start.clone();
  }

  /** A game to its end; `each` sees every position the estimate is about. */
  playThrough(adventures: number, each: (position: FourSquarePosition) => void): FourSquarePosition {
    const { position, random } = this;
    const about = position.seats === 1 ? 'discard' : 'turn';
    position.copyFrom(this.start);
    while (position.actor !== NOBODY) {
      if (position.actor === CHANCE) {
        if (position.drawFor === about) each(position);
        position.play(position.pick(random));
      } else if (random.below(100) < adventures) {
        position.play(position.pick(random));
      } else {
        this.foresight.placements(position, this.values, 0);
        position.play(bestOf(this.values));
      }
    }
    return position;
  }

  describe(position: FourSquarePosition): void {
    for (let value = 1; value <= HIGHEST; value++) this.pile[value] = position.leftOf(value * 10);
    for (let stack = 0; stack < STACKS; stack++) {
      this.stacks[stack] = ((position.topOf(stack) / 10) << 7) | (position.totalOf(stack) / 10);
    }
    this.stacks.sort();
  }
}

export function bestOf(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
