import { Random } from '@countertop/core';
import {
  Budget,
  type Certain,
  type Effort,
  type Limits,
  type Report,
  type Share,
  seedAt,
  type Thinker,
  type Thought,
  type Weighed,
} from '@countertop/search';
import { STACKS } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { ALL, BestSolver, SLICE } from './best-solver.ts';
import { type Aim, Exact } from './exact.ts';
import { leadOf } from './foresight.ts';
import { FourSquareKnowledge, outlookFor } from './knowledge.ts';
import { ManySeats, SOLVED_MANY } from './many-seats.ts';

const knowledge = new FourSquareKnowledge();

export interface Sight {
  readonly effort: Effort;
  /** Turns to look ahead at the most. */
  readonly turns: number;
  /** Plays for the win rather than for points, where that can be told apart (one and two seats). */
  readonly forWin?: boolean;
  /** From so many cards left on, everything is worked out; with three and more seats from `SOLVED_MANY` on. */
  readonly exactFrom?: number;
  /** How unsure each judgement is, in points (standard deviation), with one or two seats; the more seats, the less each of them makes, and the less it is. */
  readonly noise?: number;
  /** The part of all stacks of EYE_CATCHING points to be taken that it does not notice; of larger ones less. */
  readonly overlooks?: number;
  /** What comes after the own turn does not count. */
  readonly shortSighted?: boolean;
  readonly seed: number;
}

/** A stack of so many points catches the eye once, one of twice as many twice. */
const EYE_CATCHING = 100;
/** A turn further costs about this many times as much. */
const NODES_A_TURN = 80;
const TABLE_BITS = 19;
const DUEL_BITS = 18;
/** Where the end may be solved, no more turns are looked ahead first: the third takes most of a second. */
const TURNS_BEFORE_SOLVING = 2;
/** Up to so many cards left, every placement gets a chance of its own; with more, those that are no better than the best get a bound. */
const EVERY_FROM = 10;

/** One who weighs the four placements by what is learned, looks some turns ahead, and solves the end of the pile. */
export class Seer implements Thinker<FourSquarePosition> {
  readonly effort: Effort;
  private readonly sight: Sight;
  private alone: { win: Exact; difference: Exact } | undefined;
  private duel: { win: BestSolver; difference: BestSolver } | undefined;
  /** By stack: whether its chance to win may be lower than what was found. */
  private readonly atMost = new Uint8Array(STACKS);
  /** The stacks of which each is proven, a bit each. */
  private readonly proven: Record<Aim, number> = { win: 0, difference: 0 };
  private readonly many = new ManySeats();
  private readonly leads = new Float64Array(STACKS);
  private readonly wins = new Float64Array(STACKS);

  constructor(sight: Sight) {
    this.effort = sight.effort;
    this.sight = sight;
  }

  think(position: FourSquarePosition, limits: Limits, report?: Report): Thought {
    if (position.actor < 0) throw new RangeError('no seat is to move');
    const budget = new Budget(limits);
    const { foresight, cunning } = outlookFor(position.seats);
    const forWin = this.sight.forWin === true && position.seats <= 2;
    const { leads, wins } = this;
    this.atMost.fill(0);
    this.proven.win = 0;
    this.proven.difference = 0;
    const solvable = this.isSolvable(position);
    const most = solvable ? Math.min(this.sight.turns, TURNS_BEFORE_SOLVING) : this.sight.turns;
    let thought: Thought | undefined;
    for (let turns = 0; turns <= most; turns++) {
      if (turns > 0 && !affordable(budget, limits, turns)) break;
      foresight.placements(position, leads, turns);
      if (forWin) cunning.placements(position, wins, turns);
      budget.nodes += STACKS * NODES_A_TURN ** turns;
      thought = this.thoughtOf(position, forWin, budget, turns);
      report?.(thought);
    }
    if (solvable && position.seats > 2) {
      const shares = this.many.placements(position);
      this.proven.win = ALL;
      this.proven.difference = ALL;
      thought = this.thoughtOf(position, forWin, budget, position.left, 'all', shares);
      report?.(thought);
    } else if (solvable) {
      for (const known of this.solve(position, budget, limits.share)) {
        thought = this.thoughtOf(position, forWin, budget, position.left, known);
        report?.(thought);
      }
    }
    if (thought === undefined) throw new Error('nothing was thought');
    return thought;
  }

