import { type Move, MoveList, type Position, Random } from '@countertop/core';
import { spent } from '../depth/view.ts';
import { Budget, type Effort, type Limits } from '../thinker/limits.ts';
import { seedAt } from '../thinker/seed-at.ts';
import type { Thinker, Thought, Weighed } from '../thinker/thinker.ts';
import type { Knowledge } from './brain.ts';
import { writeChances } from './chances.ts';

/** Plays by a rule of thumb, without looking ahead, and says nothing of what that is worth. */
export class Scripted<P extends Position> implements Thinker<P> {
  readonly effort: Effort = { nodes: 1 };
  private readonly choose: (position: P, random: Random) => Move;
  private readonly random = new Random(0);
  private readonly seed: number;

  constructor(choose: (position: P, random: Random) => Move, seed = 0) {
    this.choose = choose;
    this.seed = seed;
  }

  think(position: P, limits: Limits): Thought {
    if (position.actor < 0) throw new RangeError('no seat is to move');
    const budget = new Budget(limits);
    budget.spend();
    this.random.seed(seedAt(position, this.seed));
    const move = this.choose(position, this.random);
    const nothing = new Array<number>(position.seats).fill(0);
    return {
      move,
      line: [move],
      values: nothing,
      chances: nothing,
      candidates: [],
      depth: 0,
      exact: false,
      ...spent(budget),
    };
  }
}

/** Plays any legal move. */
export class Anyone<P extends Position> extends Scripted<P> {
  constructor(seed = 0) {
    const list = new MoveList();
    super((position, random) => {
      position.moves(list);
      return list.moves[random.below(list.length)];
    }, seed);
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
    this.random.seed(seedAt(position, this.seed));
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
