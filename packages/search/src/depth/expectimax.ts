import { CHANCE, type Move, NOBODY, type Position } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { Budget, type Effort, type Limits } from '../thinker/limits.ts';
import type { Report, Thinker, Thought } from '../thinker/thinker.ts';
import { DrawLists, Listing, Lists } from './listing.ts';
import { Ordering } from './ordering.ts';
import { RootMoves } from './root-moves.ts';
import { EXACT, LOWER, NO_MOVE, TO_THE_END, TranspositionTable, UPPER } from './transposition-table.ts';
import { viewOf } from './view.ts';

export interface ExpectimaxSettings {
  readonly effort?: Effort;
  /** Moves of seats to look ahead; draws do not count. Missing: to the end, as far as the budget goes. */
  readonly depth?: number;
  /** The depth of the first iteration: near the end of a game, high, to solve at once. */
  readonly begin?: number;
  /** Memory of the transposition table. */
  readonly bytes?: number;
  readonly full?: boolean;
  /** How many of the first moves get values of their own, not just "no better". */
  readonly lines?: number;
  /** Star2: look at one reply to each draw first, for a bound. Missing: yes. */
  readonly probe?: boolean;
}

const DEEPEST = 200;
const MOST_PLIES = 600;

/**
 * Expectimax for two sides (or one) with draws: alpha-beta at the seats' nodes, Star1 and Star2 at the draws, a
 * table for both, and exact endgames: where everything ends within the depth, the value is proven.
 * Inside, all values are those of seat 0, whose team maximises.
 */
export class Expectimax<P extends Position> implements Thinker<P> {
  readonly effort: Effort;
  private readonly knowledge: Knowledge<P>;
  private readonly settings: ExpectimaxSettings;
  private readonly table: TranspositionTable;
  private readonly listing: Listing<P>;
  private readonly lists = new Lists();
  private readonly draws = new DrawLists();
  /** Bounds of the outcomes of the draw at each ply, from probing. */
  private readonly lowest: Float64Array<ArrayBuffer>[] = [];
  private readonly highest: Float64Array<ArrayBuffer>[] = [];
  private readonly ordering = new Ordering(1, MOST_PLIES);
  private readonly range = new Float64Array(2);
  private values = new Float64Array(0);
  private position: P = undefined as unknown as P;
  private budget: Budget = undefined as unknown as Budget;
  /** Counts every value that was a guess; a subtree without one is proven. */
  private guesses = 0;

  constructor(knowledge: Knowledge<P>, settings: ExpectimaxSettings = {}) {
    this.knowledge = knowledge;
    this.effort = settings.effort ?? {};
    this.settings = settings;
    this.table = new TranspositionTable(settings.bytes);
    this.listing = new Listing(knowledge, settings.full ?? false);
  }

  forget(): void {
    this.table.clear();
    this.ordering.clear();
  }

  think(position: P, limits: Limits, report?: Report): Thought {
    if (position.actor < 0) throw new RangeError('no seat is to move');
    this.position = position.clone() as P;
    this.budget = new Budget(limits);
    this.table.turn();
    this.ordering.turn();
    if (this.values.length !== position.seats) this.values = new Float64Array(position.seats);
    const list = this.lists.at(0);
    this.listing.fill(this.position, list, 0);
    list.sort();
    const root = new RootMoves(list);
    const deepest = Math.min(this.settings.depth ?? DEEPEST, DEEPEST);
    let next = Math.min(deepest, this.settings.begin ?? 1);
    let depth = 0;
    let exact = false;
    const view = (): Thought =>
      viewOf(this.knowledge, position, root.weighed(), [root.moves[0]], this.budget, depth, exact);
    while (next <= deepest && !exact && !this.budget.over) {
      this.searchRoot(root, next);
      if (root.improved) root.settle();
      if (this.budget.over) break;
      depth = next++;
      exact = list.complete && root.exact;
      report?.(view());
      if (root.length === 1 && limits.milliseconds !== undefined) break;
    }
    if (depth === 0) this.guess(root);
    return view();
  }

  private searchRoot(root: RootMoves, depth: number): void {
    const { position } = this;
    const { bound } = this.knowledge;
    const lines = this.settings.lines ?? 1;
    const sign = this.sign(position.actor);
    root.begin();
    for (let i = 0; i < root.length; i++) {
      const alpha = Math.max(-bound - 1, root.threshold(lines));
      const nodes = this.budget.nodes;
      const guesses = this.guesses;
      position.play(root.moves[i]);
      const value = this.value(1, depth - 1, sign > 0 ? alpha : -bound - 1, sign > 0 ? bound + 1 : -alpha) * sign;
      position.undo();
      if (this.budget.over) return;
      root.record(i, value, value <= alpha && i >= lines, this.guesses === guesses, this.budget.nodes - nodes);
    }
  }

