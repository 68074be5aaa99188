import { type Move, MoveList, scramble } from '@countertop/core';
import { Budget, bringBest, type Limits } from '@countertop/search';
import { tileOf } from '../rules/placement.ts';
import type { CounterplaysPosition } from '../rules/position.ts';
import { RunningSurvey } from '../rules/running-survey.ts';
import { PLIES, TILES } from '../rules/tiles.ts';
import { EndgameOrder, levelOf, moveOf, onLevel } from './endgame-order.ts';
import { askedOf, EndgameTable, NO_MOVE, resultOf } from './endgame-table.ts';
import { Standing } from './standing.ts';

const SHAPES = TILES.length;
/** In the table, a best move that is any placement of a tile low down: GONE - tile. */
const GONE = -2;
const LOWEST_KEY = 0x2545f491;
const DRAW_KEY = 0x3c6ef372;

/** Whether White reaches the aim, whatever the other does and wherever the tiles lie that are gone. */
const YES = 1;
const NO = -1;
const UNSURE = 0;

/** What is known about a placement at the root. */
export interface Solved {
  readonly move: Move;
  /** For the one to move: 1 won, 0 drawn, -1 lost. */
  readonly value: number;
  /** The true value may be lower. */
  readonly atMost: boolean;
  readonly nodes: number;
}

/**
 * Plays the last plies out to the end: won, drawn or lost, for certain. It asks whether White wins, or whether White draws at
 * least, and tries all placements until that is clear; but two thoughts keep it from trying most of them:
 *
 * - Nobody looked: a search notes on which levels it asked what fits. A placement on level n only changes the answers
 *   for n and n+1, so if nobody asked there, all placements of that tile on that level come to the same.
 * - Gone: far below the top it hardly ever matters where a tile lies, or on which of the low levels. So the tile is
 *   first let go without being laid anywhere. What is not known then is taken at its worst: the next tile may come to lie one
 *   level higher, so it is let go as well, and at the end the tiles that are gone lie as it suits the one who is to be
 *   refuted. Only if neither side is refuted so, the placements are tried one by one.
 */
export class Endgame {
  private readonly survey = new RunningSurvey();
  private readonly standing = new Standing();
  private readonly left = new Int32Array(2);
  private lowest = false;
  /** White is to come to this at least: 1 a win, 0 a draw. */
  private aim = 1;
  /** Tiles are gone to some level up to this one: what lies there is not known. */
  private floor = 0;
  /** The levels somebody asked about, a set of bits. */
  private asked = 0;
  private budget = new Budget({});
  private readonly hash = new Int32Array(2);
  private readonly lists: MoveList[] = Array.from({ length: PLIES + 1 }, () => new MoveList(1024));
  private readonly orders: Float64Array[] = Array.from({ length: PLIES + 1 }, () => new Float64Array(1024));
  /** By ply: whether letting a low tile go was the answer last time. */
  private readonly lowFirst = new Uint8Array(PLIES + 1);
  private readonly lowLists: MoveList[] = Array.from({ length: PLIES + 1 }, () => new MoveList(1024));
  private readonly lowOrders: Float64Array[] = Array.from({ length: PLIES + 1 }, () => new Float64Array(1024));
  private listBest = NO_MOVE;
  private listAsked = 0;
  private readonly order = new EndgameOrder();
  private readonly table = new EndgameTable();

  get nodes(): number {
    return this.budget.nodes;
  }

  /**
   * What is known of the given placements, in their order; undefined when the limits did not suffice to find the best. The
   * first of the highest value is the move to make.
   */
  solve(position: CounterplaysPosition, moves: readonly Move[], limits: Limits): Solved[] | undefined {
    const solved = this.examine(position, moves, limits).filter((known) => known !== undefined);
    const won = solved.some(({ value, atMost }) => value === 1 && !atMost);
    return won || !this.budget.over ? solved : undefined;
  }