  private isSolvable({ left, seats }: FourSquarePosition): boolean {
    const { exactFrom = 0 } = this.sight;
    return left <= (seats > 2 ? Math.min(exactFrom, SOLVED_MANY) : exactFrom);
  }

  /**
   * Works out the end as far as the budget goes, and says what is proven by then: first what is played for, then the other. Of several who think about a
   * long ending the first begins with that, and each of the others works out what one placement brings in points that seems to be among the best: if it is,
   * the first need not.
   */
  private *solve(position: FourSquarePosition, budget: Budget, share: Share | undefined): Generator<Aim | 'all'> {
    const aim = this.sight.forWin === true ? 'win' : 'difference';
    const other = aim === 'win' ? 'difference' : 'win';
    const long = position.seats === 2 && position.left > EVERY_FROM;
    const helped = share !== undefined && long && aim === 'win' ? promising(position).slice(0, share.of - 1) : [];
    if (share !== undefined && share.index > 0 && helped.length > 0) {
      const own = helped[share.index - 1];
      if (own !== undefined && this.solveFor(other, position, budget, 1 << own, true)) yield other;
      return;
    }
    if (!this.solveFor(aim, position, budget, ALL, !long)) return;
    for (let stack = 0; stack < STACKS; stack++) this.atMost[stack] = 1 - ((this.proven[aim] >> stack) & 1);
    yield aim;
    const best = long ? bestOf(aim === 'win' ? this.wins : this.leads, this.atMost) : ALL;
    if (helped.some((stack) => best === 1 << stack)) return;
    if (this.solveFor(other, position, budget, best, !long)) yield 'all';
  }

  /** Works out placements, a bit each, if the budget allows it. */
  private solveFor(aim: Aim, position: FourSquarePosition, budget: Budget, among: number, every: boolean): boolean {
    const values = aim === 'win' ? this.wins : this.leads;
    const found = Float64Array.from(values);
    if (position.seats === 1) {
      this.alone ??= { win: new Exact('win', TABLE_BITS), difference: new Exact('difference', TABLE_BITS) };
      if (!inSlices(this.alone[aim], position, found, budget)) return false;
      this.proven[aim] = ALL;
    } else {
      this.duel ??= { win: new BestSolver('win', DUEL_BITS), difference: new BestSolver('difference', DUEL_BITS) };
      const goOn = (): boolean => goesOn(budget);
      const { [aim]: solver } = this.duel;
      if (!solver.placements(position, found, { every, among, goOn })) return false;
      this.proven[aim] = among & ~setOf(solver.atMost);
    }
    values.set(found);
    return true;
  }

  private thoughtOf(
    position: FourSquarePosition,
    forWin: boolean,
    budget: Budget,
    depth: number,
    known?: Aim | 'all',
    /** By stack, what every seat has of the win, where more than two share it. */
    shares?: readonly ArrayLike<number>[],
  ): Thought {
    const seat = position.actor;
    const { seats } = position;
    const { proven } = this;
    const values = new Float64Array(seats);
    const chances = new Float64Array(seats);
    const spreadOut = (stack: number): void => {
      const lead = this.leads[stack];
      for (let other = 0; other < seats; other++) {
        values[other] = other === seat ? lead : leadOf(position, other) - (lead - leadOf(position, seat)) / (seats - 1);
      }
      if (shares !== undefined) {
        chances.set(shares[stack]);
        return;
      }
      knowledge.chances(position, values, chances);
      if (!forWin && known !== 'all') return;
      chances[seat] = this.wins[stack];
      if (seats === 2) chances[1 - seat] = 1 - this.wins[stack];
    };
    const weighed: Weighed[] = [0, 1, 2, 3].map((stack) => {
      spreadOut(stack);
      const atMost = this.atMost[stack] === 1;
      const certain = certainOf((proven.win >> stack) & 1, (proven.difference >> stack) & 1);
      return { move: stack, value: values[seat], chance: chances[seat], nodes: 1, ...certain, atMost };
    });
    // For the win, points decide between equals: where every placement wins, or none does, they still matter to people.
    // What only has a bound is no better than the best, and comes behind it; what is proven comes before what is thought.
    const worth = ({ move, value, chance, atMost }: Weighed): number => {
      if (!forWin && (known !== 'all' || this.sight.forWin !== true)) return this.seen(position, move, value);
      if (known === 'difference') return (proven.difference >> move) & 1;
      return (atMost ? chance - 1 : chance) * (known === undefined ? 1e6 : 1e12) + value;
    };
    weighed.sort((a, b) => worth(b) - worth(a) || a.move - b.move);
    spreadOut(weighed[0].move);
    const milliseconds = budget.elapsed();
    return {
      move: weighed[0].move,
      line: [weighed[0].move],
      values: Array.from(values),
      chances: Array.from(chances),
      candidates: weighed,
      nodes: budget.nodes,
      milliseconds,
      nodesPerSecond: milliseconds > 0 ? Math.round((budget.nodes / milliseconds) * 1000) : 0,
      depth,
      ...(known === 'all' ? certainOf(1, 1) : certainOf(Number(known === 'win'), Number(known === 'difference'))),
    };
  }

