import { CARDS, COPIES, GOAL, HIGHEST, STACKS } from '../rules/cards.ts';

/** Most cards the pile can hold once the deal is done. */
export const FULL = CARDS - STACKS;

/**
 * How much a turn that is about to begin is worth, learned from play (train.ts).
 *
 * A stack is one integer here: its top times 128, plus its total, in tens; stacks ascend, so that which tops lie there is
 * one of 70 cases. Within a case the value is a sum of fourteen numbers, each times a weight: 1; the four totals; for
 * each stack the chance that the next card takes it, times what that brings; and how far the share of
 * each card value in the pile is from that in a full one. Weights are known for three sizes of the
 * pile and lie on straight lines between them.
 */
export const FEATURES = 14;
export const CASES = 70;
/** Sizes of the pile for which there are weights. */
const KNOTS: readonly number[] = [0, 12, FULL];
/** Weights in a set: knot by knot, case by case, feature by feature. */
export const WEIGHTS = KNOTS.length * CASES * FEATURES;

// Scales that make all features about as large as 1, so that all weights are learned equally fast.
const TOTAL_SCALE = 1 / 8;
const CHANCE_SCALE = 1 / 2;
const SHARE_SCALE = 4;

const FULL_SHARE = COPIES.map((copies) => copies / CARDS);

/** The case, by the four ascending tops in base 8. */
const CASE_OF = new Uint8Array(8 ** 4);
{
  let next = 0;
  for (let a = 1; a <= HIGHEST; a++)
    for (let b = a; b <= HIGHEST; b++)
      for (let c = b; c <= HIGHEST; c++)
        for (let d = c; d <= HIGHEST; d++) CASE_OF[a | (b << 3) | (c << 6) | (d << 9)] = next++;
}

export function stackCode(top: number, total: number): number {
  return (top << 7) | total;
}

/** The features of a turn about to begin are written to `x`; returned is the case. The pile by value in tens. */
export function describe(
  a: number,
  b: number,
  c: number,
  d: number,
  pile: Int32Array,
  left: number,
  x: Float64Array,
): number {
  const tops = (a >> 7) + (b >> 7) + (c >> 7) + (d >> 7);
  const share = left > 0 ? 1 / left : 0;
  const chance = share * CHANCE_SCALE;
  x[0] = 1;
  x[1] = (a & 127) * TOTAL_SCALE;
  x[2] = (b & 127) * TOTAL_SCALE;
  x[3] = (c & 127) * TOTAL_SCALE;
  x[4] = (d & 127) * TOTAL_SCALE;
  x[5] = taking(a, tops, pile) * chance;
  x[6] = taking(b, tops, pile) * chance;
  x[7] = taking(c, tops, pile) * chance;
  x[8] = taking(d, tops, pile) * chance;
  for (let value = 1; value <= HIGHEST; value++) {
    x[8 + value] = (pile[value] * share - FULL_SHARE[value]) * SHARE_SCALE;
  }
  return CASE_OF[(a >> 7) | ((b >> 7) << 3) | ((c >> 7) << 6) | ((d >> 7) << 9)];
}

/** Cards that take the stack now, times what that would bring. */
function taking(stack: number, tops: number, pile: Int32Array): number {
  const card = GOAL - tops + (stack >> 7);
  return card >= 1 && card <= HIGHEST ? pile[card] * ((stack & 127) + card) : 0;
}

/** Weights with which the value is what the next card can take, no more: where learning begins. */
export function plainWeights(): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  for (let a = 1; a <= HIGHEST; a++)
    for (let b = a; b <= HIGHEST; b++)
      for (let c = b; c <= HIGHEST; c++)
        for (let d = c; d <= HIGHEST; d++) {
          const at = CASE_OF[a | (b << 3) | (c << 6) | (d << 9)] * FEATURES;
          const tops = [a, b, c, d];
          for (let knot = 0; knot < KNOTS.length; knot++) {
            for (let i = 0; i < STACKS; i++) {
              // Of equal tops only the largest stack, the last, would be taken.
              if (tops[i] !== tops[i + 1]) weights[knot * CASES * FEATURES + at + 5 + i] = 1 / CHANCE_SCALE;
            }
          }
        }
  return weights;
}

/** Where a pile of this size lies: the knot below it. */
export function knotBelow(left: number): number {
  return left < KNOTS[1] ? 0 : 1;
}

/** How near to the upper knot, from 0 to 1. */
export function nearness(left: number): number {
  const knot = knotBelow(left);
  return (left - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot]);
}

/** A set of weights ready for use: asked very often, so the weights for every size of the pile are laid out. */
export class Estimate {
  private readonly laid = new Float64Array((FULL + 1) * CASES * FEATURES);
  private readonly scratch = new Float64Array(FEATURES);

  constructor(weights: Float64Array) {
    this.learn(weights);
  }

  learn(weights: Float64Array): void {
    const size = CASES * FEATURES;
    for (let left = 0; left <= FULL; left++) {
      const below = knotBelow(left) * size;
      const near = nearness(left);
      for (let i = 0; i < size; i++) {
        this.laid[left * size + i] = weights[below + i] * (1 - near) + weights[below + size + i] * near;
      }
    }
  }

  /** In tens, for the seat whose turn begins. Stacks ascending. */
  turn(a: number, b: number, c: number, d: number, pile: Int32Array, left: number): number {
    if (left === 0) return 0;
    const x = this.scratch;
    const weights = this.laid;
    let at = (left * CASES + describe(a, b, c, d, pile, left, x)) * FEATURES;
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += x[i] * weights[at++];
    return sum;
  }
}