  /** The same, but what the limits did not suffice for is left undefined. */
  examine(position: CounterplaysPosition, moves: readonly Move[], limits: Limits): (Solved | undefined)[] {
    this.begin(position, limits);
    const seat = position.ply & 1;
    const want = wish(seat);
    const least = moves.map(() => -1);
    const most = moves.map(() => 1);
    const spent = moves.map(() => 0);
    let best = -1;
    for (let value = 1; value > best && value >= 0 && !this.budget.over; value--) {
      // Black comes to a value if White does not come to the one above its opposite.
      this.aim = seat === 0 ? value : 1 - value;
      for (const i of this.rootOrder(moves)) {
        if (most[i] < value) continue;
        const tile = tileOf(moves[i]);
        const nodes = this.budget.nodes;
        const { result, alike } = this.tryRoot(seat, moves[i], position.levelOf(moves[i]));
        spent[i] += this.budget.nodes - nodes;
        if (this.budget.over) break;
        for (let j = 0; j < moves.length; j++) {
          if (j !== i && (!alike || tileOf(moves[j]) !== tile)) continue;
          if (result === want) least[j] = value;
          else most[j] = value - 1;
        }
        if (result !== want) continue;
        best = value;
        break;
      }
    }
    const certain = best === 1 || !this.budget.over;
    return moves.map((move, i): Solved | undefined => {
      if (least[i] === most[i]) return { move, value: least[i], atMost: false, nodes: spent[i] };
      if (!certain && most[i] === 1) return undefined;
      return { move, value: certain ? Math.min(most[i], best) : most[i], atMost: true, nodes: spent[i] };
    });
  }

  forget(): void {
    this.table.forget();
  }

  /** Whether a placement brings White to the aim, and whether the tile's other placements come to the same. */
  private tryRoot(seat: number, move: Move, level: number): { result: number; alike: boolean } {
    const bottom = this.lowestToAsk();
    if (level <= bottom) {
      const result = this.letGo(seat, tileOf(move), bottom);
      if (result !== UNSURE) return { result, alike: true };
    }
    this.asked = 0;
    const result = this.lay(seat, move, level);
    return { result, alike: (this.asked & (3 << level)) === 0 };
  }

  /** The order in which to try the placements: as given, but what won when this position was met before comes first. */
  private rootOrder(moves: readonly Move[]): number[] {
    const order = [...moves.keys()];
    const low = this.hashLow();
    if (this.table.find(low, this.hash[1]) === 0) return order;
    const best = this.table.bestMove(low, this.hash[1]);
    const first = moves.findIndex((move) => (best <= GONE ? tileOf(move) === GONE - best : move === best));
    return first > 0 ? [first, ...order.filter((i) => i !== first)] : order;
  }

  private begin(position: CounterplaysPosition, limits: Limits): void {
    this.survey.follow(position);
    this.standing.follow(position);
    this.budget = new Budget(limits);
    this.lowest = position.goal === 'lowest';
    this.floor = 0;
    this.asked = 0;
    for (let seat = 0; seat < 2; seat++) this.left[seat] = position.tilesLeft(seat);
    // The goal is not part of a position's hash.
    this.hash[0] = position.hashLow ^ (this.lowest ? LOWEST_KEY : 0);
    this.hash[1] = position.hashHigh;
    this.order.begin();
  }

  private hashLow(): number {
    return this.aim === 1 ? this.hash[0] : this.hash[0] ^ DRAW_KEY;
  }

  /** The set of tiles that fit on a level, as far as is known: what is gone may make room on the level above it. */
  private ask(level: number): number {
    this.asked |= 1 << level;
    return level > this.survey.top + 1 ? 0 : this.survey.fits(level);
  }

  /** Tiles that fit nowhere above this level are let go first. Seen from the lowest level every tile counts. */
  private lowestToAsk(): number {
    // What is gone bears on the level above it, so the next tile must not ask there.
    if (this.floor > 0) return this.floor + 1;
    return this.lowest || this.survey.wide ? 0 : Math.max(1, this.survey.top - 3);
  }

  private lay(seat: number, move: Move, level: number): number {
    const { survey, hash, left, standing } = this;
    const tile = tileOf(move);
    const key = move | (level << 23) | (seat << 27);
    const low = scramble(key);
    const high = scramble(Math.imul(key, 0x9e3779b1) ^ 0x5bd1e995);
    hash[0] ^= low;
    hash[1] ^= high;
    left[seat] ^= 1 << tile;
    standing.add(seat, level, 1);
    survey.push(move, level);
    const value = this.search();
    survey.pop();
    standing.add(seat, level, -1);
    left[seat] ^= 1 << tile;
    hash[0] ^= low;
    hash[1] ^= high;
    return value;
  }

  private letGo(seat: number, tile: number, floor: number): number {
    const { survey, hash, left, standing } = this;
    const before = this.floor;
    const key = (tile << 8) | (seat << 7) | floor | (1 << 30);
    const low = scramble(key);
    const high = scramble(Math.imul(key, 0x9e3779b1) ^ 0x5bd1e995);
    hash[0] ^= low;
    hash[1] ^= high;
    left[seat] ^= 1 << tile;
    standing.addGone(seat, floor, 1);
    this.floor = Math.max(before, floor);
    survey.pushNowhere(tile);
    const value = this.search();
    survey.pop();
    this.floor = before;
    standing.addGone(seat, floor, -1);
    left[seat] ^= 1 << tile;
    hash[0] ^= low;
    hash[1] ^= high;
    return value;
  }

