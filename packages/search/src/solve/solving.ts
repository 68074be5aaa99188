import { CHANCE, type Game, type Move, NOBODY, type Position } from '@countertop/core';
import type { ValueTerms, WrittenProof } from '../certificate/certificate.ts';
import { guaranteed } from '../certificate/check-certificate.ts';
import { NO_MOVE, type TranspositionTable } from '../depth/transposition-table.ts';
import { Exhaustive, type Symmetry } from './exhaustive.ts';
import { Ground, isOwn } from './ground.ts';
import { Strategy, searched } from './strategy.ts';

export interface SolvingPlan {
  readonly terms: ValueTerms;
  readonly table: TranspositionTable;
  readonly symmetries?: readonly Symmetry[];
  /** What to try first. */
  readonly guess?: number;
  /** Only whether the value is at least this, or at most that. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** See Strategy. */
  readonly leaf: number;
}

/** How far it is. */
export interface Progress {
  readonly nodes: number;
  readonly low: number;
  readonly high: number;
  /** Of the certificate; 0 before that is written. */
  readonly written: number;
}

export interface Solution {
  readonly low: number;
  readonly high: number;
  readonly nodes: number;
  /** Best play of both sides, up to the first draw; empty where the value is not exact. */
  readonly line: readonly string[];
  readonly proofs: readonly WrittenProof[];
}

/** Finds the value of a position, and how both sides keep it. */
export class Solving {
  low = Number.NEGATIVE_INFINITY;
  high = Number.POSITIVE_INFINITY;
  private readonly game: Game;
  private readonly position: Position;
  private readonly plan: SolvingPlan;
  private readonly ground: Ground;
  private readonly search: Exhaustive;
  private written = 0;

  /** The position is the solver's own from now on. */
  constructor(game: Game, position: Position, plan: SolvingPlan) {
    this.game = game;
    this.position = position;
    this.plan = plan;
    this.ground = new Ground(game, position.seats, plan.terms);
    this.search = new Exhaustive(this.ground, position, plan.table, plan.symmetries);
  }

  get progress(): Progress {
    const { low, high, written } = this;
    return { nodes: this.search.nodes, low, high, written };
  }

  /** Pauses now and then; what was learned until then is in the table. */
  *solve(): Generator<Progress, Solution> {
    yield* this.value();
    const line = yield* this.line();
    const proofs: WrittenProof[] = [];
    if (this.low > Number.NEGATIVE_INFINITY) proofs.push(yield* this.proof('at least', this.low));
    if (this.high < Number.POSITIVE_INFINITY) proofs.push(yield* this.proof('at most', this.high));
    const { low, high } = this;
    return { low, high, nodes: this.search.nodes, line, proofs };
  }

  /** Asks again and again whether it is more, until nothing is left to ask; with draws all is found at once. */
  private *value(): Generator<Progress, void> {
    const { search, plan } = this;
    let asked = plan.atLeast ?? (plan.atMost === undefined ? (plan.guess ?? 0) : plan.atMost + 1);
    while (this.low < this.high) {
      const beta = asked === this.low ? asked + 1 : asked;
      const found = yield* this.paused(searched(search, beta - 1, beta));
      if (search.drew) {
        this.low = yield* this.paused(searched(search));
        this.high = this.low;
        return;
      }
      if (found < beta) this.high = found;
      else this.low = found;
      asked = found;
      if (plan.atLeast !== undefined || plan.atMost !== undefined) return;
    }
  }

  private *proof(says: WrittenProof['says'], value: number): Generator<Progress, WrittenProof> {
    const { search, plan, position, game } = this;
    const strategy = new Strategy(this.ground, search, position, says, search.drew ? undefined : value, plan.leaf);
    const writing = strategy.proof();
    for (;;) {
      const step = writing.next();
      if (step.done !== true) {
        this.written = step.value;
        yield this.progress;
        continue;
      }
      if (!search.drew) return step.value;
      return { ...step.value, value: guaranteed(game, plan.terms, step.value, position).toString() };
    }
  }

  private *line(): Generator<Progress, string[]> {
    const { search, position, low, high } = this;
    const line: string[] = [];
    if (low !== high) return line;
    while (position.actor !== NOBODY) {
      const own = position.actor !== CHANCE && isOwn(position, position.actor);
      const window = search.drew ? [] : own ? [low - 1, low] : [low, low + 1];
      yield* this.paused(searched(search, ...window));
      const move: Move = search.move;
      if (move === NO_MOVE) break;
      line.push(this.game.write(position, move));
      search.play(move);
    }
    for (const _ of line) search.undo();
    return line;
  }

  private *paused(steps: Generator<void, number>): Generator<Progress, number> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      yield this.progress;
    }
  }
}
