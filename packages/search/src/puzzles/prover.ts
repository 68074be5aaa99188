import { CHANCE, type Move, MoveList, NOBODY, type Position } from '@countertop/core';
import type { Judged, Mining, PuzzleStep } from './mining.ts';

/** Where the best move wins less often than this, nobody enjoys finding it. */
const HOPELESS = 0.2;
/** Moves whose shares differ by no more are equally good. */
const EQUAL = 0.02;
/** Moves that may be equally right at the end of a solution. */
const ALIKE = 3;
/** Moves of the solver in a solution. */
const LONGEST = 8;
/** Of the draws that might come, so many are tried for one after which there is again something to find. */
const DRAWS_TRIED = 3;
/** The best of the others that are looked at again from the position after them. */
const OTHERS = 2;
/** That a wrong move is wrong was proven already: what answers it takes only this part of the effort. */
const LIGHTLY = 1 / 5;
/** Plies that show why a tempting move fails. */
const REFUTATION = 5;

/** A solution: the solver's moves, what answers them, and what was seen on the way. */
export interface SolutionLine {
  readonly moves: readonly Move[];
  /** The other moves that are right in place of the last. */
  readonly also: readonly Move[];
  /** Moves of the solver. */
  readonly decisions: number;
  /** The least of all. */
  readonly margin: number;
  readonly exact: boolean;
  readonly othersExact: boolean;
}

/** Proves what is right in a position, follows it to its end, and refutes what is not. */
export class Prover<P extends Position> {
  private readonly mining: Mining<P>;
  private readonly nodes: number;

  constructor(mining: Mining<P>, nodes: number) {
    this.mining = mining;
    this.nodes = nodes;
  }

  /** Whether a first look finds something; it may be a little wrong about the margin. */
  glance(position: P, nodes: number, margin: number): Move | undefined {
    const { mining } = this;
    if (mining.prove !== undefined) return mining.prove(position, nodes)?.right[0];
    const best = mining.judge(position, nodes);
    if (best === undefined || best.chance < HOPELESS) return undefined;
    const next = mining.judge(position, nodes, [best.move]);
    return next === undefined || best.chance - next.chance < margin ? undefined : best.move;
  }

  /** The moves that are clearly better than all others; undefined where there are none, or too many. */
  prove(position: P, nodes = this.nodes, before?: PuzzleStep): PuzzleStep | undefined {
    const { mining } = this;
    if (mining.prove !== undefined) return mining.prove(position, nodes, before);
    const best = mining.judge(position, nodes);
    if (best === undefined || best.chance < HOPELESS) return undefined;
    const right = [best.move];
    for (;;) {
      const next = mining.judge(position, nodes, right);
      if (next === undefined) return undefined;
      const gap = best.chance - next.chance;
      if (gap >= mining.margin) return this.confirm(position, nodes, best, right, next);
      if (gap > EQUAL || right.length >= (mining.alike ?? ALIKE)) return undefined;
      right.push(next.move);
    }
  }

  /** What is right at the next move of a solution, after the step before; without one, at its first. */
  stepAfter(position: P, before: PuzzleStep | undefined): PuzzleStep | undefined {
    return (before === undefined ? undefined : this.finish(position)) ?? this.prove(position, this.nodes, before);
  }

  /** The solution from a first step on, as long as the solver has again something clear to find. */
  line(position: P, first: PuzzleStep): SolutionLine {
    const work = position.clone() as P;
    const solver = work.actor;
    const steps: PuzzleStep[] = [];
    const moves = this.after(work, solver, first, steps, this.mining.draws ?? 0);
    const last = steps[steps.length - 1];
    return {
      moves,
      also: last.right.slice(1),
      decisions: steps.length,
      margin: Math.min(...steps.map(({ margin }) => margin)),
      exact: steps.every(({ exact }) => exact),
      othersExact: steps.every(({ othersExact }) => othersExact),
    };
  }