  /** Whether White reaches the aim. Means nothing once the budget is over. */
  private search(): number {
    const { survey, budget } = this;
    if (budget.spend()) return UNSURE;
    const { ply } = survey;
    // The last tile is Black's.
    if (ply === PLIES) return this.reckon(Math.max(survey.top, this.floor), 0);
    if (ply === PLIES - 1) return this.verdict();
    const before = this.asked;
    const low = this.hashLow();
    const high = this.hash[1];
    const known = this.table.find(low, high);
    if (known !== 0) {
      this.asked |= askedOf(known);
      return resultOf(known);
    }
    this.asked = 0;
    const seat = ply & 1;
    const want = wish(seat);
    const bottom = this.lowestToAsk();
    const open = this.listHigh(ply, seat, bottom);
    let everything = this.asked;
    let bestMove = NO_MOVE;
    let cutBy = 0;
    let result = 0 - want;
    const goneFirst = this.lowFirst[ply] === 1;
    for (let phase = 0; phase < 2 && result !== want; phase++) {
      const low = (phase === 0) === goneFirst;
      const value = low ? this.tryLow(ply, seat, open, bottom) : this.tryList(ply, seat, this.lists[ply]);
      if (budget.over) return UNSURE;
      everything |= this.asked;
      if (value === UNSURE) result = UNSURE;
      if (value !== want) continue;
      result = want;
      bestMove = this.listBest;
      cutBy = this.listAsked;
      this.lowFirst[ply] = Number(low);
    }
    if (result === UNSURE && this.trySure(ply, seat, open, bottom) === want) {
      result = want;
      bestMove = this.listBest;
      cutBy = this.listAsked;
    }
    if (budget.over) return UNSURE;
    // A refutation depends on itself alone.
    const asked = result === want ? cutBy : everything;
    this.asked = before | asked;
    this.table.store(low, high, bestMove, result, asked);
    return result;
  }

  /** R5: lists the placements of all tiles that lie above `bottom`. Returns the others. */
  private listHigh(ply: number, seat: number, bottom: number): number {
    const { survey } = this;
    let open = this.left[seat];
    const list = this.lists[ply];
    list.clear();
    for (let level = survey.top + 1; level > bottom && open !== 0; level--) {
      const here = level === 1 ? open : this.ask(level) & open;
      if (level === 1) this.asked |= 2;
      open &= ~here;
      this.listTiles(here, level, list);
    }
    this.weigh(this.orders, ply, seat, list);
    return open;
  }

  private listTiles(tiles: number, level: number, list: MoveList): void {
    const from = list.length;
    for (let tile = 0; tile < SHAPES; tile++) if ((tiles >> tile) & 1) this.survey.spots(tile, list);
    for (let i = from; i < list.length; i++) list.moves[i] = onLevel(list.moves[i], level);
  }

  /** Tries a list of placements with their levels. Leaves in `asked` what all of them depend on. */
  private tryList(ply: number, seat: number, list: MoveList): number {
    const { budget } = this;
    const want = wish(seat);
    const order = this.orders[ply];
    const top = this.survey.top + 1;
    let result = 0 - want;
    let everything = 0;
    let done = 0;
    for (let i = 0; i < list.length; i++) {
      if (i < 12) bringBest(list.moves, order, i, list.length);
      const packed = list.moves[i];
      const move = moveOf(packed);
      const level = levelOf(packed);
      const tile = tileOf(move);
      if ((done >> tile) & 1) continue;
      this.asked = 0;
      const value = this.lay(seat, move, level);
      if (budget.over) return UNSURE;
      // Nobody looked where this tile lies: its other placements come to the same.
      if ((this.asked & (3 << level)) === 0) done |= 1 << tile;
      const asked = this.asked | upTo(level, top);
      everything |= asked;
      if (value === want) {
        this.listBest = move;
        this.listAsked = asked;
        this.order.reward(ply, seat, move);
        result = want;
        break;
      }
      if (value === UNSURE) result = UNSURE;
    }
    this.asked = everything;
    return result;
  }