  /** What a placement seems to bring. Errors belong to the position and the seed: looking again sees the same. */
  private seen(position: FourSquarePosition, stack: number, value: number): number {
    const { overlooks = 0, shortSighted = false, seed } = this.sight;
    const noise = ((this.sight.noise ?? 0) * 2) / Math.max(2, position.seats);
    const dice = new Random(seedAt(position, seed ^ Math.imul(stack + 1, 0x9e3779b1)));
    const taken = position.captures(stack) ? position.totalOf(stack) + position.held : 0;
    if (taken > 0 && dice.float() < overlooks ** (taken / EYE_CATCHING)) return -knowledge.bound;
    const later = shortSighted ? 0 : value - leadOf(position, position.turn) - taken;
    // Four even dice make a bell of deviation 1 / sqrt(3).
    const bell = (dice.float() + dice.float() + dice.float() + dice.float() - 2) * Math.sqrt(3);
    return taken + later + noise * bell;
  }
}

/** The stacks in the order in which they seem to be good. */
function promising(position: FourSquarePosition): number[] {
  const promise = new Float64Array(STACKS);
  outlookFor(position.seats).cunning.placements(position, promise, TURNS_BEFORE_SOLVING);
  return [0, 1, 2, 3].sort((one, other) => promise[other] - promise[one] || one - other);
}

/** What is proven, as a thought and a candidate say it. */
function certainOf(chance: number, value: number): { exact: boolean; certain?: Certain } {
  if (chance === value) return { exact: chance === 1 };
  return { exact: false, certain: chance === 1 ? 'chance' : 'value' };
}

/** The stacks that are marked, a bit each. */
function setOf(marks: Uint8Array): number {
  return marks.reduce((set, mark, stack) => set | (mark << stack), 0);
}

/** The stacks with the highest chance, a bit each. */
function bestOf(chances: Float64Array, atMost: Uint8Array): number {
  const best = Math.max(...chances.filter((_, stack) => atMost[stack] === 0));
  return chances.reduce((set, chance, stack) => (atMost[stack] === 0 && chance >= best ? set | (1 << stack) : set), 0);
}

function goesOn(budget: Budget): boolean {
  budget.nodes += SLICE;
  return !budget.look();
}

/** What a slice has found is in the solver's table, so the next one gets further; the size grows so that it always does. False when the budget ends first. */
function inSlices(solver: Exact, position: FourSquarePosition, values: Float64Array, budget: Budget): boolean {
  for (let slice = SLICE; !solver.placements(position, values, slice); slice *= 1.15) {
    budget.nodes += Math.ceil(slice);
    if (budget.look()) return false;
  }
  budget.nodes += solver.visits;
  return true;
}

function affordable(budget: Budget, limits: Limits, turns: number): boolean {
  if (budget.look()) return false;
  if (limits.nodes !== undefined && budget.nodes + STACKS * NODES_A_TURN ** turns > limits.nodes) return false;
  return limits.milliseconds === undefined || budget.elapsed() * NODES_A_TURN < limits.milliseconds;
}
