import {
  type Actor,
  type Move,
  MoveList,
  mostOf,
  NOBODY,
  type Polyiamond,
  type Position,
  type Problem,
  problem,
  type Random,
  scramble,
} from '@countertop/core';
import { AnyPlace } from './any-place.ts';
import { cellsOf, covers, orientationOf, placementOf, shiftX, shiftY, tileOf } from './placement.ts';
import { MOST_LEVELS, type Stack, Survey } from './survey.ts';
import { ORIENTATIONS, PLIES, TILES, TILES_EACH, type Tile } from './tiles.ts';

export type Goal = 'highest' | 'lowest';

const ALL_TILES = (1 << TILES_EACH) - 1;

/** A tile on the stack. */
export interface PlacedTile {
  /** When it was placed, from 0. */
  readonly index: number;
  readonly seat: number;
  readonly tile: Tile;
  readonly move: Move;
  readonly level: number;
  readonly cells: Polyiamond;
}

/** One cell of each orientation. */
const CELL_X = Uint8Array.from(ORIENTATIONS, ({ cells }) => cells[0].x);
const CELL_Y = Uint8Array.from(ORIENTATIONS, ({ cells }) => cells[0].y);
const CELL_DOWN = Uint8Array.from(ORIENTATIONS, ({ cells }) => Number(cells[0].down));

// A survey keeps nothing between calls, and one that runs along looks where it is: all positions may use the same ones.
const survey = new Survey();
const anyPlace = new AnyPlace();

/** A game in progress. Rule numbers (R1-R9) are those of the README. */
export class CounterplaysPosition implements Position, Stack {
  readonly seats = 2;
  readonly goal: Goal;
  /** How many tiles lie there. */
  private laid = 0;
  private height = 0;
  /** The stack, which is also the history: what lies above `laid` is 0. */
  private readonly stackMoves = new Int32Array(PLIES);
  private readonly stackLevels = new Uint8Array(PLIES);
  /** Sets of tiles, by seat: bit t for the tile with id t. */
  private readonly left = Int32Array.of(ALL_TILES, ALL_TILES);
  /** How many tiles, by level and seat. */
  private readonly tally = new Uint8Array(2 * (MOST_LEVELS + 1));
  private readonly hash = new Int32Array(2);
  private readonly scratchList = new MoveList(1024);

  constructor(goal: Goal) {
    this.goal = goal;
  }

  get actor(): Actor {
    // R6: nobody ever passes, so the seats simply alternate until all tiles are placed.
    return this.laid === PLIES ? NOBODY : this.laid & 1;
  }

  get ply(): number {
    return this.laid;
  }

  /** The highest level with a tile; 0 before the first. */
  get top(): number {
    return this.height;
  }

  /** The placements so far and their levels, by ply: seat 0 made those with even numbers. */
  get placed(): ArrayLike<Move> {
    return this.stackMoves;
  }

  get levels(): ArrayLike<number> {
    return this.stackLevels;
  }

  get hashLow(): number {
    return this.hash[0];
  }

  get hashHigh(): number {
    return this.hash[1];
  }

  moves(list: MoveList): void {
    list.clear();
    if (this.laid < PLIES) this.find(this.laid & 1, this.left[this.laid & 1], list);
  }

  pick(random: Random): Move {
    if (this.laid === 0) return placementOf(random.below(ORIENTATIONS.length), 0, 0);
    return anyPlace.pick(this, this.left[this.laid & 1], random);
  }

  play(move: Move): void {
    const level = this.heightUnder(move) + 1;
    const seat = this.laid & 1;
    this.stackMoves[this.laid] = move;
    this.stackLevels[this.laid] = level;
    this.laid++;
    this.left[seat] &= ~(1 << tileOf(move));
    this.tally[2 * level + seat]++;
    if (level > this.height) this.height = level;
    this.stir(move, level, seat);
  }