  /** Tries tiles that go to some level up to `bottom`: gone, or where that is not enough, one placement after the other. */
  private tryLow(ply: number, seat: number, tiles: number, bottom: number): number {
    const { budget } = this;
    const want = wish(seat);
    const above = upTo(bottom + 1, this.survey.top + 1);
    let result = 0 - want;
    let everything = 0;
    for (let tile = SHAPES - 1; tile >= 0; tile--) {
      if (((tiles >> tile) & 1) === 0) continue;
      this.asked = 0;
      let value = this.letGo(seat, tile, bottom);
      if (value === UNSURE && this.floor === 0 && !budget.over) value = this.tryPlacements(ply, seat, tile, bottom);
      if (budget.over) return UNSURE;
      this.asked |= above;
      everything |= this.asked;
      if (value === want) {
        this.listBest = GONE - tile;
        this.listAsked = this.asked;
        result = want;
        break;
      }
      if (value === UNSURE) result = UNSURE;
    }
    this.asked = everything;
    return result;
  }

  private tryPlacements(ply: number, seat: number, tile: number, bottom: number): number {
    this.asked = 0;
    let level = bottom;
    while (level > 1 && ((this.ask(level) >> tile) & 1) === 0) level--;
    const asked = this.asked;
    // Further down the list of this ply is needed again, so the low tiles have one of their own.
    const list = this.lowLists[ply];
    list.clear();
    this.listTiles(1 << tile, level, list);
    const found = this.tryLowList(ply, seat, list);
    this.asked |= asked;
    return found;
  }

  /** What is gone covers nothing on the level above: who looks for one good placement may trust those that are known there. */
  private trySure(ply: number, seat: number, tiles: number, bottom: number): number {
    const sure = this.ask(bottom) & tiles;
    if (sure === 0) return UNSURE;
    const list = this.lowLists[ply];
    list.clear();
    this.listTiles(sure, bottom, list);
    return this.tryLowList(ply, seat, list);
  }

  private tryLowList(ply: number, seat: number, list: MoveList): number {
    this.weigh(this.lowOrders, ply, seat, list);
    const kept = this.orders[ply];
    this.orders[ply] = this.lowOrders[ply];
    const found = this.tryList(ply, seat, list);
    this.orders[ply] = kept;
    return found;
  }

  private weigh(orders: Float64Array[], ply: number, seat: number, list: MoveList): void {
    if (orders[ply].length < list.length) orders[ply] = new Float64Array(2 * list.length);
    this.order.weigh(orders[ply], ply, seat, list, this.lowest ? -1 : 1);
  }

  /** The last tile, Black's: whether White reaches the aim. Levels are asked about only as long as they can decide. */
  private verdict(): number {
    const { survey, floor } = this;
    const { lead } = this.standing;
    const bit = this.left[1];
    if (this.lowest) {
      let level = survey.top + 1;
      while (level > 1 && (this.ask(level) & bit) === 0) level--;
      this.asked |= 2;
      return this.reckon(survey.top, level);
    }
    for (let level = Math.max(survey.top, floor) + 1; level > Math.max(floor, 1); level--) {
      const ahead = lead[level];
      // Whether the tile joins or not, the level decides.
      if (ahead < 0) return NO;
      if (ahead > 1) return YES;
      if (this.ask(level) & bit) return ahead === 1 ? this.reckon(level - 1, 0) : NO;
      if (level === floor + 1) return this.perhaps(level, ahead);
      if (ahead > 0) return YES;
    }
    return this.reckon(1, 1);
  }

  /** The last tile may fit on the level above what is gone, or only on the table. */
  private perhaps(level: number, ahead: number): number {
    const { aim, floor, standing } = this;
    if (ahead === 1 && standing.worst(level - 1, 0, floor) >= aim) return YES;
    return ahead === 0 && standing.best(level - 1, 1, floor) < aim ? NO : UNSURE;
  }

  /** Whether White reaches the aim by what lies from a level downwards, and a tile more of Black's on level `more`. */
  private reckon(from: number, more: number): number {
    const { aim, floor, standing } = this;
    if (this.lowest) return standing.fromBelow(more) >= aim ? YES : NO;
    if (standing.worst(from, more, floor) >= aim) return YES;
    return standing.best(from, more, floor) < aim ? NO : UNSURE;
  }
}

/** What a seat would like the answer to be. */
function wish(seat: number): number {
  return seat === 0 ? YES : NO;
}

/** The levels from `low` to `high` as a set of bits. */
function upTo(low: number, high: number): number {
  return ((2 << high) - 1) & ~((1 << low) - 1);
}
