import { type Move, MoveList, scramble } from '@countertop/core';
import { Budget, bringBest, type Limits } from '@countertop/search';
import { tileOf } from '../rules/placement.ts';
import type { CounterplaysPosition } from '../rules/position.ts';
import { RunningSurvey } from '../rules/running-survey.ts';
import { MOST_LEVELS } from '../rules/survey.ts';
import { PLIES, TILES } from '../rules/tiles.ts';
import { EndgameOrder, levelOf, moveOf, onLevel } from './endgame-order.ts';
import { askedForLeast, askedForMost, EndgameTable, leastOf, mostOf, NO_MOVE } from './endgame-table.ts';

const SHAPES = TILES.length;
/** In the table, a best move that is any placement of a tile low down: GONE - tile. */
const GONE = -2;
const SURE = 2;
const LOWEST_KEY = 0x2545f491;

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
 * Plays the last plies out to the end: won, drawn or lost, for certain. Alpha-beta over all placements, but two
 * thoughts keep it from trying most of them:
 *
 * - Nobody looked: a search notes on which levels it asked what fits. A placement on level n only changes the answers
 *   for n and n+1, so if nobody asked there, all placements of that tile on that level come to the same.
 * - Gone: far below the top it hardly ever matters where a tile lies, or on which of the low levels. So the tile is
 *   first let go without being laid anywhere; only if somebody asks about the low levels after all, or if the
 *   verdict depends on how many tiles lie there, its placements are tried one by one.
 */
export class Endgame {
  private readonly survey = new RunningSurvey();
  /** White's tiles less Black's, by level; those gone are not counted. */
  private readonly lead = new Int32Array(MOST_LEVELS + 3);
  private readonly left = new Int32Array(2);
  private lowest = false;
  /** Tiles are gone to some level up to this one: what lies there is not known. */
  private floor = 0;
  /** The levels somebody asked about, a set of bits. */
  private asked = 0;
  /** Somebody asked about what is not known. */
  private unclear = false;
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
   * What is known of the given placements, in their order; undefined when the limits did not suffice for all. The first
   * of the highest value is the move to make.
   */
  solve(position: CounterplaysPosition, moves: readonly Move[], limits: Limits): Solved[] | undefined {
    const solved = this.examine(position, moves, limits).filter((known) => known !== undefined);
    return solved.length === moves.length ? solved : undefined;
  }

  /** The same, but what the limits did not suffice for is left undefined. */
  examine(position: CounterplaysPosition, moves: readonly Move[], limits: Limits): (Solved | undefined)[] {
    this.begin(position, limits);
    const seat = position.ply & 1;
    const solved: (Solved | undefined)[] = moves.map(() => undefined);
    let best = -SURE;
    for (const i of this.rootOrder(moves)) {
      if (best === 1) break;
      if (solved[i] !== undefined) continue;
      const tile = tileOf(moves[i]);
      const level = position.levelOf(moves[i]);
      const nodes = this.budget.nodes;
      // A move that cannot be better than the best so far is only shown to be no better.
      const alpha = Math.max(best, -1) - (best === -SURE ? 1 : 0);
      const low = this.lowestToAsk();
      let value: number;
      let alike = false;
      if (level <= low) {
        value = 0 - this.letGo(seat, tile, low, -SURE, -alpha);
        alike = !this.unclear;
      } else value = 0;
      if (!alike) {
        this.unclear = false;
        this.asked = 0;
        value = 0 - this.lay(seat, moves[i], level, -SURE, -alpha);
        alike = (this.asked & (3 << level)) === 0;
      }
      if (this.budget.over) return solved;
      for (let j = 0; j < moves.length; j++) {
        if (j !== i && (!alike || solved[j] !== undefined || tileOf(moves[j]) !== tile)) continue;
        solved[j] = { move: moves[j], value, atMost: value <= alpha, nodes: j === i ? this.budget.nodes - nodes : 0 };
      }
      if (value > best) best = value;
    }
    return moves.map((move, i) => solved[i] ?? { move, value: best, atMost: true, nodes: 0 });
  }

