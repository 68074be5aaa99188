import { Random } from '@countertop/core';
import { CASES, describe, FULL } from '../../brain/estimate.ts';
import type { Guess } from './prospect.ts';

/** Those of estimate.ts, the lead and its square. */
const FEATURES = 16;
/** The feature that is the lead. */
const LEAD = 14;
const LEAD_SCALE = 1 / 10;
const SET = CASES * FEATURES;

/** A size of the pile with weights of its own; between two of them they lie on straight lines. Learning begins with the log-odds of an even lead, and what 100 points more add. */
export interface Knot {
  readonly left: number;
  readonly even: number;
  readonly lead: number;
}

/** Bends: what lies beyond a straight line. Each sees the features but the first and the square, two of the size of the pile, and the lead for it. */
const BENDS = 24;
const SEEN = 17;
/** No lead says more than this one. */
const FARTHEST = 7;
/** How steep a bend is on its flat side. */
const FLAT = 0.1;
/** The first steps; the bends are learned more slowly than the lines. */
const LINE_STEP = 0.3;
const BEND_STEP = 0.01;
/** What is said of how much bends moved lately forgets this part with every step. */
const FORGOTTEN = 0.001;

/**
 * The chance to win as a logistic curve over what the stacks, the pile and the lead add up to: straight lines for each case of tops, and a few bends for
 * what they leave. Learned by steps against the error.
 */
export class LearnedChance implements Guess {
  readonly weights: Float64Array;
  private readonly knots: readonly Knot[];
  /** By size of the pile: the knot below it, and how near to the one above. */
  private readonly below = new Uint8Array(FULL + 1);
  private readonly near = new Float64Array(FULL + 1);
  // Where the weights of bends begin: by case, by what is seen, and what comes of each.
  private readonly byCase: number;
  private readonly bySeen: number;
  private readonly out: number;
  /** The lines for every size of the pile, laid out by `settle`. */
  private readonly laid = new Float64Array((FULL + 1) * SET);
  /** What each weight was moved by so far, squared (of bends: lately), so that all are moved alike. */
  private readonly moved: Float64Array;
  private readonly features = new Float64Array(FEATURES);
  private readonly seen = new Float64Array(SEEN);
  private readonly bent = new Float64Array(BENDS);

  /** The knots by size of the pile, the first with none, the last with as many cards as are ever asked for. */
  constructor(knots: readonly Knot[]) {
    this.knots = knots;
    this.byCase = knots.length * SET;
    this.bySeen = this.byCase + CASES * BENDS;
    this.out = this.bySeen + SEEN * BENDS;
    this.weights = new Float64Array(this.out + BENDS);
    this.moved = new Float64Array(this.out + BENDS).fill(1e-3);
    this.tie();
    for (const [knot, { even, lead }] of knots.entries()) {
      for (let each = 0; each < CASES; each++) {
        this.weights[knot * SET + each * FEATURES] = even;
        this.weights[knot * SET + each * FEATURES + LEAD] = lead;
      }
    }
    const random = new Random(1);
    for (let at = this.byCase; at < this.out; at++) this.weights[at] = (random.float() - 0.5) * 0.5;
    this.moved.fill(1e-6, this.byCase);
    this.settle();
  }

  private tie(): void {
    const most = this.knots[this.knots.length - 1].left;
    for (let left = 1; left <= most; left++) {
      const above = this.knots.findIndex((knot) => knot.left >= left);
      const [low, high] = [this.knots[above - 1].left, this.knots[above].left];
      this.below[left] = above - 1;
      this.near[left] = (left - low) / (high - low);
    }
  }

  chance(a: number, b: number, c: number, d: number, pile: Int32Array, left: number, lead: number): number {
    const { features: x, laid, seen, weights, bent, out } = this;
    const index = describe(a, b, c, d, pile, left, x);
    const tens = lead * LEAD_SCALE;
    x[LEAD] = tens < -FARTHEST ? -FARTHEST : tens > FARTHEST ? FARTHEST : tens;
    x[LEAD + 1] = x[LEAD] * x[LEAD];
    let at = (left * CASES + index) * FEATURES;
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += x[i] * laid[at++];
    for (let i = 0; i < LEAD; i++) seen[i] = x[i + 1];
    const near = 4 / (left + 4);
    seen[LEAD] = left / FULL;
    seen[LEAD + 1] = near;
    seen[LEAD + 2] = x[LEAD] * near * 4;
    at = this.bySeen;
    const own = this.byCase + index * BENDS;
    for (let bend = 0; bend < BENDS; bend++) {
      let bow = weights[own + bend];
      for (let i = 0; i < SEEN; i++) bow += seen[i] * weights[at++];
      if (bow < 0) bow *= FLAT;
      bent[bend] = bow;
      sum += bow * weights[out + bend];
    }
    return 1 / (1 + Math.exp(-sum));
  }

  /** Moves the weights so that what `chance` says next time is nearer to `target`. `step` is 1 at first and smaller later. */
  correct(
    a: number,
    b: number,
    c: number,
    d: number,
    pile: Int32Array,
    left: number,
    lead: number,
    target: number,
    step: number,
  ): void {
    const { features: x, weights, laid, seen, bent, out } = this;
    const error = target - this.chance(a, b, c, d, pile, left, lead);
    const index = describe(a, b, c, d, pile, left, x);
    const near = this.near[left];
    const low = this.below[left] * SET + index * FEATURES;
    const settled = left * SET + index * FEATURES;
    for (let i = 0; i < FEATURES; i++) {
      const slope = error * x[i];
      this.move(low + i, slope * (1 - near), step);
      this.move(low + SET + i, slope * near, step);
      laid[settled + i] = weights[low + i] * (1 - near) + weights[low + SET + i] * near;
    }
    for (let bend = 0; bend < BENDS; bend++) {
      const slope = error * weights[out + bend] * (bent[bend] < 0 ? FLAT : 1);
      this.bend(out + bend, error * bent[bend], step);
      this.bend(this.byCase + index * BENDS + bend, slope, step);
      for (let i = 0; i < SEEN; i++) this.bend(this.bySeen + bend * SEEN + i, slope * seen[i], step);
    }
  }

  /** Lays out the lines for every size of the pile. */
  settle(): void {
    for (let left = 0; left <= FULL; left++) {
      const low = this.below[left] * SET;
      const near = this.near[left];
      for (let i = 0; i < SET; i++) {
        this.laid[left * SET + i] = this.weights[low + i] * (1 - near) + this.weights[low + SET + i] * near;
      }
    }
  }

  private move(at: number, slope: number, step: number): void {
    this.moved[at] += slope * slope;
    this.weights[at] += (LINE_STEP * step * slope) / Math.sqrt(this.moved[at]);
  }

  private bend(at: number, slope: number, step: number): void {
    this.moved[at] += (slope * slope - this.moved[at]) * FORGOTTEN;
    this.weights[at] += (BEND_STEP * step * slope) / Math.sqrt(this.moved[at] + 1e-8);
  }
}
