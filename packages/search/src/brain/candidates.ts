import type { Move } from '@countertop/core';

/** Moves worth looking at, each with a weight: a reusable list like MoveList. */
export class Candidates {
  moves: Int32Array<ArrayBuffer>;
  /** How likely each move is the best, from 0 up; they need not add up to anything. Searches order and divide by it. */
  weights: Float64Array<ArrayBuffer>;
  length = 0;
  /** Set it to false when legal moves were left out that might be better: then nothing found here is a proof. */
  complete = true;
  /** Only for Knowledge.loud: one of these must be played. */
  forced = false;
  /** Where sorting writes: the two pairs of arrays change places. */
  private spareMoves = new Int32Array(0);
  private spareWeights = new Float64Array(0);

  constructor(capacity = 256) {
    this.moves = new Int32Array(capacity);
    this.weights = new Float64Array(capacity);
  }

  clear(): void {
    this.length = 0;
    this.complete = true;
    this.forced = false;
  }

  push(move: Move, weight = 1): void {
    if (this.length === this.moves.length) this.grow();
    this.weights[this.length] = weight;
    this.moves[this.length++] = move;
  }

  indexOf(move: Move): number {
    for (let i = 0; i < this.length; i++) if (this.moves[i] === move) return i;
    return -1;
  }

  /** Heaviest first; equal weights keep their order. */
  sort(): void {
    const { moves, weights, length } = this;
    if (length > 24) {
      this.mergeSort();
      return;
    }
    for (let i = 1; i < length; i++) {
      const move = moves[i];
      const weight = weights[i];
      let j = i - 1;
      while (j >= 0 && weights[j] < weight) {
        moves[j + 1] = moves[j];
        weights[j + 1] = weights[j];
        j--;
      }
      moves[j + 1] = move;
      weights[j + 1] = weight;
    }
  }

  /** Like `sort`, then `cut`: of a long list from which few are kept, the others need not be put in order. */
  keepHeaviest(count: number): void {
    const { moves, weights, length } = this;
    if (count >= length) {
      this.sort();
      return;
    }
    for (let i = 0, kept = 0; i < length; i++) {
      const move = moves[i];
      const weight = weights[i];
      if (kept === count && weight <= weights[count - 1]) continue;
      if (kept < count) kept++;
      let at = kept - 1;
      for (; at > 0 && weights[at - 1] < weight; at--) {
        moves[at] = moves[at - 1];
        weights[at] = weights[at - 1];
      }
      moves[at] = move;
      weights[at] = weight;
    }
    this.cut(count);
  }

  /** Brings the heaviest of those from `from` on to `from`, for loops that often end early. Order is otherwise not kept. */
  best(from: number): void {
    bringBest(this.moves, this.weights, from, this.length);
  }

  /** Keeps the first `count`; what is cut off makes the list incomplete. */
  cut(count: number): void {
    if (count >= this.length) return;
    this.length = count;
    this.complete = false;
  }

  toArray(): Move[] {
    return Array.from(this.moves.subarray(0, this.length));
  }

  private mergeSort(): void {
    const { length } = this;
    let moves = this.moves;
    let weights = this.weights;
    if (this.spareMoves.length !== moves.length) {
      this.spareMoves = new Int32Array(moves.length);
      this.spareWeights = new Float64Array(moves.length);
    }
    let otherMoves = this.spareMoves;
    let otherWeights = this.spareWeights;
    for (let width = 1; width < length; width *= 2) {
      for (let begin = 0; begin < length; begin += 2 * width) {
        const middle = Math.min(begin + width, length);
        const end = Math.min(begin + 2 * width, length);
        let left = begin;
        let right = middle;
        for (let i = begin; i < end; i++) {
          const from = left < middle && (right >= end || weights[left] >= weights[right]) ? left++ : right++;
          otherMoves[i] = moves[from];
          otherWeights[i] = weights[from];
        }
      }
      [moves, otherMoves] = [otherMoves, moves];
      [weights, otherWeights] = [otherWeights, weights];
    }
    this.moves = moves;
    this.weights = weights;
    this.spareMoves = otherMoves;
    this.spareWeights = otherWeights;
  }

  private grow(): void {
    const moves = new Int32Array(this.moves.length * 2);
    moves.set(this.moves);
    this.moves = moves;
    const weights = new Float64Array(this.weights.length * 2);
    weights.set(this.weights);
    this.weights = weights;
  }
}

/** Brings the heaviest of those from `from` up to `end` to the place `from`. */
export function bringBest(moves: Int32Array, weights: Float64Array, from: number, end: number): void {
  let best = from;
  for (let i = from + 1; i < end; i++) if (weights[i] > weights[best]) best = i;
  if (best === from) return;
  const move = moves[best];
  const weight = weights[best];
  moves[best] = moves[from];
  weights[best] = weights[from];
  moves[from] = move;
  weights[from] = weight;
}