  undo(): void {
    this.laid--;
    const seat = this.laid & 1;
    const move = this.stackMoves[this.laid];
    const level = this.stackLevels[this.laid];
    this.stackMoves[this.laid] = 0;
    this.stackLevels[this.laid] = 0;
    this.left[seat] |= 1 << tileOf(move);
    this.tally[2 * level + seat]--;
    // Levels are entered from below, so only the top one can have become empty.
    if (this.tally[2 * this.height] + this.tally[2 * this.height + 1] === 0) this.height--;
    this.stir(move, level, seat);
  }

  clone(): CounterplaysPosition {
    const copy = new CounterplaysPosition(this.goal);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: CounterplaysPosition): void {
    this.laid = other.laid;
    this.height = other.height;
    this.stackMoves.set(other.stackMoves);
    this.stackLevels.set(other.stackLevels);
    this.left.set(other.left);
    this.tally.set(other.tally);
    this.hash.set(other.hash);
  }

  scores(): number[] {
    return [this.score(0), this.score(1)];
  }

  score(seat: number): number {
    return this.tally[2 * this.decidingLevel() + seat];
  }

  winners(): number[] | null {
    return this.laid < PLIES ? null : this.leaders([0, 1]);
  }

  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.score(seat));
  }

  share(seat: number): number {
    const own = this.score(seat);
    const other = this.score(1 - seat);
    return own === other ? 0.5 : own > other ? 1 : 0;
  }

  team(seat: number): number {
    return seat;
  }

  freshHash(): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    for (let i = 0; i < this.laid; i++) {
      low ^= lowKey(this.stackMoves[i], this.stackLevels[i], i & 1);
      high ^= highKey(this.stackMoves[i], this.stackLevels[i], i & 1);
    }
    return [low, high];
  }

  /**
   * R7-R9: the first level, from the goal's end, on which the players have different numbers of tiles; where there
   * is none, the goal's end. 0 before the first tile.
   */
  decidingLevel(): number {
    const { tally, height: top } = this;
    if (this.goal === 'highest') {
      for (let level = top; level > 0; level--) if (tally[2 * level] !== tally[2 * level + 1]) return level;
      return top;
    }
    for (let level = 1; level <= top; level++) if (tally[2 * level] !== tally[2 * level + 1]) return level;
    return Math.min(top, 1);
  }

  /** How many tiles of a seat lie on a level. */
  tilesOn(level: number, seat: number): number {
    return level > 0 && level <= this.height ? this.tally[2 * level + seat] : 0;
  }

  /** The tile placed at a ply, from 0. */
  placedTile(index: number): PlacedTile {
    const move = this.stackMoves[index];
    const tile = TILES[tileOf(move)];
    return { index, seat: index & 1, tile, move, level: this.stackLevels[index], cells: cellsOf(move) };
  }

  /** All tiles of a level in the order in which they were placed. */
  levelTiles(level: number): PlacedTile[] {
    const found: PlacedTile[] = [];
    for (let i = 0; i < this.laid; i++) if (this.stackLevels[i] === level) found.push(this.placedTile(i));
    return found;
  }

  hasTile(seat: number, tile: number): boolean {
    return ((this.left[seat] >> tile) & 1) === 1;
  }

  /** The tiles left to a seat as a set of bits, by their ids. */
  tilesLeft(seat: number): number {
    return this.left[seat];
  }

  /** When the uppermost tile over a cell was placed; -1 where the table is bare. */
  topTileAt(x: number, y: number, down: boolean): number {
    // A later tile lies above an earlier one.
    for (let i = this.laid - 1; i >= 0; i--) if (covers(this.stackMoves[i], x, y, down ? 1 : 0)) return i;
    return -1;
  }

  /** How many tiles lie over a cell. */
  heightAt(x: number, y: number, down: boolean): number {
    const index = this.topTileAt(x, y, down);
    return index < 0 ? 0 : this.stackLevels[index];
  }

  /** Appends the legal placements of one tile left to a seat, as if it were that seat's turn; none after its last. */
  placements(seat: number, tile: number, list: MoveList): void {
    if (this.hasTile(seat, tile)) this.find(seat, 1 << tile, list);
  }

  /** R5: the highest level on which a tile left to a seat can be placed; 0 where the tile is not left. */
  highestLevel(seat: number, tile: number): number {
    if (!this.hasTile(seat, tile)) return 0;
    this.scratchList.clear();
    this.find(seat, 1 << tile, this.scratchList);
    return survey.highest[tile];
  }

  /** The level on which a placement would come to lie, whether that is the tile's highest or not; 0 if on none. */
  levelOf(move: Move): number {
    const lie = this.lieOf(move);
    return typeof lie === 'number' ? lie : 0;
  }

  /** Why the actor cannot make a placement, or undefined where it is legal. */
  why(move: Move): Problem | undefined {
    const seat = this.actor;
    const { id, letter } = TILES[tileOf(move)];
    if (seat === NOBODY) return problem('game-over');
    if (!this.hasTile(seat, id)) return problem('tile-used', { tile: letter, left: lettersOf(this.left[seat]) });
    const lie = this.lieOf(move);
    if (typeof lie !== 'number') return lie;
    const highest = this.highestLevel(seat, id);
    return lie < highest ? problem('higher-level', { tile: letter, level: lie, highest }) : undefined;
  }

  /** How many tiles lie under a legal placement: the same number under each of its cells. */
  private heightUnder(move: Move): number {
    const id = orientationOf(move);
    const x = shiftX(move) + CELL_X[id];
    const y = shiftY(move) + CELL_Y[id];
    for (let i = this.laid - 1; i >= 0; i--)
      if (covers(this.stackMoves[i], x, y, CELL_DOWN[id])) return this.stackLevels[i];
    return 0;
  }

  /** R2-R4: the level of a placement, or why it has none. */
  private lieOf(move: Move): number | Problem {
    const tile = TILES[tileOf(move)].letter;
    if (this.laid === 0) return shiftX(move) === 0 && shiftY(move) === 0 ? 1 : problem('first-place', { tile });
    const cells = cellsOf(move);
    const under = cells.map(({ x, y, down }) => this.topTileAt(x, y, down));
    const heights = under.map((index) => (index < 0 ? 0 : this.stackLevels[index]));
    const low = Math.min(...heights);
    const high = Math.max(...heights);
    if (low !== high) return problem('not-flat', { tile, low, high });
    if (low === 0) return this.touchesTable(move) ? 1 : problem('not-touching', { tile });
    if (under.every((index) => index === under[0])) {
      return problem('one-tile', { tile, level: low + 1, under: TILES[tileOf(this.stackMoves[under[0]])].letter });
    }
    return low + 1;
  }

  /** R3: whether a placement on the table shares a side with a tile there. Tiles above never reach beyond those. */
  private touchesTable(move: Move): boolean {
    return cellsOf(move).some(({ x, y, down }) =>
      down
        ? this.heightAt(x, y, false) + this.heightAt(x + 1, y, false) + this.heightAt(x, y + 1, false) > 0
        : this.heightAt(x, y, true) + this.heightAt(x - 1, y, true) + this.heightAt(x, y - 1, true) > 0,
    );
  }

  private find(seat: number, tiles: number, list: MoveList): void {
    if (this.laid > 0) {
      survey.find(this, seat, tiles, list);
      return;
    }
    // R2: where the first tile goes makes no difference, so it goes to one place.
    for (const { id, tile } of ORIENTATIONS) {
      if ((tiles >> tile) & 1) list.push(placementOf(id, 0, 0));
    }
    survey.highest.fill(1);
  }

  private stir(move: Move, level: number, seat: number): void {
    this.hash[0] ^= lowKey(move, level, seat);
    this.hash[1] ^= highKey(move, level, seat);
  }
}

/** The letters of a set of tiles: `I P W`. */
export function lettersOf(tiles: number): string {
  return TILES.filter(({ id }) => (tiles >> id) & 1)
    .map(({ letter }) => letter)
    .join(' ');
}

// The placed tiles with their levels and owners are all that matters; whose turn it is follows from their number.
function lowKey(move: Move, level: number, seat: number): number {
  return scramble(move | (level << 23) | (seat << 27));
}

function highKey(move: Move, level: number, seat: number): number {
  return scramble(Math.imul(move | (level << 23) | (seat << 27), 0x9e3779b1) ^ 0x5bd1e995);
}
