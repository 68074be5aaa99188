import { CHANCE, type Move, NOBODY, type Position, Random } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { writeChances } from '../brain/chances.ts';
import { Budget, type Effort, type Limits } from '../thinker/limits.ts';
import { seedAt } from '../thinker/seed-at.ts';
import type { Report, Thinker, Thought, Weighed } from '../thinker/thinker.ts';
import { DrawLists, Listing, Lists } from './listing.ts';
import { spent } from './view.ts';

export interface MaxNSettings {
  readonly effort?: Effort;
  readonly seed?: number;
  /**
   * How the others are thought to play. `max-n`: each for itself (partners together). `paranoid`: all against the one
   * who thinks. `best-reply`: of all the others between two own moves only one does its worst, the rest play what
   * their brain would play first.
   */
  readonly kind: 'max-n' | 'paranoid' | 'best-reply';
  /** Moves of seats to look ahead; draws do not count. */
  readonly depth?: number;
  /** No more than this many outcomes of a draw are looked at, chosen by weight. Missing: all. */
  readonly draws?: number;
  /** Look only at so many candidates a node, the heaviest. */
  readonly widest?: number;
  readonly full?: boolean;
}

const DEEPEST = 60;

/** Search for three and more seats (any number will do), with draws. Every node gives a value for every seat. */
export class MaxN<P extends Position> implements Thinker<P> {
  readonly effort: Effort;
  private readonly knowledge: Knowledge<P>;
  private readonly settings: MaxNSettings;
  private readonly listing: Listing<P>;
  private readonly lists = new Lists();
  private readonly draws = new DrawLists();
  private readonly random = new Random(0);
  /** The values of the node at each ply. */
  private readonly rows: Float64Array<ArrayBuffer>[] = [];
  private position: P = undefined as unknown as P;
  private budget: Budget = undefined as unknown as Budget;
  /** The seat that thinks, and its team. */
  private me = 0;
  private seats = 0;
  private guesses = 0;

  constructor(knowledge: Knowledge<P>, settings: MaxNSettings) {
    this.knowledge = knowledge;
    this.effort = settings.effort ?? {};
    this.settings = settings;
    this.listing = new Listing(knowledge, settings.full ?? false);
  }

  think(position: P, limits: Limits, report?: Report): Thought {
    if (position.actor < 0) throw new RangeError('no seat is to move');
    this.position = position.clone() as P;
    this.budget = new Budget(limits);
    this.me = position.actor;
    if (this.seats !== position.seats) {
      this.seats = position.seats;
      this.rows.length = 0;
    }
    const { seats, me } = this;
    const list = this.lists.at(0);
    this.fill(list, 0);
    const moves = list.moves.slice(0, list.length);
    const complete = list.complete;
    // The last finished iteration, in the order of its values.
    const standing = this.standing();
    let ranked = Array.from(
      moves,
      (move): Ranked => ({ move, values: standing, nodes: 0, exact: false, atMost: true }),
    );
    let depth = 0;
    let exact = false;
    const deepest = Math.min(this.settings.depth ?? DEEPEST, DEEPEST);
    const view = (): Thought => this.view(position, ranked, depth, exact);
    while (depth < deepest && !exact && !this.budget.over) {
      // Draws that are sampled are the same in every iteration and on every machine.
      this.random.seed(seedAt(position, this.settings.seed ?? 0));
      const now: Ranked[] = [];
      let best = Number.NEGATIVE_INFINITY;
      for (const { move } of ranked) {
        const nodes = this.budget.nodes;
        const guesses = this.guesses;
        this.position.play(move);
        const row = this.search(1, depth, best, this.knowledge.bound + 1, false);
        this.position.undo();
        if (this.budget.over) break;
        const values = Array.from(row.subarray(0, seats));
        const atMost = this.settings.kind !== 'max-n' && values[me] <= best;
        now.push({ move, values, nodes: this.budget.nodes - nodes, exact: this.guesses === guesses, atMost });
        if (values[me] > best) best = values[me];
      }
      // An iteration cut short still counts if it looked at more than the first move.
      if (this.budget.over && now.length < 2) break;
      const rest = ranked.filter((old) => !now.some((seen) => seen.move === old.move));
      ranked = [...now.sort((a, b) => b.values[me] - a.values[me]), ...rest];
      if (this.budget.over) break;
      depth++;
      exact = complete && ranked.every((candidate) => candidate.exact);
      report?.(view());
      if (ranked.length === 1 && limits.milliseconds !== undefined) break;
    }
    return view();
  }

  private fill(list: ReturnType<Lists['at']>, ply: number): void {
    this.listing.fill(this.position, list, ply);
    list.sort();
    if (this.settings.widest !== undefined) list.cut(this.settings.widest);
  }

