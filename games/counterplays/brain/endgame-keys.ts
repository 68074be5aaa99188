import { type Move, scramble } from '@countertop/core';
import type { CounterplaysPosition } from '../rules/position.ts';
import { TILES } from '../rules/tiles.ts';

const SHAPES = TILES.length;
const LOWEST_KEY = 0x2545f491;
const DRAW_KEY = 0x3c6ef372;

/** Under which keys an endgame remembers a position: that of all of it, and that of what lies above the table or is gone. */
export class EndgameKeys {
  private readonly all = new Int32Array(2);
  private readonly above = new Int32Array(2);

  begin(position: CounterplaysPosition): void {
    // The goal is not part of a position's hash.
    this.all[0] = position.hashLow ^ (position.goal === 'lowest' ? LOWEST_KEY : 0);
    this.all[1] = position.hashHigh;
    this.above.fill(0);
    for (let i = 0; i < position.ply; i++) {
      if (position.levels[i] === 1) continue;
      const key = keyOf(i & 1, position.placed[i], position.levels[i]);
      this.above[0] ^= scramble(key);
      this.above[1] ^= highHash(key);
    }
  }

  /** A tile is laid, or taken away again. */
  lay(seat: number, move: Move, level: number): void {
    this.change(keyOf(seat, move, level), level > 1);
  }

  /** A tile is let go up to a level, or taken back again. */
  letGo(seat: number, tile: number, floor: number): void {
    this.change((tile << 8) | (seat << 7) | floor | (1 << 30), true);
  }

  /** For the question whether White comes to the aim. */
  low(aim: number): number {
    return aim === 1 ? this.all[0] : this.all[0] ^ DRAW_KEY;
  }

  get high(): number {
    return this.all[1];
  }

  /** The same for what lies above the table, with a key of hands and aim. */
  lowAbove(hands: number): number {
    return this.above[0] ^ hands;
  }

  highAbove(hands: number): number {
    return this.above[1] ^ highHash(hands);
  }

  private change(key: number, isAbove: boolean): void {
    const low = scramble(key);
    const high = highHash(key);
    this.all[0] ^= low;
    this.all[1] ^= high;
    if (!isAbove) return;
    this.above[0] ^= low;
    this.above[1] ^= high;
  }
}

/** A key of what both seats still have, and of the aim. */
export function handsKey(white: number, black: number, aim: number): number {
  return scramble(white | (black << SHAPES) | (aim << (2 * SHAPES)));
}

function keyOf(seat: number, move: Move, level: number): number {
  return move | (level << 23) | (seat << 27);
}

function highHash(key: number): number {
  return scramble(Math.imul(key, 0x9e3779b1) ^ 0x5bd1e995);
}
