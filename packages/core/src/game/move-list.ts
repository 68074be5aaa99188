import type { Move } from './position.ts';

/** A reusable list of moves that grows as needed: fill it, read it, fill it again. */
export class MoveList {
  moves: Int32Array<ArrayBuffer>;
  /** Meaningful at chance nodes only. */
  weights: Int32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 256) {
    this.moves = new Int32Array(capacity);
    this.weights = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  push(move: Move): void {
    if (this.length === this.moves.length) this.grow();
    this.moves[this.length++] = move;
  }

  pushWeighted(move: Move, weight: number): void {
    if (this.length === this.moves.length) this.grow();
    this.weights[this.length] = weight;
    this.moves[this.length++] = move;
  }

  includes(move: Move): boolean {
    for (let i = 0; i < this.length; i++) if (this.moves[i] === move) return true;
    return false;
  }

  totalWeight(): number {
    let total = 0;
    for (let i = 0; i < this.length; i++) total += this.weights[i];
    return total;
  }

  toArray(): Move[] {
    // Array.from takes several times as long.
    const moves: Move[] = [];
    for (let i = 0; i < this.length; i++) moves.push(this.moves[i]);
    return moves;
  }

  private grow(): void {
    const moves = new Int32Array(this.moves.length * 2);
    moves.set(this.moves);
    this.moves = moves;
    const weights = new Int32Array(this.weights.length * 2);
    weights.set(this.weights);
    this.weights = weights;
  }
}
