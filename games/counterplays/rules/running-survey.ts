import { type Move, MoveList } from '@countertop/core';
import { HALVES } from './halves.ts';
import { LEVEL_ROWS, Pile } from './pile.ts';
import {
  ANSWERS,
  FIRST_COLUMN,
  FIRST_ORIENTATION,
  FIRST_ROW,
  HEIGHT,
  layHalves,
  MARGIN,
  PLANE,
  ROWS,
  SECOND_COLUMN,
  SECOND_ROW,
} from './planes.ts';
import { Room } from './room.ts';
import { type Stack, Survey } from './survey.ts';
import { ORIENTATIONS, PLIES, TILES } from './tiles.ts';

const UNKNOWN = -1;
const LAST_VERSION = 0x7fffffff;

const SHAPES = TILES.length;
const HALF_COUNT = HALVES.length;

/**
 * What a stack offers to the tiles that are left: on which level each would come to lie, and where. It follows a position
 * through a search and looks again only at the levels that have changed. Stacks that are too wide for a pile are left to
 * the survey.
 */
export class RunningSurvey extends Pile {
  /** By number of tiles placed and level: the set of tiles that fit there, or UNKNOWN. */
  private readonly fitting = new Int32Array((PLIES + 1) * LEVEL_ROWS).fill(UNKNOWN);
  /** By number of tiles placed and level: a number that belongs to what the room there, or on the table, depends on. */
  private readonly versions = new Int32Array((PLIES + 1) * LEVEL_ROWS).fill(1);
  private lastVersion = 1;
  private readonly rooms: readonly Room[] = Array.from({ length: LEVEL_ROWS }, () => new Room());

  private tableVersion = 0;
  private tableWindow = 0;
  private readonly flat = new Int32Array(PLANE);
  private readonly apart = new Int32Array(PLANE);
  private readonly tableHalves = new Int32Array(HALF_COUNT * ROWS);
  private readonly apartHalves = new Int32Array(HALF_COUNT * ROWS);
  private readonly tableSeen = new Int32Array(HALF_COUNT);
  private readonly survey = new Survey();
  private readonly surveyed = new MoveList(1024);

  /** Looks at a position from now on, as it stands. To be called whenever it has changed. */
  follow(stack: Stack): void {
    const { placed } = this;
    const theirs = stack.placed;
    const { ply } = stack;
    const length = Math.min(this.ply, ply);
    let same = 0;
    while (same < length && placed[same] === theirs[same]) same++;
    while (this.ply > same) this.pop();
    while (this.ply < ply) this.push(theirs[this.ply], stack.levels[this.ply]);
  }

  /** R5: the level on which a tile that somebody has left must be placed. */
  level(tile: number): number {
    const bit = 1 << tile;
    for (let level = this.top + 1; level > 1; level--) if (this.fits(level) & bit) return level;
    return 1;
  }

  /** The set of tiles, of those that anybody has left, that fit on a level above the table (and perhaps not higher up). */
  fits(level: number): number {
    const place = this.ply * LEVEL_ROWS + level;
    const known = this.fitting[place];
    if (known !== UNKNOWN) return known;
    const found = this.wide ? this.askSurvey(level) : this.look(level);
    this.fitting[place] = found;
    return found;
  }

  /** Appends the placements of a tile on its level. Not for the first tile of a game. */
  spots(tile: number, list: MoveList): void {
    this.spotsOn(tile, this.wide ? 1 : this.level(tile), list);
  }

  /** The same where its level is known. */
  spotsOn(tile: number, level: number, list: MoveList): void {
    if (this.wide) {
      this.survey.find(this, this.holder(tile), 1 << tile, list);
      return;
    }
    if (level === 1) this.spotsOnTable(tile, list);
    else this.roomOn(level).list(tile, this.corner(), list);
  }

  /** Appends the placements of one orientation on the table: there are always some. */
  spotsOfOrientation(id: number, list: MoveList): void {
    if (this.wide) {
      const { tile } = ORIENTATIONS[id];
      this.survey.find(this, this.holder(tile), 1 << tile, list);
      return;
    }
    this.drawTable();
    this.pushTable(id, list);
  }

  /** Lays a tile of the seat whose turn it is, on the level where it must go. */
  push(move: Move, level: number): void {
    const { fitting, versions } = this;
    this.keepWhatIsKnown();
    this.lay(move, level);
    const now = this.ply * LEVEL_ROWS;
    // A tile on a level changes what fits there, and on the level above.
    for (let place = now + level; place <= now + level + 1; place++) {
      fitting[place] = UNKNOWN;
      this.lastVersion = (this.lastVersion % LAST_VERSION) + 1;
      versions[place] = this.lastVersion;
    }
    // The survey only says where a tile fits best, which is no help once that place is taken.
    if (this.wide) fitting.fill(UNKNOWN, now, now + LEVEL_ROWS);
  }

