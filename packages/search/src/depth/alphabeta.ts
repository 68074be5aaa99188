import { type Move, NOBODY, type Position } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { Budget, type Effort, type Limits } from '../thinker/limits.ts';
import type { Report, Thinker, Thought } from '../thinker/thinker.ts';
import { Listing, Lists } from './listing.ts';
import { Ordering } from './ordering.ts';
import { RootMoves } from './root-moves.ts';
import { EXACT, LOWER, NO_MOVE, TO_THE_END, TranspositionTable, UPPER } from './transposition-table.ts';
import { viewOf } from './view.ts';

export interface AlphaBetaSettings {
  readonly effort?: Effort;
  /** Look no further than this many plies (extensions and loud moves come on top). */
  readonly depth?: number;
  /** Memory of the transposition table. */
  readonly bytes?: number;
  /** All legal moves in place of the brain's candidates. */
  readonly full?: boolean;
  /** Plies saved on the move that is `index` in the order, with `depth` to go; missing: a common formula. */
  readonly reduce?: (depth: number, index: number) => number;
  /** How many loud plies at most beyond the horizon. */
  readonly loudDepth?: number;
  /** Half the width of the window around the last value that is tried first; 0: always the full window. */
  readonly window?: number;
  /** How many of the first moves get values of their own, not just "no better" (for analysis). */
  readonly lines?: number;
  /** What killers and history weigh in the order, beside the brain's weights; 0: the brain alone. */
  readonly memory?: number;
}

const DEEPEST = 100;
const MOST_PLIES = 250;

/** No reductions: plain minimax values. */
export const FULL_DEPTH = (): number => 0;

function usualReduction(depth: number, index: number): number {
  return depth < 3 || index < 3 ? 0 : Math.floor(0.4 + (Math.log(depth) * Math.log(index)) / 2.2);
}

/**
 * Iterative-deepening principal variation search for two sides (or one) without chance. The side to move may stay the
 * same from one ply to the next: values turn round only where the team changes.
 */
export class AlphaBeta<P extends Position> implements Thinker<P> {
  readonly effort: Effort;
  private readonly knowledge: Knowledge<P>;
  private readonly deepest: number;
  private readonly loudDepth: number;
  private readonly window: number;
  private readonly lines: number;
  private readonly reduce: (depth: number, index: number) => number;
  /** The width of a null window: less than any difference that matters. */
  private readonly hair: number;
  private readonly decided: number;
  private readonly table: TranspositionTable;
  private readonly listing: Listing<P>;
  private readonly lists = new Lists();
  private readonly loudLists = new Lists();
  private readonly ordering: Ordering;
  private values = new Float64Array(0);
  private position: P = undefined as unknown as P;
  private budget: Budget = undefined as unknown as Budget;
  /** Counts every value that was a guess; a subtree without one is proven. */
  private guesses = 0;
  /** Extensions are given only while the line is no longer than twice this. */
  private iteration = 0;

  constructor(knowledge: Knowledge<P>, settings: AlphaBetaSettings = {}) {
    this.knowledge = knowledge;
    this.effort = settings.effort ?? {};
    this.deepest = Math.min(settings.depth ?? DEEPEST, DEEPEST);
    this.loudDepth = settings.loudDepth ?? 12;
    this.window = settings.window ?? knowledge.bound / 100;
    this.lines = settings.lines ?? 1;
    this.reduce = settings.reduce ?? usualReduction;
    this.decided = knowledge.decided ?? Number.POSITIVE_INFINITY;
    this.hair = knowledge.bound * 1e-9;
    this.table = new TranspositionTable(settings.bytes);
    this.listing = new Listing(knowledge, settings.full ?? false);
    this.ordering = new Ordering(settings.memory ?? 1, MOST_PLIES);
  }

  forget(): void {
    this.table.clear();
    this.ordering.clear();
  }