  private sign(actor: number): number {
    return this.position.team(actor) === this.position.team(0) ? 1 : -1;
  }

  private value(ply: number, depth: number, alpha: number, beta: number): number {
    const { position, knowledge, table, values } = this;
    if (this.budget.spend()) return 0;
    const actor = position.actor;
    if (actor === NOBODY || knowledge.solved?.(position, values) === true) {
      if (actor === NOBODY) knowledge.evaluate(position, values);
      return values[0];
    }
    if (depth <= 0 || ply >= MOST_PLIES) {
      this.guesses++;
      knowledge.evaluate(position, values);
      return values[0];
    }
    const { remainder } = knowledge;
    const banked = remainder === undefined ? 0 : remainder.banked(position, 0);
    const low = remainder === undefined ? position.hashLow : remainder.low(position);
    const high = remainder === undefined ? position.hashHigh : remainder.high(position);
    const found = table.find(low, high);
    let known = NO_MOVE;
    if (found >= 0) {
      known = table.move[found];
      if (table.depth[found] >= depth) {
        const value = table.value[found] + banked;
        const kind = table.kind[found];
        if (kind === EXACT || (kind === LOWER && value >= beta) || (kind === UPPER && value <= alpha)) {
          if (table.depth[found] !== TO_THE_END) this.guesses++;
          return value;
        }
      }
    }
    const guesses = this.guesses;
    const value = actor === CHANCE ? this.draw(ply, depth, alpha, beta) : this.choose(ply, depth, alpha, beta, known);
    if (this.budget.over) return 0;
    const kind = value >= beta ? LOWER : value <= alpha ? UPPER : EXACT;
    const stored = this.guesses === guesses ? TO_THE_END : depth;
    table.store(low, high, actor === CHANCE ? NO_MOVE : this.chosen, value - banked, stored, kind);
    return value;
  }

  /** The best move of the last `choose`. */
  private chosen: Move = NO_MOVE;

  /** A seat moves. */
  private choose(ply: number, depth: number, alpha: number, beta: number, known: Move): number {
    const { position } = this;
    const sign = this.sign(position.actor);
    const team = position.team(position.actor);
    const before = this.guesses;
    // Seen by the one to move.
    let low = sign > 0 ? alpha : -beta;
    const high = sign > 0 ? beta : -alpha;
    const list = this.lists.at(ply);
    this.listing.fill(position, list, ply);
    this.ordering.weigh(list, known, ply, team);
    let best = Number.NEGATIVE_INFINITY;
    let bestMove = NO_MOVE;
    for (let i = 0; i < list.length; i++) {
      list.best(i);
      const guesses = this.guesses;
      position.play(list.moves[i]);
      const value = sign > 0 ? this.value(ply + 1, depth - 1, low, high) : -this.value(ply + 1, depth - 1, -high, -low);
      position.undo();
      if (this.budget.over) return 0;
      if (value > best) {
        best = value;
        bestMove = list.moves[i];
      }
      if (value > low) low = value;
      if (value >= high) {
        // Only the refutation needs to be proven, not what was tried before it.
        this.guesses = before + (this.guesses - guesses);
        this.ordering.reward(list, i, ply, team, depth);
        break;
      }
    }
    if (best < high && !list.complete) this.guesses++;
    this.chosen = bestMove;
    return sign * best;
  }

