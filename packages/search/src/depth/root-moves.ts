import type { Move } from '@countertop/core';
import type { Candidates } from '../brain/candidates.ts';

/** The moves at the root of an iterative search and what the iterations said about them, kept best first. */
export class RootMoves {
  readonly moves: Int32Array<ArrayBuffer>;
  readonly values: Float64Array<ArrayBuffer>;
  /** The value may be lower. */
  readonly atMost: Uint8Array<ArrayBuffer>;
  readonly proven: Uint8Array<ArrayBuffer>;
  readonly nodes: Float64Array<ArrayBuffer>;
  readonly length: number;
  /** In the iteration under way: how many have been searched, and the best of them so far. */
  private done = 0;
  private readonly now: Float64Array<ArrayBuffer>;
  private readonly sorted: number[] = [];

  constructor(list: Candidates) {
    this.length = list.length;
    this.moves = list.moves.slice(0, list.length);
    this.values = new Float64Array(list.length);
    this.now = new Float64Array(list.length);
    this.atMost = new Uint8Array(list.length).fill(1);
    this.proven = new Uint8Array(list.length);
    this.nodes = new Float64Array(list.length);
  }

  begin(): void {
    this.done = 0;
    this.sorted.length = 0;
  }

  record(index: number, value: number, atMost: boolean, proven: boolean, nodes: number): void {
    this.done = index + 1;
    this.now[index] = value;
    this.values[index] = value;
    this.atMost[index] = atMost ? 1 : 0;
    this.proven[index] = proven ? 1 : 0;
    this.nodes[index] += nodes;
    let at = this.sorted.length;
    while (at > 0 && this.sorted[at - 1] < value) at--;
    this.sorted.splice(at, 0, value);
  }

  /** What a move must beat to be among the best `lines` of this iteration. */
  threshold(lines: number): number {
    return this.sorted.length < lines ? Number.NEGATIVE_INFINITY : this.sorted[lines - 1];
  }

  /** The index of the best of this iteration so far; the first where equal. */
  best(): number {
    let best = 0;
    for (let i = 1; i < this.done; i++) if (this.now[i] > this.now[best]) best = i;
    return best;
  }

  /** Has this iteration said anything? (The best of the last one is always searched first.) */
  get improved(): boolean {
    return this.done > 0;
  }

  /** Every move is proven: so is the position. */
  get exact(): boolean {
    for (let i = 0; i < this.length; i++) if (this.proven[i] === 0) return false;
    return true;
  }

  /** All but the first are proven to lose; a value so far below nothing is one of a lost game. */
  othersLose(decided: number): boolean {
    for (let i = 1; i < this.length; i++) if (this.proven[i] === 0 || this.values[i] > -decided) return false;
    return true;
  }

  /** The order for the next iteration: the best first, then by value, then by work; what was not reached stays behind. */
  settle(): void {
    const { done, length } = this;
    const order = Array.from({ length }, (_, i) => i);
    const best = this.best();
    order.sort((a, b) => {
      if (a === best || b === best) return a === best ? (b === best ? 0 : -1) : 1;
      const late = Number(a >= done) - Number(b >= done);
      if (late !== 0) return late;
      return (
        this.values[b] - this.values[a] || this.atMost[a] - this.atMost[b] || this.nodes[b] - this.nodes[a] || a - b
      );
    });
    for (const column of [this.moves, this.values, this.now, this.atMost, this.proven, this.nodes]) {
      const old = column.slice();
      for (let i = 0; i < length; i++) column[i] = old[order[i]];
    }
    this.done = 0;
  }

  weighed(): { move: Move; value: number; nodes: number; exact: boolean; atMost: boolean }[] {
    return Array.from({ length: this.length }, (_, i) => ({
      move: this.moves[i],
      value: this.values[i],
      nodes: this.nodes[i],
      exact: this.proven[i] === 1,
      atMost: this.atMost[i] === 1,
    }));
  }
}