  forget(): void {
    this.table.forget();
  }

  /** The order in which to try the placements: as given, but what won when this position was met before comes first. */
  private rootOrder(moves: readonly Move[]): number[] {
    const order = [...moves.keys()];
    const [low, high] = this.hash;
    if (this.table.find(low, high) === 0) return order;
    const best = this.table.bestMove(low, high);
    const first = moves.findIndex((move) => (best <= GONE ? tileOf(move) === GONE - best : move === best));
    return first > 0 ? [first, ...order.filter((i) => i !== first)] : order;
  }

  private begin(position: CounterplaysPosition, limits: Limits): void {
    this.survey.follow(position);
    this.budget = new Budget(limits);
    this.lowest = position.goal === 'lowest';
    this.floor = 0;
    this.asked = 0;
    this.unclear = false;
    this.lead.fill(0);
    for (let level = 1; level <= position.top; level++) {
      this.lead[level] = position.tilesOn(level, 0) - position.tilesOn(level, 1);
    }
    for (let seat = 0; seat < 2; seat++) this.left[seat] = position.tilesLeft(seat);
    // The goal is not part of a position's hash.
    this.hash[0] = position.hashLow ^ (this.lowest ? LOWEST_KEY : 0);
    this.hash[1] = position.hashHigh;
    this.order.begin();
  }

  /** The set of tiles that fit on a level. */
  private ask(level: number): number {
    this.asked |= 1 << level;
    if (this.floor > 0 && level <= this.floor + 1) {
      this.unclear = true;
      return 0;
    }
    return this.survey.fits(level);
  }

  /** Tiles that fit nowhere above this level are let go first. Seen from the lowest level every tile counts. */
  private lowestToAsk(): number {
    if (this.lowest || this.survey.wide) return 0;
    // What is gone bears on the level above it, so the next tile must not ask there.
    return this.floor > 0 ? this.floor + 1 : Math.max(1, this.survey.top - 3);
  }

  private lay(seat: number, move: Move, level: number, alpha: number, beta: number): number {
    const { survey, hash, lead, left } = this;
    const tile = tileOf(move);
    const key = move | (level << 23) | (seat << 27);
    const low = scramble(key);
    const high = scramble(Math.imul(key, 0x9e3779b1) ^ 0x5bd1e995);
    const side = 1 - 2 * seat;
    hash[0] ^= low;
    hash[1] ^= high;
    left[seat] ^= 1 << tile;
    lead[level] += side;
    survey.push(move, level);
    const value = this.search(alpha, beta);
    survey.pop();
    lead[level] -= side;
    left[seat] ^= 1 << tile;
    hash[0] ^= low;
    hash[1] ^= high;
    return value;
  }

  private letGo(seat: number, tile: number, floor: number, alpha: number, beta: number): number {
    const { survey, hash, left } = this;
    const before = this.floor;
    const key = (tile << 8) | (seat << 7) | floor | (1 << 30);
    const low = scramble(key);
    const high = scramble(Math.imul(key, 0x9e3779b1) ^ 0x5bd1e995);
    hash[0] ^= low;
    hash[1] ^= high;
    left[seat] ^= 1 << tile;
    this.floor = Math.max(before, floor);
    survey.pushNowhere(tile);
    const value = this.search(alpha, beta);
    survey.pop();
    this.floor = before;
    left[seat] ^= 1 << tile;
    hash[0] ^= low;
    hash[1] ^= high;
    return value;
  }

