import { type Move, MoveList } from '@countertop/core';
import { Budget, bringBest, type Limits } from '@countertop/search';
import { tileOf } from '../rules/placement.ts';
import type { CounterplaysPosition } from '../rules/position.ts';
import { PLIES, TILES } from '../rules/tiles.ts';
import { NO, UNSURE, wish, YES } from './endgame-answers.ts';
import { EndgameCosts } from './endgame-costs.ts';
import { EndgameGlance } from './endgame-glance.ts';
import { EndgameGround, WHOLE_TABLE } from './endgame-ground.ts';
import { EndgameKeys, handsKey } from './endgame-keys.ts';
import { EndgameOrder, levelOf, moveOf, onLevel } from './endgame-order.ts';
import { EndgamePatterns } from './endgame-patterns.ts';
import { EndgameSurvey } from './endgame-survey.ts';
import { askedOf, EndgameTable, NO_MOVE, resultOf } from './endgame-table.ts';
import { Standing } from './standing.ts';

const SHAPES = TILES.length;
const HIGH = SHAPES;
const LOW = SHAPES + 1;
const WAYS = SHAPES + 2;
/** In the table, a best move that is any placement of a tile low down: GONE - tile. */
const GONE = -2;
/** With so many plies left a result is worth being kept for other tables; after a placement on the table, with fewer. */
const PATTERN_PLIES = 4;
const PATTERN_PLIES_ON_TABLE = 2;
/** With fewer plies left hardly a position is met again. */
const TABLE_PLIES = 4;

/**
 * Answers one question about the last plies for certain: whether White wins, or whether White draws at
 * least. It tries all placements until that is clear; but four thoughts keep it from trying most of them:
 *
 * - Nobody looked: a search notes on which levels it asked what fits. A placement on level n only changes the answers
 *   for n and n+1, so if nobody asked there, all placements of that tile on that level come to the same.
 * - Gone: far below the top it hardly ever matters where a tile lies, or on which of the low levels. So the tile is
 *   first let go without being laid anywhere. What is not known then is taken at its worst: the next tile may come to lie one
 *   level higher, so it is let go as well, and at the end the tiles that are gone lie as it suits the one who is to be
 *   refuted. Only if neither side is refuted so, the placements are tried one by one.
 * - At a glance: how the last two tiles come out, and three if the first goes on the table, is mostly clear without laying them
 *   (see endgame-glance.ts).
 * - Elsewhere: a result mostly depends on little of the table, so it holds for other tables that have the same above them
 *   (see endgame-patterns.ts).
 */
export class EndgameSearch {
  private readonly survey = new EndgameSurvey();
  private readonly standing = new Standing();
  private readonly left = new Int32Array(2);
  private readonly glance = new EndgameGlance(this.survey, this.standing, this.left);
  private lowest = false;
  /** White is to come to this at least: 1 a win, 0 a draw. */
  aim = 1;
  /** Tiles are gone to some level up to this one: what lies there is not known. */
  private floor = 0;
  /** The levels somebody asked about, a set of bits. */
  private asked = 0;
  /** What was asked about below level 3 (see endgame-ground.ts). */
  private ground = 0;
  private readonly zones = new EndgameGround();
  private readonly patterns = new EndgamePatterns(this.survey, this.zones);
  private readonly keys = new EndgameKeys();
  private budget = new Budget({});
  private readonly lists: MoveList[] = Array.from({ length: PLIES + 1 }, () => new MoveList(1024));
  private readonly orders: Float64Array[] = Array.from({ length: PLIES + 1 }, () => new Float64Array(1024));
  /** By ply: each tile let go, all that is high, all that is low. */
  private readonly costs = new EndgameCosts(WAYS * (PLIES + 1));
  private readonly lowLists: MoveList[] = Array.from({ length: PLIES + 1 }, () => new MoveList(1024));
  private readonly lowOrders: Float64Array[] = Array.from({ length: PLIES + 1 }, () => new Float64Array(1024));
  private listBest = NO_MOVE;
  private listAsked = 0;
  private listGround = 0;
  private readonly order = new EndgameOrder();
  private readonly table = new EndgameTable(1 << 18);

  get nodes(): number {
    return this.budget.nodes;
  }

  /** Whether the limits are used up: then the last answer means nothing. */
  get over(): boolean {
    return this.budget.over;
  }

  forget(): void {
    this.table.forget();
    this.zones.forget();
    this.patterns.forget();
  }