  /** What a wrong move is answered by, and how it goes on, until something is drawn. */
  refutation(position: P, move: Move): Move[] {
    const work = position.clone() as P;
    work.play(move);
    const forced = this.mining.refutes?.(work) ?? [];
    if (forced.length > 0) return [...forced];
    const moves: Move[] = [];
    while (moves.length < REFUTATION && work.actor !== NOBODY && work.actor !== CHANCE) {
      const next = this.mining.judge(work, Math.ceil(this.nodes * LIGHTLY));
      if (next === undefined) break;
      moves.push(next.move);
      work.play(next.move);
    }
    return moves;
  }

  /** Judges a move from the position after it: the share of the win of the one who makes it. */
  worth(position: P, { move, chance, exact }: Judged, nodes: number): number {
    const seat = position.actor;
    if (exact) return chance;
    const after = position.clone() as P;
    after.play(move);
    if (after.actor === CHANCE || position.seats > 2) return chance;
    if (after.actor === NOBODY) return shareOf(after, seat);
    const answer = this.mining.judge(after, nodes);
    if (answer === undefined) return chance;
    return after.actor === seat ? answer.chance : 1 - answer.chance;
  }

  /** What was judged before the moves is judged once more after them, where one sees further. */
  private confirm(
    position: P,
    nodes: number,
    best: Judged,
    right: readonly Move[],
    next: Judged,
  ): PuzzleStep | undefined {
    const { mining } = this;
    let margin = best.chance - next.chance;
    const one = this.worth(position, best, nodes);
    const others = [next];
    while (!next.exact && others.length < OTHERS) {
      const other = mining.judge(position, nodes, [...right, ...others.map(({ move }) => move)]);
      if (other === undefined) break;
      others.push(other);
    }
    for (const other of others) margin = Math.min(margin, one - this.worth(position, other, nodes));
    if (margin < mining.margin) return undefined;
    return { right, margin, exact: best.exact, othersExact: next.exact, depth: best.depth };
  }

  /** The moves from a step of the solver on; the position is left anywhere. */
  private after(position: P, solver: number, step: PuzzleStep, steps: PuzzleStep[], draws: number): Move[] {
    const [move] = step.right;
    steps.push(step);
    const { longest = LONGEST } = this.mining;
    if (step.right.length > 1 || steps.length >= longest || this.mining.made?.(position, move)) return [move];
    position.play(move);
    return [move, ...this.onward(position, solver, steps, draws)];
  }

  /** From wherever the solver's move has led; nothing where nothing more is to be found. */
  private onward(position: P, solver: number, steps: PuzzleStep[], draws: number): Move[] {
    if (position.actor === NOBODY) return [];
    if (position.actor === CHANCE) return this.drawn(position, solver, steps, draws);
    if (position.actor === solver) {
      const step = this.stepAfter(position, steps[steps.length - 1]);
      return step === undefined ? [] : this.after(position, solver, step, steps, draws);
    }
    const answer = this.mining.answer?.(position) ?? this.mining.judge(position, this.nodes)?.move;
    if (answer === undefined) return [];
    position.play(answer);
    const more = this.onward(position, solver, steps, draws);
    return more.length === 0 ? [] : [answer, ...more];
  }

  /** Where the end is one move away. */
  private finish(position: P): PuzzleStep | undefined {
    const right = this.mining.finishes?.(position) ?? [];
    return right.length === 0 ? undefined : { right, margin: 1, exact: true, othersExact: true, depth: 1 };
  }

  /** What cannot come otherwise always belongs to a solution; of other draws a likely one that asks for something again. */
  private drawn(position: P, solver: number, steps: PuzzleStep[], draws: number): Move[] {
    const list = new MoveList();
    position.moves(list);
    const open = list.length > 1;
    if (open && draws === 0) return [];
    const likely = list.toArray().map((move, i) => ({ move, weight: list.weights[i] }));
    likely.sort((a, b) => b.weight - a.weight || a.move - b.move);
    for (const { move } of likely.slice(0, DRAWS_TRIED)) {
      const next = position.clone() as P;
      next.play(move);
      const more = this.onward(next, solver, steps, draws - (open ? 1 : 0));
      if (more.length > 0) return [move, ...more];
    }
    return [];
  }
}

function shareOf(position: Position, seat: number): number {
  const winners = position.winners() ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}
