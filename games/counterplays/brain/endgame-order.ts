import type { Move, MoveList } from '@countertop/core';
import { PLIES } from '../rules/tiles.ts';

import { NO_MOVE } from './endgame-table.ts';

const SLOTS = 1 << 14;
const FADING = 0.25;
/** What is left of a placement's merits when it was tried in vain. */
const DISAPPOINTMENT = 0.8;

/** In the lists of an endgame the level goes along with the move: bits 23 and up. */
const LEVEL_SHIFT = 23;
const MOVE_BITS = (1 << LEVEL_SHIFT) - 1;

export function onLevel(move: Move, level: number): number {
  return move | (level << LEVEL_SHIFT);
}

export function moveOf(packed: number): Move {
  return packed & MOVE_BITS;
}

export function levelOf(packed: number): number {
  return packed >> LEVEL_SHIFT;
}

/** Which placements an endgame tries first: those that refuted something at the same ply, or often anywhere. */
export class EndgameOrder {
  private readonly killers = new Int32Array(2 * (PLIES + 1));
  private readonly history = new Float64Array(2 * SLOTS);

  begin(): void {
    this.killers.fill(NO_MOVE);
    for (let i = 0; i < this.history.length; i++) this.history[i] *= FADING;
  }

  /** Weighs a list; `climb` says whether high (1) or low (-1) levels come before others. */
  weigh(order: Float64Array, ply: number, seat: number, list: MoveList, climb: number): void {
    const { history, killers } = this;
    for (let i = 0; i < list.length; i++) {
      const packed = list.moves[i];
      const move = moveOf(packed);
      let weight = history[slot(move, seat)] + climb * levelOf(packed);
      if (move === killers[2 * ply]) weight += 2e9;
      else if (move === killers[2 * ply + 1]) weight += 1e9;
      order[i] = weight;
    }
  }

  /** A move was enough. */
  reward(ply: number, seat: number, move: Move): void {
    const { killers } = this;
    if (killers[2 * ply] !== move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    this.history[slot(move, seat)] += (PLIES - ply) * (PLIES - ply);
  }

  /** A move was not enough. */
  disappoint(seat: number, move: Move): void {
    this.history[slot(move, seat)] *= DISAPPOINTMENT;
  }
}

function slot(move: Move, seat: number): number {
  return (Math.imul(move, 0x9e3779b1) >>> 18) + seat * SLOTS;
}