  /** For the one to move. Means nothing once `unclear` or the budget is over. */
  private search(alpha: number, beta: number): number {
    const { survey, budget } = this;
    if (budget.spend()) return 0;
    const { ply } = survey;
    // The last tile is Black's.
    if (ply === PLIES) return this.count();
    if (ply === PLIES - 1) return 0 - this.verdict();
    const seat = ply & 1;
    const low = this.hash[0];
    const high = this.hash[1];
    const before = this.asked;
    this.asked = 0;
    let best = -SURE;
    let bestMove = NO_MOVE;
    const known = this.table.find(low, high);
    if (known !== 0) {
      const least = leastOf(known);
      const most = mostOf(known);
      if (least >= beta || least === most) {
        this.asked = before | askedForLeast(known);
        if (least === most) this.asked |= askedForMost(known);
        return least;
      }
      if (most <= alpha) {
        this.asked = before | askedForMost(known);
        return most;
      }
      bestMove = this.table.bestMove(low, high);
    }
    const end = Math.min(beta, 1);
    const begin = alpha;
    const bottom = this.lowestToAsk();
    const hand = this.left[seat];
    const top = survey.top + 1;
    // R5: the level of every tile, as far down as it matters.
    let open = hand;
    const list = this.lists[ply];
    list.clear();
    for (let level = top; level > bottom && open !== 0; level--) {
      const here = level === 1 ? open : this.ask(level) & open;
      if (level === 1) this.asked |= 2;
      if (this.unclear) return 0;
      if (here === 0) continue;
      open &= ~here;
      for (let tile = 0; tile < SHAPES; tile++) {
        if (((here >> tile) & 1) === 0) continue;
        const from = list.length;
        survey.spots(tile, list);
        for (let i = from; i < list.length; i++) list.moves[i] = onLevel(list.moves[i], level);
      }
    }
    this.weigh(this.orders, ply, seat, list, bestMove);
    let everything = this.asked;
    const expected = bestMove;
    bestMove = NO_MOVE;
    let cutBy = 0;

    const goneFirst = expected === NO_MOVE ? this.lowFirst[ply] : Number(expected <= GONE);
    for (let phase = 0; phase < 2 && best < end; phase++) {
      if ((phase === 0) === (goneFirst === 1)) {
        for (let tile = SHAPES - 1; tile >= 0 && best < end; tile--) {
          if (((open >> tile) & 1) === 0) continue;
          this.asked = 0;
          const value = this.tryLow(seat, tile, bottom, Math.max(alpha, best), end);
          if (budget.over || this.unclear) {
            this.asked |= before | everything;
            return 0;
          }
          const asked = this.asked | upTo(bottom + 1, top);
          everything |= asked;
          if (value > best) {
            best = value;
            bestMove = GONE - tile;
            cutBy = asked;
          }
        }
        if (best >= end) this.lowFirst[ply] = 1;
      } else {
        const value = this.tryList(ply, seat, list, Math.max(alpha, best), end);
        if (budget.over || this.unclear) {
          this.asked |= before | everything;
          return 0;
        }
        everything |= this.asked;
        if (value > best) {
          best = value;
          bestMove = this.listBest;
          cutBy = this.listAsked;
        }
        if (best >= end) this.lowFirst[ply] = 0;
      }
    }
    // A refutation depends on itself alone.
    const asked = best >= end ? cutBy : everything;
    this.asked = before | asked;
    this.table.store(low, high, bestMove, best > begin ? best : -1, best < end ? best : 1, asked);
    return best;
  }

