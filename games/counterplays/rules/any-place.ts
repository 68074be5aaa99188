import { type Move, MoveList, type Random } from '@countertop/core';
import { LEVEL_ROWS } from './pile.ts';
import { FIRST_ORIENTATION, HEIGHT, PLANE, ROWS } from './planes.ts';
import { RunningSurvey } from './running-survey.ts';
import type { Stack } from './survey.ts';
import { ORIENTATIONS, TILES } from './tiles.ts';

const SHAPES = TILES.length;
/** So many shots, and then all placements are listed: with few of them, that is quicker. */
const SHOTS = 60;
/** On the table tiles may lie so many columns and rows before the first of the stack, and one behind the last. */
const BESIDE = 4;

/**
 * Any legal placement, each with the same chance, mostly without listing them: a shot in the dark (any orientation of any
 * tile of the hand, at any shift where its level may have room) until one is legal. Every legal placement is hit by
 * just one of all possible shots, so all are equally likely, and listing them after so many misses changes nothing.
 */
export class AnyPlace extends RunningSurvey {
  /** The orientations of the hand, by the levels of their tiles. */
  private readonly ids = new Uint8Array(ORIENTATIONS.length);
  /** By level from the top: which it is, its first among `ids`, how many shifts there are, and all shots up to here. */
  private readonly aimLevel = new Int32Array(LEVEL_ROWS);
  private readonly first = new Int32Array(LEVEL_ROWS);
  private readonly shifts = new Int32Array(LEVEL_ROWS);
  private readonly end = new Int32Array(LEVEL_ROWS);
  /** The box on the table. */
  private tableLeft = 0;
  private tableLow = 0;
  private width = 0;
  private readonly list = new MoveList(1024);

  /** @param hand the tiles of the seat whose turn it is. At least one tile must have been placed. */
  pick(stack: Stack, hand: number, random: Random): Move {
    this.follow(stack);
    return this.wide ? this.pickListed(hand, random) : this.shoot(hand, random);
  }

  /** Any placement of one orientation on the table, where there always is one. */
  pickOnTable(id: number, random: Random): Move {
    if (!this.wide) {
      const shifts = this.drawTableBox();
      for (let shot = 0; shot < SHOTS; shot++) {
        const number = random.below(shifts);
        if (this.hitsTable(id, number)) return this.tableMove(id, number);
      }
    }
    const { list } = this;
    list.clear();
    this.spotsOfOrientation(id, list);
    return list.moves[random.below(list.length)];
  }

  private shoot(hand: number, random: Random): Move {
    const { end, first, ids, shifts } = this;
    const shots = end[this.aim(hand) - 1];
    for (let shot = 0; shot < SHOTS; shot++) {
      let at = random.below(shots);
      let aim = 0;
      while (at >= end[aim]) aim++;
      if (aim > 0) at -= end[aim - 1];
      const turned = (at / shifts[aim]) | 0;
      const id = ids[first[aim] + turned];
      const number = at - turned * shifts[aim];
      const level = this.aimLevel[aim];
      if (level === 1) {
        if (this.hitsTable(id, number)) return this.tableMove(id, number);
        continue;
      }
      const room = this.roomOn(level);
      if (!room.holds(number, id)) continue;
      const place = room.shifts[number];
      return this.moveAt(id, place & 31, place >> 5);
    }
    return this.pickListed(hand, random);
  }

  /** Whether an orientation may lie at a shift of the table's box, which is numbered row by row. */
  private hitsTable(id: number, number: number): boolean {
    const up = (number / this.width) | 0;
    return this.liesBeside(id, this.tableLeft + number - up * this.width, this.tableLow + up - HEIGHT[id]);
  }

  private tableMove(id: number, number: number): Move {
    const up = (number / this.width) | 0;
    return this.moveAt(id, this.tableLeft + number - up * this.width, this.tableLow + up - HEIGHT[id]);
  }

  private pickListed(hand: number, random: Random): Move {
    const { list } = this;
    list.clear();
    for (let tile = 0; tile < SHAPES; tile++) if ((hand >> tile) & 1) this.spots(tile, list);
    return list.moves[random.below(list.length)];
  }

  /** R5: at which levels to shoot, and with what. Returns how many there are. */
  private aim(hand: number): number {
    const { end, first, shifts } = this;
    let open = hand;
    let count = 0;
    let ids = 0;
    let shots = 0;
    for (let level = this.top + 1; open !== 0; level--) {
      const here = level === 1 ? open : this.fits(level) & open;
      if (here === 0) continue;
      open &= ~here;
      this.aimLevel[count] = level;
      first[count] = ids;
      shifts[count] = level === 1 ? this.drawTableBox() : this.roomOn(level).count;
      const last = this.writeOrientations(here, ids);
      shots += (last - ids) * shifts[count];
      end[count++] = shots;
      ids = last;
    }
    return count;
  }

  private writeOrientations(tiles: number, from: number): number {
    const { ids } = this;
    let end = from;
    for (let tile = 0; tile < SHAPES; tile++) {
      if (((tiles >> tile) & 1) === 0) continue;
      const last = FIRST_ORIENTATION[tile + 1];
      for (let id = FIRST_ORIENTATION[tile]; id < last; id++) ids[end++] = id;
    }
    return end;
  }

  /** The box in which a tile may touch the stack. Returns how many shifts it has. */
  private drawTableBox(): number {
    const { covered } = this;
    const low = this.lowRow[1];
    const high = this.highRow[1];
    let columns = 0;
    for (let row = low; row <= high; row++) columns |= covered[PLANE + row] | covered[PLANE + ROWS + row];
    const left = 31 - Math.clz32(columns & -columns);
    const right = 31 - Math.clz32(columns);
    this.tableLeft = left - BESIDE;
    this.tableLow = low;
    this.width = right - left + 2 + BESIDE;
    return this.width * (high - low + 2 + BESIDE);
  }
}