  /** Whether a placement brings White to the aim, and whether the tile's other placements come to the same. */
  attempt(seat: number, move: Move, level: number): { result: number; alike: boolean } {
    const bottom = this.lowestToAsk();
    if (level <= bottom) {
      const result = this.letGo(seat, tileOf(move), bottom);
      if (result !== UNSURE) return { result, alike: true };
    }
    this.asked = 0;
    this.ground = 0;
    const result = this.lay(seat, move, level);
    return { result, alike: (this.asked & (3 << level)) === 0 };
  }

  begin(position: CounterplaysPosition, limits: Limits): void {
    this.survey.follow(position);
    this.standing.follow(position);
    this.budget = new Budget(limits);
    this.lowest = position.goal === 'lowest';
    this.floor = 0;
    this.asked = 0;
    this.ground = 0;
    if (this.zones.full) this.forget();
    this.survey.begin(position.tilesLeft(0) | position.tilesLeft(1));
    for (let seat = 0; seat < 2; seat++) this.left[seat] = position.tilesLeft(seat);
    this.keys.begin(position);
    this.order.begin();
    this.costs.begin();
  }

  /** The placement, or the tile let go somewhere, that brought the one to move to the aim when this position was met before. */
  get bestKnown(): { readonly move: Move } | { readonly tile: number } | undefined {
    const low = this.keys.low(this.aim);
    if (this.table.find(low, this.keys.high) === 0) return undefined;
    const best = this.table.bestMove(low, this.keys.high);
    return best <= GONE ? { tile: GONE - best } : { move: best };
  }

  /** Which of some tiles fit on a level, as far as is known: what is gone may make room on the level above it. */
  private ask(level: number, tiles: number): number {
    this.asked |= 1 << level;
    if (level === 2) this.ground |= tiles;
    return level > this.survey.top + 1 ? 0 : this.survey.fits(level) & tiles;
  }

  /** An answer found at a glance, with what it depends on. */
  private seen(answer: number): number {
    if (answer === UNSURE) return UNSURE;
    this.asked |= this.glance.asked;
    this.ground |= this.glance.ground;
    return answer;
  }

  /** Tiles that fit nowhere above this level are let go first. Seen from the lowest level every tile counts. */
  private lowestToAsk(): number {
    // What is gone bears on the level above it, so the next tile must not ask there.
    if (this.floor > 0) return this.floor + 1;
    return this.lowest || this.survey.wide ? 0 : Math.max(1, this.survey.top - 3);
  }

  private lay(seat: number, move: Move, level: number): number {
    const { survey, keys, left, standing } = this;
    const tile = tileOf(move);
    keys.lay(seat, move, level);
    left[seat] ^= 1 << tile;
    standing.add(seat, level, 1);
    survey.push(move, level);
    const value = this.search();
    survey.pop();
    standing.add(seat, level, -1);
    left[seat] ^= 1 << tile;
    keys.lay(seat, move, level);
    return value;
  }