  think(position: P, limits: Limits, report?: Report): Thought {
    const seat = position.actor;
    if (seat < 0) throw new RangeError('no seat is to move');
    this.position = position.clone() as P;
    this.budget = new Budget(limits);
    this.table.turn();
    this.ordering.turn();
    if (this.values.length !== position.seats) this.values = new Float64Array(position.seats);
    const list = this.lists.at(0);
    this.listing.fill(this.position, list, 0);
    list.sort();
    const root = new RootMoves(list);
    let depth = 0;
    let exact = false;
    const view = (): Thought =>
      viewOf(this.knowledge, position, root.weighed(), this.line(root.moves[0]), this.budget, depth, exact);
    while (depth < this.deepest && !exact && !this.budget.over) {
      this.iteration = depth + 1;
      const finished = this.deepen(root, depth + 1, list.complete);
      if (!finished && !root.improved) break;
      root.settle();
      if (!finished) break;
      depth++;
      exact = list.complete && root.exact;
      report?.(view());
      if (root.proven[0] === 1 && root.values[0] >= this.decided) break;
      // With a clock running there is no point in thinking about an only move, nor about the last that does not lose.
      if (root.length === 1 && (limits.milliseconds !== undefined || limits.playing === true)) break;
      if (limits.playing === true && root.othersLose(this.decided)) break;
    }
    if (depth === 0) this.guess(root);
    return view();
  }

  /** One iteration at the root, with a narrow window first. False when the budget ended it. */
  private deepen(root: RootMoves, depth: number, complete: boolean): boolean {
    const { bound } = this.knowledge;
    let low = -bound - 1;
    let high = bound + 1;
    if (this.window > 0 && depth > 3 && this.lines === 1) {
      low = root.values[0] - this.window;
      high = root.values[0] + this.window;
    }
    let width = this.window;
    for (;;) {
      const value = this.searchRoot(root, depth, low, high, complete);
      if (this.budget.over) return false;
      width *= 4;
      if (value <= low && low > -bound - 1) low = width > bound ? -bound - 1 : value - width;
      else if (value >= high && high < bound + 1) high = width > bound ? bound + 1 : value + width;
      else return true;
    }
  }

