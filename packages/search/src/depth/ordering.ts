import type { Move } from '@countertop/core';
import type { Candidates } from '../brain/candidates.ts';
import { NO_MOVE } from './transposition-table.ts';

const SLOTS = 1 << 14;
const FIRST = 1e300;

/**
 * Which move to try first: the one the table knows, then the brain's weights, raised for moves that refuted
 * something at this ply (killers) or often anywhere (history). Moves are any integers, so history is hashed.
 */
export class Ordering {
  private readonly killers: Int32Array<ArrayBuffer>;
  private readonly history = new Float64Array(2 * SLOTS);
  private readonly highest = new Float64Array(1);
  private readonly memory: number;

  constructor(memory: number, plies: number) {
    this.memory = memory;
    this.killers = new Int32Array(2 * plies).fill(NO_MOVE);
  }

  clear(): void {
    this.killers.fill(NO_MOVE);
    this.history.fill(0);
    this.highest[0] = 0;
  }

  /** A new search begins: killers are void, history fades. */
  turn(): void {
    this.killers.fill(NO_MOVE);
    for (let i = 0; i < this.history.length; i++) this.history[i] *= 0.25;
    this.highest[0] *= 0.25;
  }

  /** Turns the brain's weights into the order of trying. */
  weigh(list: Candidates, known: Move, ply: number, team: number): void {
    const { moves, weights, length } = list;
    const killer = this.killers[2 * ply];
    const other = this.killers[2 * ply + 1];
    const { memory, history } = this;
    let top = 0;
    for (let i = 0; i < length; i++) if (weights[i] > top) top = weights[i];
    if (top === 0) top = 1;
    const scale = this.highest[0] > 0 ? (memory * top) / this.highest[0] : 0;
    for (let i = 0; i < length; i++) {
      const move = moves[i];
      if (move === known) weights[i] = FIRST;
      else {
        weights[i] += scale * history[slot(move, team)];
        if (memory > 0) {
          if (move === killer) weights[i] += 2 * memory * top;
          else if (move === other) weights[i] += memory * top;
        }
      }
    }
  }

  /** The move at `index` was too good; those tried before it were not. */
  reward(list: Candidates, index: number, ply: number, team: number, depth: number): void {
    const { history } = this;
    this.praise(list.moves[index], ply, team, depth);
    for (let i = 0; i < index; i++) history[slot(list.moves[i], team)] *= 1 - 0.5 / (1 + index);
  }

  /** The move was too good. */
  praise(move: Move, ply: number, team: number, depth: number): void {
    const { killers, history, highest } = this;
    if (killers[2 * ply] !== move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    const place = slot(move, team);
    history[place] += depth * depth;
    if (history[place] > highest[0]) highest[0] = history[place];
  }
}

function slot(move: Move, team: number): number {
  return (Math.imul(move, 0x9e3779b1) >>> 18) + (team & 1) * SLOTS;
}
