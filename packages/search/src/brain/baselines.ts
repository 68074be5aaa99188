import { MoveList, type Position, Random, scramble } from '@countertop/core';
import { spent } from '../depth/view.ts';
import { Budget, type Effort, type Limits } from '../thinker/limits.ts';
import type { Thinker, Thought, Weighed } from '../thinker/thinker.ts';
import type { Knowledge } from './brain.ts';
import { writeChances } from './chances.ts';

/** Plays any legal move. */
export class Anyone<P extends Position> implements Thinker<P> {
  readonly effort: Effort = { nodes: 1 };
  private readonly random = new Random(0);
  private readonly seed: number;

  constructor(seed = 0) {
    this.seed = seed;
  }

  think(position: P, limits: Limits): Thought {
    const list = new MoveList();
    position.moves(list);
    this.random.seed(scramble(this.seed ^ position.hashLow) ^ position.hashHigh);
    const move = list.moves[this.random.below(list.length)];
    const nothing = new Array<number>(position.seats).fill(0);
    return {
      move,
      line: [move],
      values: nothing,
      chances: nothing,
      candidates: [],
      depth: 0,
      exact: false,
      ...spent(new Budget(limits)),
    };
  }
}

/** Plays what looks best right after the move, by the brain's evaluation; among equals any. Before a draw: its mean. */
export class Greedy<P extends Position> implements Thinker<P> {
  readonly effort: Effort = {};
  private readonly knowledge: Knowledge<P>;
  private readonly random = new Random(0);
  private readonly seed: number;

  constructor(knowledge: Knowledge<P>, seed = 0) {
    this.knowledge = knowledge;
    this.seed = seed;
  }

  think(position: P, limits: Limits): Thought {
    const seat = position.actor;
    if (seat < 0) throw new RangeError('no seat is to move');
    const budget = new Budget(limits);
    const work = position.clone() as P;
    const list = new MoveList();
    work.moves(list);
    this.random.seed(scramble(this.seed ^ position.hashLow) ^ position.hashHigh);
    const seen: { move: number; values: Float64Array; dice: number }[] = [];
    for (let i = 0; i < list.length; i++) {
      const values = new Float64Array(position.seats);
      work.play(list.moves[i]);
      this.knowledge.evaluate(work, values);
      work.undo();
      seen.push({ move: list.moves[i], values, dice: this.random.next() });
      if (budget.spend()) break;
    }
    seen.sort((a, b) => b.values[seat] - a.values[seat] || a.dice - b.dice);
    const chances = new Float64Array(position.seats);
    const candidates = seen.map(({ move, values }): Weighed => {
      writeChances(this.knowledge, position, values, chances);
      return { move, value: values[seat], chance: chances[seat], nodes: 1, exact: false, atMost: false };
    });
    writeChances(this.knowledge, position, seen[0].values, chances);
    return {
      move: seen[0].move,
      line: [seen[0].move],
      values: Array.from(seen[0].values),
      chances: Array.from(chances),
      candidates,
      depth: 1,
      exact: false,
      ...spent(budget),
    };
  }
}