  private searchRoot(root: RootMoves, depth: number, low: number, high: number, complete: boolean): number {
    const { position, hair } = this;
    const team = position.team(position.actor);
    root.begin();
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < root.length; i++) {
      const alpha = Math.max(low, root.threshold(this.lines));
      const nodes = this.budget.nodes;
      const guesses = this.guesses;
      position.play(root.moves[i]);
      let value: number;
      if (i < this.lines) value = this.child(team, 1, depth - 1, alpha, high);
      else {
        value = this.child(team, 1, depth - 1, alpha, alpha + hair);
        if (value > alpha && value < high && !this.budget.over) {
          this.guesses = guesses;
          value = this.child(team, 1, depth - 1, alpha, high);
        }
      }
      position.undo();
      if (this.budget.over) return best;
      root.record(i, value, value <= alpha && i >= this.lines, this.guesses === guesses, this.budget.nodes - nodes);
      if (value > best) best = value;
      if (best >= high || (value >= this.decided && root.proven[i] === 1)) break;
    }
    const kind = best >= high ? LOWER : best <= low ? UPPER : EXACT;
    const stored = root.exact && complete ? TO_THE_END : depth;
    this.table.store(position.hashLow, position.hashHigh, root.moves[root.best()], best, stored, kind);
    return best;
  }

  /** The value of the position just reached, for the team that moved. */
  private child(team: number, ply: number, depth: number, alpha: number, beta: number): number {
    const { position } = this;
    const actor = position.actor;
    if (actor === NOBODY) {
      this.budget.spend();
      return this.valueFor(team);
    }
    if (position.team(actor) === team) return this.search(ply, depth, alpha, beta);
    return -this.search(ply, depth, -beta, -alpha);
  }

  private search(ply: number, depth: number, alpha: number, beta: number): number {
    const { position, table, hair, knowledge } = this;
    if (this.budget.spend()) return 0;
    const team = position.team(position.actor);
    if (knowledge.solved?.(position, this.values) === true) return this.values[position.actor];
    if (knowledge.extension !== undefined && ply < 2 * this.iteration) depth += knowledge.extension(position);
    if (depth <= 0 || ply >= MOST_PLIES) return this.settle(ply, this.loudDepth, alpha, beta);

    const low = position.hashLow;
    const high = position.hashHigh;
    const found = table.find(low, high);
    let known = NO_MOVE;
    if (found >= 0) {
      known = table.move[found];
      if (table.depth[found] >= depth) {
        const value = table.value[found];
        const kind = table.kind[found];
        if (kind === EXACT || (kind === LOWER && value >= beta) || (kind === UPPER && value <= alpha)) {
          if (table.depth[found] !== TO_THE_END) this.guesses++;
          return value;
        }
      }
    }

    const list = this.lists.at(ply);
    const guessesBefore = this.guesses;
    const begin = alpha;
    let best = Number.NEGATIVE_INFINITY;
    let bestMove = NO_MOVE;
    // The move the table knows comes first, and often it is enough: then nothing needs to be listed.
    for (let i = known === NO_MOVE ? 0 : -1; ; i++) {
      let move = known;
      if (i >= 0) {
        if (i === 0) {
          this.listing.fill(position, list, ply);
          this.ordering.weigh(list, known, ply, team);
        }
        if (i >= list.length) break;
        list.best(i);
        move = list.moves[i];
        if (move === known) continue;
      }
      const guesses = this.guesses;
      position.play(move);
      let value: number;
      if (bestMove === NO_MOVE) value = this.child(team, ply + 1, depth - 1, alpha, beta);
      else {
        const less = this.reduce(depth, i);
        value = this.child(team, ply + 1, depth - 1 - less, alpha, alpha + hair);
        // What is searched again counts only as searched the last time: guesses too.
        if (value > alpha && less > 0 && !this.budget.over) {
          this.guesses = guesses;
          value = this.child(team, ply + 1, depth - 1, alpha, alpha + hair);
        }
        if (value > alpha && value < beta && !this.budget.over) {
          this.guesses = guesses;
          value = this.child(team, ply + 1, depth - 1, alpha, beta);
        }
      }
      position.undo();
      if (this.budget.over) return 0;
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > alpha) {
          alpha = value;
          if (value >= beta || (value >= this.decided && this.guesses === guesses)) {
            // Only the refutation, or the win, needs to be proven, not what was tried before it.
            beta = Math.min(beta, value);
            this.guesses = guessesBefore + (this.guesses - guesses);
            if (i < 0) this.ordering.praise(move, ply, team, depth);
            else this.ordering.reward(list, i, ply, team, depth);
            break;
          }
        }
      }
    }
    if (best < beta && !list.complete) this.guesses++;
    const stored = this.guesses === guessesBefore ? TO_THE_END : Math.floor(depth);
    table.store(low, high, bestMove, best, stored, best >= beta ? LOWER : best > begin ? EXACT : UPPER);
    return best;
  }

  /** At the horizon: the evaluation, after the loud moves have been played out. */
  private settle(ply: number, left: number, alpha: number, beta: number): number {
    const { position, knowledge } = this;
    this.guesses++;
    const team = position.team(position.actor);
    if (knowledge.loud === undefined || left === 0 || ply >= MOST_PLIES) return this.valueFor(team);
    const list = this.loudLists.at(ply);
    list.clear();
    knowledge.loud(position, list);
    let best = list.forced && list.length > 0 ? Number.NEGATIVE_INFINITY : this.valueFor(team);
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
    for (let i = 0; i < list.length; i++) {
      list.best(i);
      position.play(list.moves[i]);
      const value = this.loudChild(team, ply + 1, left - 1, alpha, beta);
      position.undo();
      if (this.budget.over) return 0;
      if (value > best) best = value;
      if (value > alpha) alpha = value;
      if (value >= beta) break;
    }
    return best;
  }

  private loudChild(team: number, ply: number, left: number, alpha: number, beta: number): number {
    const { position } = this;
    const actor = position.actor;
    if (this.budget.spend()) return 0;
    if (actor === NOBODY) return this.valueFor(team);
    if (position.team(actor) === team) return this.settle(ply, left, alpha, beta);
    return -this.settle(ply, left, -beta, -alpha);
  }

  private valueFor(team: number): number {
    const { position, values } = this;
    this.knowledge.evaluate(position, values);
    for (let seat = 0; seat < position.seats; seat++) if (position.team(seat) === team) return values[seat];
    return 0;
  }

  /** Not even one ply was finished: what the brain thinks first comes first. */
  private guess(root: RootMoves): void {
    const value = this.valueFor(this.position.team(this.position.actor));
    for (let i = 0; i < root.length; i++) if (root.nodes[i] === 0) root.values[i] = value;
  }

  /** What the table remembers of the best line. */
  private line(first: Move): Move[] {
    const { position, table } = this;
    const line: Move[] = [first];
    position.play(first);
    const legal = this.lists.at(MOST_PLIES);
    while (position.actor !== NOBODY && line.length < this.iteration + 1) {
      const found = table.find(position.hashLow, position.hashHigh);
      if (found < 0 || table.move[found] === NO_MOVE) break;
      this.listing.fill(position, legal, line.length);
      if (legal.indexOf(table.move[found]) < 0) break;
      position.play(table.move[found]);
      line.push(table.move[found]);
    }
    for (let i = 0; i < line.length; i++) position.undo();
    return line;
  }
}