  /** The best of a list of placements with their levels. Leaves in `asked` what all of them depend on. */
  private tryList(ply: number, seat: number, list: MoveList, alpha: number, end: number): number {
    const { budget } = this;
    const order = this.orders[ply];
    const top = this.survey.top + 1;
    let best = -SURE;
    let bestMove = NO_MOVE;
    let bestAsked = 0;
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
      const value = 0 - this.lay(seat, move, level, -end, -Math.max(alpha, best));
      if (budget.over || this.unclear) {
        this.asked |= everything;
        return 0;
      }
      // Nobody looked where this tile lies: its other placements come to the same.
      if ((this.asked & (3 << level)) === 0) done |= 1 << tile;
      const asked = this.asked | upTo(level, top);
      everything |= asked;
      if (value > best) {
        best = value;
        bestMove = move;
        bestAsked = asked;
        if (best >= end) {
          this.order.reward(ply, seat, move);
          break;
        }
      }
    }
    this.listBest = bestMove;
    this.listAsked = bestAsked;
    this.asked = everything;
    return best;
  }

  /** A tile that goes to some level up to `bottom`: gone, or where that is not enough, one placement after the other. */
  private tryLow(seat: number, tile: number, bottom: number, alpha: number, end: number): number {
    const { survey, budget } = this;
    const value = 0 - this.letGo(seat, tile, bottom, -end, -alpha);
    if (budget.over || !this.unclear) return value;
    this.unclear = false;
    this.asked = 0;
    let level = bottom;
    while (level > 1) {
      const fits = this.ask(level);
      if (this.unclear) return 0;
      if ((fits >> tile) & 1) break;
      level--;
    }
    if (this.floor > 0) {
      this.unclear = true;
      return 0;
    }
    const asked = upTo(level, bottom);
    const { ply } = survey;
    // Further down the list of this ply is needed again, so the low tiles have one of their own.
    const list = this.lowLists[ply];
    list.clear();
    survey.spots(tile, list);
    for (let i = 0; i < list.length; i++) list.moves[i] = onLevel(list.moves[i], level);
    this.weigh(this.lowOrders, ply, seat, list, NO_MOVE);
    const kept = this.orders[ply];
    this.orders[ply] = this.lowOrders[ply];
    const found = this.tryList(ply, seat, list, alpha, end);
    this.orders[ply] = kept;
    this.asked |= asked;
    return found;
  }

  private weigh(orders: Float64Array[], ply: number, seat: number, list: MoveList, best: number): void {
    if (orders[ply].length < list.length) orders[ply] = new Float64Array(2 * list.length);
    this.order.weigh(orders[ply], ply, seat, list, best, this.lowest ? -1 : 1);
  }

  /** The last tile, Black's: who wins, 1 for White. Levels are asked about only as long as they can decide. */
  private verdict(): number {
    const { lead, survey } = this;
    const bit = this.left[1];
    if (this.lowest) {
      let level = survey.top + 1;
      while (level > 1 && (this.ask(level) & bit) === 0) level--;
      this.asked |= 2;
      lead[level]--;
      const winner = this.count();
      lead[level]++;
      return winner;
    }
    for (let level = survey.top + 1; level > 1; level--) {
      if (this.floor > 0 && level <= this.floor) {
        this.unclear = true;
        return 0;
      }
      const ahead = lead[level];
      // Whether the tile joins or not, the level decides.
      if (ahead < 0 || ahead > 1) return Math.sign(ahead);
      if (this.ask(level) & bit) return ahead === 1 ? this.compareBelow(level - 1) : -1;
      if (this.unclear) return 0;
      if (ahead > 0) return 1;
    }
    if (this.floor > 0) this.unclear = true;
    return Math.sign(lead[1] - 1);
  }

  /** Who is ahead now: 1 for White. */
  private count(): number {
    if (!this.lowest) return this.compareBelow(this.survey.top);
    for (let level = 1; level <= this.survey.top + 1; level++) {
      if (this.lead[level] !== 0) return Math.sign(this.lead[level]);
    }
    return 0;
  }

  private compareBelow(from: number): number {
    for (let level = from; level > 0; level--) {
      if (level <= this.floor) {
        this.unclear = true;
        return 0;
      }
      if (this.lead[level] !== 0) return Math.sign(this.lead[level]);
    }
    return 0;
  }
}

/** The levels from `low` to `high` as a set of bits. */
function upTo(low: number, high: number): number {
  return ((2 << high) - 1) & ~((1 << low) - 1);
}
