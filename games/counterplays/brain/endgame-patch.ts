import type { Move } from '@countertop/core';
import { Pile } from '../rules/pile.ts';
import { BLOCKS, orientationOf, shiftX, shiftY } from '../rules/placement.ts';
import { HEIGHT, PLANE, ROWS } from '../rules/planes.ts';
import { Room } from '../rules/room.ts';

/** A piece of the table around a tile, as if that had been laid there. */
export class EndgamePatch extends Pile {
  private readonly room = new Room();

  /** The room on level 2, from row `first` to row `last` and on the columns of a mask. */
  roomAround(pile: Pile, move: Move, first: number, last: number, mask: number): Room {
    const { covered } = this;
    this.left = pile.left;
    this.bottom = pile.bottom;
    this.ply = 1;
    this.placed[0] = move;
    this.levels[0] = 1;
    this.lowRow[1] = first;
    this.highRow[1] = last;
    for (let y = first; y <= last; y++) {
      for (let row = PLANE + y; row < 3 * PLANE; row += ROWS) covered[row] = pile.covered[row] & mask;
    }
    const block = BLOCKS[orientationOf(move)];
    const column = shiftX(move) - this.left;
    const row = PLANE + shiftY(move) - this.bottom;
    for (let y = 0; y < HEIGHT[orientationOf(move)]; y++) {
      covered[row + y] |= ((block >>> (4 * y)) & 15) << column;
      covered[row + ROWS + y] |= ((block >>> (16 + 4 * y)) & 15) << column;
    }
    this.room.lay(this, 2);
    return this.room;
  }
}
