import { type Move, MoveList, Random } from '@countertop/core';
import { Endgame } from '../brain/endgame.ts';
import { TERMS, WEIGHTS, writeTerms, writeWeights } from '../brain/evaluation.ts';
import { playoutMove } from '../brain/playout.ts';
import { AnyPlace } from '../rules/any-place.ts';
import { CounterplaysPosition, type Goal } from '../rules/position.ts';
import { PLIES } from '../rules/tiles.ts';

export interface Lessons {
  readonly seed: number;
  /** Games of quick moves, to begin with. */
  readonly playouts: number;
  /** Games of somebody who looks one ply ahead with what was learned so far, and plays the end without mistakes. */
  readonly games: number;
  /** Hears now and then how many games are done, and how well their ends were foreseen (mean log loss). */
  readonly report?: (games: number, loss: number) => void;
}

/** The last plies of a game of the second kind are not played but worked out. */
const WORKED_OUT = 5;
/** Of the placements so many, at random, are looked at. */
const LOOKED_AT = 80;
/** So many plies at the beginning are quick moves, and later ones now and then, so that much is seen. */
const OPENING = 3;
const ADVENTURES = 0.08;

/** Learns the weights of the evaluation by self-play: logistic regression on who won. Reproducible from the seed. */
export class Training {
  private readonly weights = new Float64Array(WEIGHTS);
  private readonly outlook = new AnyPlace();
  private readonly endgame = new Endgame();
  private readonly terms = new Int32Array(TERMS);
  private readonly seen = new Int32Array(PLIES * TERMS);
  private readonly list = new MoveList(1024);
  private readonly random: Random;
  private readonly goal: Goal;
  private readonly lessons: Lessons;

  constructor(goal: Goal, lessons: Lessons) {
    this.goal = goal;
    this.lessons = lessons;
    this.random = new Random(lessons.seed);
  }

  run(): string {
    const { playouts, games, report } = this.lessons;
    let loss = 0;
    for (let game = 0; game < playouts; game++) {
      loss += this.learnFrom(this.quickGame(), PLIES, 0.25 * Math.min(1, 3 * (1 - game / playouts)));
      if ((game + 1) % 20_000 === 0) {
        report?.(game + 1, loss / 20_000);
        loss = 0;
      }
    }
    loss = 0;
    for (let game = 0; game < games; game++) {
      const whiteShare = this.goodGame();
      if (whiteShare === undefined) continue;
      loss += this.learnFrom(whiteShare, PLIES - WORKED_OUT + 1, 0.25 * Math.min(1, 2 * (1 - game / games)) + 0.02);
      if ((game + 1) % 500 === 0) {
        report?.(game + 1, loss / 500);
        loss = 0;
      }
    }
    return writeWeights(this.weights);
  }

  private quickGame(): number {
    const position = new CounterplaysPosition(this.goal);
    while (position.ply < PLIES) {
      this.note(position);
      position.play(playoutMove(position, this.outlook, this.random));
    }
    return position.share(0);
  }

  private goodGame(): number | undefined {
    const { random } = this;
    const position = new CounterplaysPosition(this.goal);
    while (position.ply < PLIES - WORKED_OUT) {
      this.note(position);
      const quick = position.ply < OPENING || random.float() < ADVENTURES;
      position.play(quick ? playoutMove(position, this.outlook, random) : this.bestOfSome(position));
    }
    this.note(position);
    const mover = position.ply & 1;
    position.moves(this.list);
    const solved = this.endgame.solve(position, this.list.toArray(), { nodes: 200_000 });
    if (solved === undefined) return undefined;
    const value = Math.max(...solved.map((move) => move.value));
    return (1 + (mover === 0 ? value : -value)) / 2;
  }

  private bestOfSome(position: CounterplaysPosition): Move {
    const { list, random } = this;
    position.moves(list);
    let best = list.moves[0];
    let least = Number.POSITIVE_INFINITY;
    const count = Math.min(LOOKED_AT, list.length);
    for (let i = 0; i < count; i++) {
      const move = list.moves[list.length <= LOOKED_AT ? i : random.below(list.length)];
      position.play(move);
      this.outlook.follow(position);
      writeTerms(position, this.outlook, this.terms);
      // A pinch of chance, so that equals are not always taken in the same order.
      const theirs = this.sum(this.terms, 0) + 0.1 * random.float();
      position.undo();
      if (theirs < least) {
        least = theirs;
        best = move;
      }
    }
    return best;
  }

  private note(position: CounterplaysPosition): void {
    if (position.ply === 0) return;
    this.outlook.follow(position);
    writeTerms(position, this.outlook, this.terms);
    this.seen.set(this.terms, position.ply * TERMS);
  }

  /** Moves the weights of what was seen, up to a ply, towards the outcome. Returns the mean log loss before. */
  private learnFrom(whiteShare: number, end: number, rate: number): number {
    let loss = 0;
    for (let ply = 1; ply < end; ply++) {
      const outcome = ply & 1 ? 1 - whiteShare : whiteShare;
      const from = ply * TERMS;
      const expected = 1 / (1 + Math.exp(-this.sum(this.seen, from)));
      loss -= outcome * Math.log(expected) + (1 - outcome) * Math.log(1 - expected);
      const step = (rate * (outcome - expected)) / TERMS;
      for (let i = from; i < from + TERMS; i++) this.weights[this.seen[i]] += step;
    }
    return loss / (end - 1);
  }

  private sum(terms: Int32Array, from: number): number {
    let sum = 0;
    for (let i = from; i < from + TERMS; i++) sum += this.weights[terms[i]];
    return sum;
  }
}