  /** A draw is made: the mean over the outcomes, cut off as soon as the bounds of the rest cannot matter (Star1). */
  private draw(ply: number, depth: number, alpha: number, beta: number): number {
    const { position, range, knowledge } = this;
    range[0] = -knowledge.bound;
    range[1] = knowledge.bound;
    knowledge.range?.(position, 0, range);
    const least = range[0];
    const most = range[1];
    if (least >= beta) return least;
    if (most <= alpha) return most;
    const list = this.draws.at(ply);
    position.moves(list);
    const total = list.totalWeight();
    const lows = column(this.lowest, ply, list.length).fill(least, 0, list.length);
    const highs = column(this.highest, ply, list.length).fill(most, 0, list.length);
    if (depth >= 2 && this.settings.probe !== false && list.length > 1) {
      const bound = this.probe(ply, depth, alpha, beta, total);
      if (this.budget.over || bound <= alpha || bound >= beta) return bound;
    }
    // The weighted sums of the bounds of what has not been searched yet.
    let restLow = 0;
    let restHigh = 0;
    for (let i = 0; i < list.length; i++) {
      restLow += list.weights[i] * lows[i];
      restHigh += list.weights[i] * highs[i];
    }
    let sum = 0;
    for (let i = 0; i < list.length; i++) {
      const weight = list.weights[i];
      restLow -= weight * lows[i];
      restHigh -= weight * highs[i];
      // Below the first or above the second, this outcome decides the whole draw.
      const failLow = (alpha * total - sum - restHigh) / weight;
      const failHigh = (beta * total - sum - restLow) / weight;
      // Sums are rounded: a bound must not come to lie inside the window, where it would be taken for the value.
      if (highs[i] <= failLow) return Math.min(alpha, (sum + weight * highs[i] + restHigh) / total);
      if (lows[i] >= failHigh) return Math.max(beta, (sum + weight * lows[i] + restLow) / total);
      let value = lows[i];
      if (lows[i] < highs[i]) {
        position.play(list.moves[i]);
        value = this.value(ply + 1, depth, Math.max(failLow, least - 1), Math.min(failHigh, most + 1));
        position.undo();
        if (this.budget.over) return 0;
      }
      if (value <= failLow) return Math.min(alpha, (sum + weight * value + restHigh) / total);
      if (value >= failHigh) return Math.max(beta, (sum + weight * value + restLow) / total);
      sum += weight * value;
    }
    return sum / total;
  }

  /**
   * Star2: one promising reply to each outcome bounds it from one side. Returns a bound of the draw that cuts it off,
   * or a value within the window if nothing does; the bounds are left in `lowest` and `highest`.
   */
  private probe(ply: number, depth: number, alpha: number, beta: number, total: number): number {
    const { position } = this;
    const list = this.draws.at(ply);
    const lows = this.lowest[ply];
    const highs = this.highest[ply];
    let sumLow = 0;
    let sumHigh = 0;
    for (let i = 0; i < list.length; i++) {
      sumLow += list.weights[i] * lows[i];
      sumHigh += list.weights[i] * highs[i];
    }
    for (let i = 0; i < list.length; i++) {
      const weight = list.weights[i];
      position.play(list.moves[i]);
      const actor = position.actor;
      if (actor >= 0) {
        const maximises = this.sign(actor) > 0;
        const low = maximises ? lows[i] - 1 : (alpha * total - sumHigh) / weight + highs[i];
        const high = maximises ? (beta * total - sumLow) / weight + lows[i] : highs[i] + 1;
        const reply = this.firstReply(ply + 1);
        position.play(reply);
        const value = this.value(ply + 2, depth - 1, Math.max(low, lows[i] - 1), Math.min(high, highs[i] + 1));
        position.undo();
        if (maximises && value > lows[i]) {
          sumLow += weight * (value - lows[i]);
          lows[i] = value;
        } else if (!maximises && value < highs[i]) {
          sumHigh += weight * (value - highs[i]);
          highs[i] = value;
        }
      }
      position.undo();
      if (this.budget.over) return 0;
      if (sumLow >= beta * total) return Math.max(beta, sumLow / total);
      if (sumHigh <= alpha * total) return Math.min(alpha, sumHigh / total);
    }
    return (alpha + beta) / 2;
  }

  /** What the table or the brain would play here. */
  private firstReply(ply: number): Move {
    const { position, table, knowledge } = this;
    const { remainder } = knowledge;
    const found =
      remainder === undefined
        ? table.find(position.hashLow, position.hashHigh)
        : table.find(remainder.low(position), remainder.high(position));
    const list = this.lists.at(ply);
    this.listing.fill(position, list, ply);
    this.ordering.weigh(list, found < 0 ? NO_MOVE : table.move[found], ply, position.team(position.actor));
    list.best(0);
    return list.moves[0];
  }

  /** Not even one ply was finished: what the brain thinks first comes first. */
  private guess(root: RootMoves): void {
    const { position, values } = this;
    this.knowledge.evaluate(position, values);
    const value = values[position.actor];
    for (let i = 0; i < root.length; i++) if (root.nodes[i] === 0) root.values[i] = value;
  }
}

function column(columns: Float64Array<ArrayBuffer>[], ply: number, length: number): Float64Array<ArrayBuffer> {
  const there = columns[ply];
  if (there !== undefined && there.length >= length) return there;
  const made = new Float64Array(Math.max(8, 2 * length));
  columns[ply] = made;
  return made;
}