  /** Lets a tile go without laying it anywhere: for those who do not care where it is. */
  pushNowhere(tile: number): void {
    this.keepWhatIsKnown();
    this.letGo(tile);
  }

  /** Takes the last tile away. */
  pop(): void {
    this.takeBack();
  }

  private keepWhatIsKnown(): void {
    const from = this.ply * LEVEL_ROWS;
    const to = from + LEVEL_ROWS;
    for (let level = 1; level <= this.top + 2; level++) {
      this.fitting[to + level] = this.fitting[from + level];
      this.versions[to + level] = this.versions[from + level];
    }
  }

  /** The set of tiles that fit on a level above the table. */
  private look(level: number): number {
    return this.mayHold(level) ? this.roomOn(level).tiles : 0;
  }

  /** The room on a level above the table on which something may fit. */
  protected roomOn(level: number): Room {
    const room = this.rooms[level];
    const version = this.versions[this.ply * LEVEL_ROWS + level];
    if (room.version !== version || room.window !== this.window) {
      room.version = version;
      room.window = this.window;
      room.lay(this, level);
    }
    return room;
  }

  private askSurvey(level: number): number {
    const { survey, surveyed } = this;
    let found = 0;
    for (let seat = 0; seat < 2; seat++) {
      let tiles = 0;
      for (let tile = 0; tile < SHAPES; tile++) if (this.holds(seat, tile)) tiles |= 1 << tile;
      if (tiles === 0) continue;
      surveyed.clear();
      survey.find(this, seat, tiles, surveyed);
      for (let tile = 0; tile < SHAPES; tile++) {
        // A tile that fits higher up is never asked about further down.
        if ((tiles >> tile) & 1 && survey.highest[tile] === level) found |= 1 << tile;
      }
    }
    return found;
  }

  /** A seat that has a tile left. */
  private holder(tile: number): number {
    return this.holds(0, tile) ? 0 : 1;
  }

  private spotsOnTable(tile: number, list: MoveList): void {
    this.drawTable();
    for (let id = FIRST_ORIENTATION[tile]; id < FIRST_ORIENTATION[tile + 1]; id++) this.pushTable(id, list);
  }

  /** R3: where tetriamonds fit on the table, and where they would touch nothing. */
  private drawTable(): void {
    const version = this.versions[this.ply * LEVEL_ROWS + 1];
    if (this.tableVersion === version && this.tableWindow === this.window) return;
    this.tableVersion = version;
    this.tableWindow = this.window;
    const { covered, flat, apart } = this;
    const ups = PLANE;
    const downs = PLANE + ROWS;
    const low = this.lowRow[1] - MARGIN;
    const high = this.highRow[1] + MARGIN;
    for (let row = low; row <= high; row++) {
      const up = covered[ups + row];
      const down = covered[downs + row];
      flat[row] = ~up;
      flat[ROWS + row] = ~down;
      apart[row] = ~(up | down | (down << 1) | covered[downs + row - 1]);
      apart[ROWS + row] = ~(down | up | (up >>> 1) | covered[ups + row + 1]);
    }
    layHalves(flat, this.tableHalves, this.tableSeen, low, high);
    layHalves(apart, this.apartHalves, this.tableSeen, low, high);
  }

  private pushTable(id: number, list: MoveList): void {
    const { tableHalves, apartHalves } = this;
    const corner = this.corner();
    const first = FIRST_ROW[id];
    const second = SECOND_ROW[id];
    const byFirst = FIRST_COLUMN[id];
    const bySecond = SECOND_COLUMN[id];
    const last = this.highRow[1] + 1;
    for (let row = this.lowRow[1] - HEIGHT[id]; row <= last; row++) {
      const fits = (tableHalves[first + row] >>> byFirst) & (tableHalves[second + row] >>> bySecond);
      const lonely = (apartHalves[first + row] >>> byFirst) & (apartHalves[second + row] >>> bySecond);
      let rest = fits & ~lonely & ANSWERS;
      for (const start = (id << 16) + corner + row; rest !== 0; rest &= rest - 1) {
        list.push(start + ((31 - Math.clz32(rest & -rest)) << 8));
      }
    }
  }
}