  private letGo(seat: number, tile: number, floor: number): number {
    const { survey, keys, left, standing } = this;
    const before = this.floor;
    keys.letGo(seat, tile, floor);
    left[seat] ^= 1 << tile;
    standing.addGone(seat, floor, 1);
    this.floor = Math.max(before, floor);
    survey.pushNowhere(tile);
    const value = this.search();
    survey.pop();
    this.floor = before;
    standing.addGone(seat, floor, -1);
    left[seat] ^= 1 << tile;
    keys.letGo(seat, tile, floor);
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
    const bottom = this.lowestToAsk();
    if (ply === PLIES - 2 && bottom === 1) {
      const clear = this.seen(this.glance.atLastTwo(this.aim));
      if (clear !== UNSURE) return clear;
    }
    const before = this.asked;
    const low = this.keys.low(this.aim);
    const { high } = this.keys;
    const worthKeeping = PLIES - ply >= TABLE_PLIES;
    const known = worthKeeping ? this.table.find(low, high) : 0;
    if (known !== 0) {
      this.asked |= askedOf(known);
      this.ground = this.zones.join(this.ground, this.table.groundOf(low, high));
      return resultOf(known);
    }
    const groundBefore = this.ground;
    const patterned = this.isPatterned(ply);
    const hands = this.hands();
    const aboveLow = this.keys.lowAbove(hands);
    const aboveHigh = this.keys.highAbove(hands);
    const pattern = patterned ? this.patterns.find(aboveLow, aboveHigh) : 0;
    if (pattern !== 0) {
      this.asked |= askedOf(pattern);
      this.ground = this.zones.join(groundBefore, this.patterns.ground);
      return resultOf(pattern);
    }
    this.asked = 0;
    this.ground = 0;
    const seat = ply & 1;
    const want = wish(seat);
    const open = this.listHigh(ply, seat, bottom);
    let everything = this.asked;
    let everyGround = this.ground;
    let cutGround = 0;
    let bestMove = NO_MOVE;
    let cutBy = 0;
    let result = 0 - want;
    const ways = WAYS * ply;
    const lowFirst = this.costs.of(ways + LOW) < this.costs.of(ways + HIGH);
    for (let phase = 0; phase < 2 && result !== want; phase++) {
      const low = (phase === 0) === lowFirst;
      const { nodes } = budget;
      const value = low ? this.tryLow(ply, seat, open, bottom) : this.tryList(ply, seat, this.lists[ply]);
      if (budget.over) return UNSURE;
      this.costs.learn(ways + (low ? LOW : HIGH), budget.nodes - nodes, value === want);
      everything |= this.asked;
      everyGround = this.zones.join(everyGround, this.ground);
      if (value === UNSURE) result = UNSURE;
      if (value !== want) continue;
      cutGround = this.listGround;
      result = want;
      bestMove = this.listBest;
      cutBy = this.listAsked;
    }
    if (result === UNSURE && this.trySure(ply, seat, open, bottom) === want) {
      result = want;
      bestMove = this.listBest;
      cutBy = this.listAsked;
      cutGround = this.listGround;
    }
    if (budget.over) return UNSURE;
    // A refutation depends on itself alone.
    const asked = result === want ? cutBy : everything;
    const ground = result === want ? cutGround : everyGround;
    this.asked = before | asked;
    this.ground = this.zones.join(groundBefore, ground);
    if (worthKeeping) this.table.store(low, high, bestMove, result, asked, ground);
    if (patterned) this.patterns.store(aboveLow, aboveHigh, ground, result, asked);
    return result;
  }

  /** Whether results are kept for other tables. */
  private isPatterned(ply: number): boolean {
    const left = PLIES - ply;
    if (this.lowest || this.survey.wide) return false;
    return left >= PATTERN_PLIES || (left >= PATTERN_PLIES_ON_TABLE && this.survey.levels[ply - 1] === 1);
  }

  private hands(): number {
    return handsKey(this.left[0], this.left[1], this.aim);
  }

  /** Lays a tile on the table, if it is not known without that what comes of it. */
  private layOnTable(seat: number, move: Move): number {
    const { keys, left, survey } = this;
    if (this.lowest || survey.wide || PLIES - survey.ply <= PATTERN_PLIES_ON_TABLE) return this.lay(seat, move, 1);
    left[seat] ^= 1 << tileOf(move);
    const hands = this.hands();
    left[seat] ^= 1 << tileOf(move);
    const entry = this.patterns.foresee(keys.lowAbove(hands), keys.highAbove(hands), move);
    if (entry === 0) return this.lay(seat, move, 1);
    this.asked |= askedOf(entry);
    this.ground = this.zones.join(this.ground, this.patterns.ground);
    return resultOf(entry);
  }

  /** R5: lists the placements of all tiles that lie above `bottom`. Returns the others. */
  private listHigh(ply: number, seat: number, bottom: number): number {
    const { survey } = this;
    let open = this.left[seat];
    const list = this.lists[ply];
    list.clear();
    for (let level = survey.top + 1; level > bottom && open !== 0; level--) {
      const here = level === 1 ? open : this.ask(level, open);
      if (level === 1) this.asked |= 2;
      open &= ~here;
      this.listTiles(here, level, list);
    }
    this.weigh(this.orders, ply, seat, list);
    return open;
  }