  private row(ply: number): Float64Array<ArrayBuffer> {
    let row = this.rows[ply];
    if (row === undefined) {
      row = new Float64Array(this.seats);
      this.rows[ply] = row;
    }
    return row;
  }

  private standing(): number[] {
    const row = this.row(0);
    this.knowledge.evaluate(this.position, row);
    return Array.from(row);
  }

  /**
   * The values here, in the row of this ply. Bounds are for the value of the one who thinks; only the kinds with two
   * sides use them. `replied`: one of the others has already done its worst since the last own move.
   */
  private search(ply: number, depth: number, alpha: number, beta: number, replied: boolean): Float64Array {
    const { position, knowledge, me } = this;
    const row = this.row(ply);
    if (this.budget.spend()) return row;
    const actor = position.actor;
    if (actor === NOBODY) {
      knowledge.evaluate(position, row);
      return row;
    }
    if (knowledge.solved?.(position, row) === true) return row;
    if (depth <= 0) {
      this.guesses++;
      knowledge.evaluate(position, row);
      return row;
    }
    if (actor === CHANCE) return this.draw(ply, depth, replied);
    const mine = position.team(actor) === position.team(me);
    const { kind } = this.settings;
    const two = kind !== 'max-n';
    const list = this.lists.at(ply);
    this.fill(list, ply);
    if (!list.complete) this.guesses++;
    // The others' moves that are not looked at one by one: just the first.
    const count = kind === 'best-reply' && !mine && replied ? 1 : list.length;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      // In best-reply the first move leaves open who does the worst, all others use it up; the first is tried both ways.
      const open = kind === 'best-reply' && !mine && !replied && i === 0;
      for (let way = open ? 0 : 1; way < 2; way++) {
        position.play(list.moves[i]);
        const after = mine ? false : kind === 'best-reply' && way === 1 ? true : replied;
        const child = this.search(ply + 1, depth - 1, alpha, beta, after);
        position.undo();
        if (this.budget.over) return row;
        const value = two ? (mine ? child[me] : -child[me]) : child[actor];
        if (value > best) {
          best = value;
          row.set(child);
        }
        if (two) {
          if (mine && value > alpha) alpha = value;
          if (!mine && -value < beta) beta = -value;
          if (alpha >= beta) return row;
        } else if (best >= knowledge.bound) return row;
      }
    }
    if (kind === 'best-reply' && !mine) this.guesses++;
    return row;
  }

  private draw(ply: number, depth: number, replied: boolean): Float64Array {
    const { position, seats } = this;
    const row = this.row(ply);
    const list = this.draws.at(ply);
    position.moves(list);
    const most = this.settings.draws ?? list.length;
    if (list.length > most) {
      this.sample(list, most);
      this.guesses++;
    }
    const total = list.totalWeight();
    row.fill(0);
    for (let i = 0; i < list.length; i++) {
      if (list.weights[i] === 0) continue;
      position.play(list.moves[i]);
      const child = this.search(ply + 1, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, replied);
      position.undo();
      if (this.budget.over) return row;
      for (let seat = 0; seat < seats; seat++) row[seat] += (child[seat] * list.weights[i]) / total;
    }
    return row;
  }

  /** Keeps `count` draws, drawn by weight at even distances; each weight becomes the number of times it was hit. */
  private sample(list: ReturnType<DrawLists['at']>, count: number): void {
    const step = list.totalWeight() / count;
    let next = this.random.float() * step;
    let passed = 0;
    for (let i = 0; i < list.length; i++) {
      passed += list.weights[i];
      let hits = 0;
      while (next < passed) {
        hits++;
        next += step;
      }
      list.weights[i] = hits;
    }
  }

  private view(position: P, ranked: readonly Ranked[], depth: number, exact: boolean): Thought {
    const { me } = this;
    const chances = new Float64Array(this.seats);
    const chancesOf = (values: readonly number[]): number[] => {
      writeChances(this.knowledge, position, Float64Array.from(values), chances);
      return Array.from(chances);
    };
    const candidates = ranked.map(
      ({ move, values, nodes, exact: proven, atMost }): Weighed => ({
        move,
        value: values[me],
        chance: chancesOf(values)[me],
        nodes,
        exact: proven,
        atMost,
      }),
    );
    return {
      move: ranked[0].move,
      line: [ranked[0].move],
      values: ranked[0].values,
      chances: chancesOf(ranked[0].values),
      candidates,
      depth,
      exact,
      ...spent(this.budget),
    };
  }
}

interface Ranked {
  readonly move: Move;
  readonly values: number[];
  readonly nodes: number;
  readonly exact: boolean;
  readonly atMost: boolean;
}
