import type { Move } from '@countertop/core';
import { LEVEL_ROWS, type Pile } from '../rules/pile.ts';
import { Room } from '../rules/room.ts';
import { PLIES } from '../rules/tiles.ts';

const LAST_VERSION = 0x7fffffff;

/**
 * The rooms of a pile and of what it was before its last tiles were laid. A tile takes places on its own level and makes some on the next, all of
 * them near, so a room mostly follows from the one before it.
 */
export class EndgameRooms {
  /** By ply and level: where the room is kept, which is at the ply since which it is the same. */
  private readonly slots = new Int32Array((PLIES + 1) * LEVEL_ROWS);
  /** By slot: a number that belongs to what the room depends on; the slot of the room before; the placement in between. */
  private readonly versions = new Int32Array((PLIES + 1) * LEVEL_ROWS).fill(1);
  private readonly before = new Int32Array((PLIES + 1) * LEVEL_ROWS);
  private readonly moves = new Int32Array((PLIES + 1) * LEVEL_ROWS);
  /** By slot: whether the placement was made on the level below. */
  private readonly upon = new Uint8Array((PLIES + 1) * LEVEL_ROWS);
  private readonly rooms: (Room | undefined)[] = [];
  private lastVersion = 1;
  private readonly pile: Pile;

  constructor(pile: Pile) {
    this.pile = pile;
  }

  /** A tile was let go: nothing has changed. */
  keep(): void {
    const { pile, slots } = this;
    const to = pile.ply * LEVEL_ROWS;
    const last = to + pile.top + 2;
    for (let now = to + 1; now <= last; now++) slots[now] = slots[now - LEVEL_ROWS];
  }

  /** A tile was laid. */
  lay(move: Move, level: number): void {
    this.keep();
    const here = this.pile.ply * LEVEL_ROWS + level;
    for (let slot = here; slot <= here + 1; slot++) {
      this.lastVersion = (this.lastVersion % LAST_VERSION) + 1;
      this.versions[slot] = this.lastVersion;
      this.before[slot] = this.slots[slot - LEVEL_ROWS];
      this.slots[slot] = slot;
      this.moves[slot] = move;
      this.upon[slot] = slot - here;
    }
  }

  /** The room on a level above the table on which something may fit. */
  on(level: number): Room {
    const slot = this.slots[this.pile.ply * LEVEL_ROWS + level];
    this.rooms[slot] ??= new Room();
    const room = this.rooms[slot];
    if (!this.isLaid(slot)) {
      this.layRoom(room, slot, level);
      room.version = this.versions[slot];
      room.window = this.pile.window;
    }
    return room;
  }

  private isLaid(slot: number): boolean {
    const room = this.rooms[slot];
    return room !== undefined && room.version === this.versions[slot] && room.window === this.pile.window;
  }

  private layRoom(room: Room, slot: number, level: number): void {
    const { pile } = this;
    const before = this.isLaid(this.before[slot]) ? this.rooms[this.before[slot]] : undefined;
    const move = this.moves[slot];
    if (this.upon[slot] && (before !== undefined || this.wasEmpty(level))) room.layUpon(before, pile, level, move);
    else if (before !== undefined) room.layWithout(before, pile, move);
    else room.lay(pile, level);
  }

  /** R4: whether nothing fitted on a level before the last tile was laid on the one below. */
  private wasEmpty(level: number): boolean {
    const { tilesOn } = this.pile;
    const below = tilesOn[level - 1] - 1;
    return below < 2 || below <= tilesOn[level];
  }
}