  private listTiles(tiles: number, level: number, list: MoveList): void {
    const from = list.length;
    for (let tile = 0; tile < SHAPES; tile++) if ((tiles >> tile) & 1) this.survey.spotsOn(tile, level, list);
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
    let everyGround = 0;
    let done = 0;
    for (let i = 0; i < list.length; i++) {
      if (i < 12) bringBest(list.moves, order, i, list.length);
      const packed = list.moves[i];
      const move = moveOf(packed);
      const level = levelOf(packed);
      const tile = tileOf(move);
      if ((done >> tile) & 1) continue;
      this.asked = 0;
      this.ground = 0;
      const value = level === 1 ? this.layOnTable(seat, move) : this.lay(seat, move, level);
      if (budget.over) return UNSURE;
      // Nobody looked where this tile lies: its other placements come to the same.
      const anywhere = (this.asked & (3 << level)) === 0;
      if (anywhere) done |= 1 << tile;
      const asked = this.asked | upTo(level, top);
      everything |= asked;
      if (level <= 2) this.ground |= 1 << tile;
      // Another table may offer this one place just as well, but never the same list of places.
      if (level === 1 && !anywhere) {
        this.ground = value === want ? this.zones.withTile(this.ground, move) : WHOLE_TABLE;
      }
      everyGround = this.zones.join(everyGround, this.ground);
      if (value === want) {
        this.listBest = move;
        this.listAsked = asked;
        this.listGround = this.ground;
        this.order.reward(ply, seat, move);
        result = want;
        break;
      }
      if (value === UNSURE) result = UNSURE;
      this.order.disappoint(seat, move);
    }
    this.asked = everything;
    this.ground = everyGround;
    return result;
  }

  /** Tries tiles that go to some level up to `bottom`: gone, or where that is not enough, one placement after the other. */
  private tryLow(ply: number, seat: number, tiles: number, bottom: number): number {
    const { budget } = this;
    const want = wish(seat);
    const above = upTo(bottom + 1, this.survey.top + 1);
    let result = 0 - want;
    let everything = 0;
    let everyGround = 0;
    for (let open = tiles; open !== 0; ) {
      const tile = this.cheapest(ply, open);
      open ^= 1 << tile;
      const { nodes } = budget;
      this.asked = 0;
      this.ground = 0;
      let value = UNSURE;
      if (ply === PLIES - 3 && bottom === 1) value = this.seen(this.glance.beyondTable(tile, this.aim));
      if (value === UNSURE) value = this.letGo(seat, tile, bottom);
      if (value === UNSURE && this.floor === 0 && !budget.over) value = this.tryPlacements(ply, seat, tile, bottom);
      if (budget.over) return UNSURE;
      this.costs.learn(WAYS * ply + tile, budget.nodes - nodes, value === want);
      this.asked |= above;
      if (bottom === 1) this.ground |= 1 << tile;
      everything |= this.asked;
      everyGround = this.zones.join(everyGround, this.ground);
      if (value === want) {
        this.listBest = GONE - tile;
        this.listAsked = this.asked;
        this.listGround = this.ground;
        result = want;
        break;
      }
      if (value === UNSURE) result = UNSURE;
    }
    this.asked = everything;
    this.ground = everyGround;
    return result;
  }

  /** The tile of a set that has lately cost least. */
  private cheapest(ply: number, tiles: number): number {
    let best = -1;
    let least = 0;
    for (let rest = tiles; rest !== 0; rest &= rest - 1) {
      const tile = 31 - Math.clz32(rest & -rest);
      const cost = this.costs.of(WAYS * ply + tile);
      if (best >= 0 && cost > least) continue;
      best = tile;
      least = cost;
    }
    return best;
  }

  private tryPlacements(ply: number, seat: number, tile: number, bottom: number): number {
    this.asked = 0;
    this.ground = 0;
    let level = bottom;
    while (level > 1 && this.ask(level, 1 << tile) === 0) level--;
    const { asked, ground } = this;
    // Further down the list of this ply is needed again, so the low tiles have one of their own.
    const list = this.lowLists[ply];
    list.clear();
    this.listTiles(1 << tile, level, list);
    const found = this.tryLowList(ply, seat, list);
    if (found === wish(seat)) {
      this.asked = this.listAsked;
      this.ground = this.listGround;
    }
    this.asked |= asked;
    this.ground = this.zones.join(this.ground, ground);
    return found;
  }

  /** What is gone covers nothing on the level above: who looks for one good placement may trust those that are known there. */
  private trySure(ply: number, seat: number, tiles: number, bottom: number): number {
    const sure = this.ask(bottom, tiles);
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
      while (level > 1 && this.ask(level, bit) === 0) level--;
      this.asked |= 2;
      return this.reckon(survey.top, level);
    }
    for (let level = Math.max(survey.top, floor) + 1; level > Math.max(floor, 1); level--) {
      const ahead = lead[level];
      // Whether the tile joins or not, the level decides.
      if (ahead < 0) return NO;
      if (ahead > 1) return YES;
      if (this.ask(level, bit) !== 0) return ahead === 1 ? this.reckon(level - 1, 0) : NO;
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

/** The levels from `low` to `high` as a set of bits. */
function upTo(low: number, high: number): number {
  return ((2 << high) - 1) & ~((1 << low) - 1);
}
