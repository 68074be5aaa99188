import { scramble } from '@countertop/core';
import { Budget, bringBest } from '@countertop/search';
import { BoundsTable } from './bounds-table.ts';
import {
  bagSize,
  bagWithout,
  COLOURS_IN,
  COUNT_BITS,
  inBag,
  plain,
  plainBag,
  RESERVE_BITS,
  reserveOf,
  withDrawn,
} from './counters.ts';
import { Draws } from './draws.ts';
import { GAIN_BITS, type LastLines, MOST_SPACES } from './last-lines.ts';

/** A space where nothing can score any more: one stands for all. */
export const NOWHERE = 15;
const NO_MOVE = -1;
const MOST_MOVES = 4 * (MOST_SPACES + 1);

/**
 * The last turns of a game of two teams: alpha-beta over placings, Star1 over draws, both with a table of bounds. What is to come depends on the
 * shape of the last lines, how many spaces are vacant, the reserves and the bag.
 *
 * Values are for the team of the seat that is to place: what is still to come, or, for the win, the result.
 */
export class LastTurns {
  budget = new Budget({});
  seats = 2;
  partners = false;
  readonly table: BoundsTable;
  /** By how many spaces are vacant: the placings to try, and how good they look. */
  readonly moves = Array.from({ length: 64 }, () => new Int32Array(MOST_MOVES));
  readonly weights = Array.from({ length: 64 }, () => new Float64Array(MOST_MOVES));
  /** By how many spaces are vacant: what can be drawn. */
  private readonly draws = Array.from({ length: 64 }, () => new Draws());
  private keyLow = 0;
  private keyHigh = 0;

  /** The table remembers 2^bits positions. */
  constructor(
    private readonly lines: LastLines,
    private readonly forWin: boolean,
    bits: number,
  ) {
    this.table = new BoundsTable(bits);
  }

  /** Lists the placings of a seat, and weighs them at first sight. */
  list(shape: number, vacancies: number, seat: number, near: number, far: number, known = NO_MOVE): number {
    const { lines } = this;
    const moves = this.moves[vacancies];
    const weights = this.weights[vacancies];
    const reserve = reserveOf(near, far, seat);
    const spaces = lines.spaces[shape];
    const theirs = COLOURS_IN[reserveOf(near, far, this.seatAfter(seat, near, far, 1))];
    let many = 0;
    let live = 0;
    for (let colour = 0; colour < 4; colour++) {
      if (((reserve >> (COUNT_BITS * colour)) & 7) === 0) continue;
      const ours = COLOURS_IN[reserve - (1 << (COUNT_BITS * colour))];
      live = 0;
      for (let left = spaces; left !== 0; left &= left - 1) {
        const space = 31 - Math.clz32(left & -left);
        live++;
        const gain = lines.gain(shape, space, colour);
        const after = lines.best[lines.place(shape, space, colour)];
        const move = (space << 2) | colour;
        let weight = 2 * gain;
        if (gain > 0 && ours !== 0) weight += 2 * bestOf(after, ours) - bestOf(after, theirs);
        else weight -= 2 * bestOf(after, theirs);
        moves[many] = move;
        weights[many++] = move === known ? 1000 : weight;
      }
      if (live < vacancies) {
        const move = (NOWHERE << 2) | colour;
        moves[many] = move;
        weights[many++] = move === known ? 1000 : -2 * bestOf(lines.best[shape], theirs);
      }
    }
    return many;
  }

  /** A seat places a counter; `merged` are the colours that the words of reserves and bag tell apart. */
  place(
    shape: number,
    merged: number,
    vacancies: number,
    seat: number,
    owed: number,
    near: number,
    far: number,
    bag: number,
    lead: number,
    move: number,
    alpha: number,
    beta: number,
  ): number {
    const { lines, forWin } = this;
    const colour = move & 3;
    const space = move >> 2;
    let gain = 0;
    let after = shape;
    if (space !== NOWHERE) {
      gain = lines.gain(shape, space, colour);
      after = lines.place(shape, space, colour);
    }
    const counter = 1 << (COUNT_BITS * colour + (seat & 1 ? RESERVE_BITS : 0));
    let near1 = seat < 2 ? near - counter : near;
    let far1 = seat < 2 ? far : far - counter;
    let bag1 = bag;
    if (this.isGone(colour, near1, far1, bag)) after = lines.without(after, colour);
    const left = vacancies - 1;
    const ahead = forWin ? lead + gain : 0;
    const gained = forWin ? 0 : gain;
    if (left === 0 || lines.most[after] === 0) return this.ended(ahead) + gained;
    const lacked = lines.lacked[after];
    if (lacked !== merged) {
      near1 = plain(lacked, near1);
      far1 = plain(lacked, far1);
      bag1 = plainBag(lacked, bag1);
    }
    if (gain > 0 && reserveOf(near1, far1, seat) !== 0) {
      return gained + this.turn(after, left, seat, owed + 1, near1, far1, bag1, ahead, alpha - gained, beta - gained);
    }
    let next: number;
    let value: number;
    if (bag1 === 0) {
      next = this.seatAfter(seat, near1, far1, 0);
      const sign = this.sign(seat, next);
      const low = sign > 0 ? alpha - gained : gained - beta;
      const high = sign > 0 ? beta - gained : gained - alpha;
      value = this.turn(after, left, next, 0, near1, far1, 0, sign * ahead, low, high);
      return gained + sign * value;
    }
    next = seat + 1 === this.seats ? 0 : seat + 1;
    const sign = this.sign(seat, next);
    const low = sign > 0 ? alpha - gained : gained - beta;
    const high = sign > 0 ? beta - gained : gained - alpha;
    // Every other seat places at least one counter before this one comes again.
    if (left < this.seats) value = this.turn(after, left, next, 0, near1, far1, bag1, sign * ahead, low, high);
    else value = this.draw(after, left, seat, next, owed + 1, near1, far1, bag1, sign * ahead, low, high);
    return gained + sign * value;
  }

  /** What the game comes to when nothing more can be made of it, for a team that leads by so much. */
  private ended(lead: number): number {
    return this.forWin ? Math.sign(lead) : 0;
  }

  private sign(seat: number, next: number): number {
    return seat === next || (this.partners && ((seat ^ next) & 1) === 0) ? 1 : -1;
  }

  private isGone(colour: number, near: number, far: number, bag: number): boolean {
    const at = COUNT_BITS * colour;
    if (inBag(bag, colour) !== 0) return false;
    return (((near | far) >> at) & 7) === 0 && (((near | far) >> (at + RESERVE_BITS)) & 7) === 0;
  }

  /** The next seat with a counter, which may be the same; `any` takes the next one whatever it has. */
  private seatAfter(seat: number, near: number, far: number, any: number): number {
    let next = seat;
    do next = next + 1 === this.seats ? 0 : next + 1;
    while (any === 0 && next !== seat && reserveOf(near, far, next) === 0);
    return next;
  }

  /** A seat is to place; `owed` are the counters it has placed in this turn already. */
  private turn(
    shape: number,
    vacancies: number,
    seat: number,
    owed: number,
    near: number,
    far: number,
    bag: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    const { lines, budget, table } = this;
    const bound = lines.most[shape];
    if (this.forWin) {
      if (lead > bound) return 1;
      if (lead < -bound) return -1;
    } else {
      if (bound <= alpha) return bound;
      if (-bound >= beta) return -bound;
    }
    const reserve = reserveOf(near, far, seat);
    if (vacancies === 1) return this.worth(lead, bestOf(lines.best[shape], COLOURS_IN[reserve]));
    if (vacancies === 2) {
      const next = this.seatAfter(seat, near, far, bag);
      if (next !== seat)
        return this.lastTwo(shape, reserve, COLOURS_IN[reserveOf(near, far, next)], this.sign(seat, next), lead);
    }
    if (budget.spend()) return 0;
    this.keyOf(shape, vacancies, seat, owed, near, far, bag, lead);
    const low = this.keyLow;
    const high = this.keyHigh;
    let known = NO_MOVE;
    if (table.find(low, high)) {
      if (table.least >= beta || table.least === table.most) return table.least;
      if (table.most <= alpha) return table.most;
      known = table.move;
    }
    const many = this.list(shape, vacancies, seat, near, far, known);
    const moves = this.moves[vacancies];
    const weights = this.weights[vacancies];
    const lacked = lines.lacked[shape];
    let best = Number.NEGATIVE_INFINITY;
    let bestMove = NO_MOVE;
    for (let i = 0; i < many; i++) {
      bringBest(moves, weights, i, many);
      const from = best > alpha ? best : alpha;
      const value = this.place(shape, lacked, vacancies, seat, owed, near, far, bag, lead, moves[i], from, beta);
      if (budget.over) return 0;
      if (value > best) {
        best = value;
        bestMove = moves[i];
        if (best >= beta) break;
      }
    }
    table.store(low, high, bestMove, best > alpha ? best : -1000, best < beta ? best : 1000, vacancies);
    return best;
  }

  private worth(lead: number, gain: number): number {
    return this.forWin ? Math.sign(lead + gain) : gain;
  }

  /** Two spaces are left: what the one to place can make of them, the other having these colours. */
  private lastTwo(shape: number, reserve: number, theirs: number, sign: number, lead: number): number {
    const { lines } = this;
    const spaces = lines.spaces[shape];
    let best = Number.NEGATIVE_INFINITY;
    // One of the two has no line any more, and the other is left to the next.
    if ((spaces & (spaces - 1)) === 0) best = sign * bestOf(lines.best[shape], theirs);
    for (let colour = 0; colour < 4; colour++) {
      const at = COUNT_BITS * colour;
      if (((reserve >> at) & 7) === 0) continue;
      const rest = COLOURS_IN[reserve - (1 << at)];
      for (let left = spaces; left !== 0; left &= left - 1) {
        const space = 31 - Math.clz32(left & -left);
        const gain = lines.gain(shape, space, colour);
        const after = lines.best[lines.place(shape, space, colour)];
        const value = gain > 0 && rest !== 0 ? gain + bestOf(after, rest) : gain + sign * bestOf(after, theirs);
        if (value > best) best = value;
      }
    }
    return this.worth(lead, best);
  }

  /** A seat draws, and the next one places: the mean over what it can draw, cut off as soon as the rest cannot matter (Star1). */
  private draw(
    shape: number,
    vacancies: number,
    seat: number,
    next: number,
    owed: number,
    near: number,
    far: number,
    bag: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    const { lines, table } = this;
    const bound = lines.most[shape];
    if (this.forWin) {
      if (lead > bound) return 1;
      if (lead < -bound) return -1;
    } else {
      if (bound <= alpha) return bound;
      if (-bound >= beta) return -bound;
    }
    const greatest = this.forWin ? 1 : bound;
    this.keyOf(shape, vacancies, seat, owed + 8, near, far, bag, lead);
    const low = this.keyLow;
    const high = this.keyHigh;
    if (table.find(low, high)) {
      if (table.least >= beta || table.least === table.most) return table.least;
      if (table.most <= alpha) return table.most;
    }
    const value = this.mean(shape, vacancies, seat, next, owed, near, far, bag, lead, alpha, beta, greatest);
    if (this.budget.over) return 0;
    table.store(low, high, NO_MOVE, value > alpha ? value : -1000, value < beta ? value : 1000, vacancies);
    return value;
  }

  private mean(
    shape: number,
    vacancies: number,
    seat: number,
    next: number,
    owed: number,
    near: number,
    far: number,
    bag: number,
    lead: number,
    alpha: number,
    beta: number,
    greatest: number,
  ): number {
    const { budget, table, lines } = this;
    const draws = this.draws[vacancies];
    const { drawn, ways, lows, highs } = draws;
    const own = reserveOf(near, far, seat);
    // Who comes to place one counter at most only needs to have each colour once.
    if (owed === 1 && vacancies === this.seats) draws.listColours(bag, COLOURS_IN[own] | (15 & ~lines.lacked[shape]));
    else draws.list(bag, Math.min(owed, bagSize(bag)));
    const { many } = draws;
    let total = 0;
    let restLow = 0;
    let restHigh = 0;
    for (let i = 0; i < many; i++) {
      lows[i] = -greatest;
      highs[i] = greatest;
      if (vacancies > 2) {
        const to = withDrawn(near, far, seat, drawn[i]);
        this.keyOf(
          shape,
          vacancies,
          next,
          0,
          seat < 2 ? to : near,
          seat < 2 ? far : to,
          bagWithout(bag, drawn[i]),
          lead,
        );
        if (table.find(this.keyLow, this.keyHigh)) {
          if (table.least > lows[i]) lows[i] = table.least;
          if (table.most < highs[i]) highs[i] = table.most;
        }
      }
      total += ways[i];
      restLow += ways[i] * lows[i];
      restHigh += ways[i] * highs[i];
    }
    // Sums are rounded: a bound must not come to lie inside the window, where it would be taken for the value.
    if (restLow >= beta * total) return Math.max(beta, restLow / total);
    if (restHigh <= alpha * total) return Math.min(alpha, restHigh / total);
    let sum = 0;
    for (let i = 0; i < many; i++) {
      const weight = ways[i];
      restLow -= weight * lows[i];
      restHigh -= weight * highs[i];
      let value = lows[i];
      if (lows[i] < highs[i]) {
        const failLow = (alpha * total - sum - restHigh) / weight;
        const failHigh = (beta * total - sum - restLow) / weight;
        const to = withDrawn(near, far, seat, drawn[i]);
        value = this.turn(
          shape,
          vacancies,
          next,
          0,
          seat < 2 ? to : near,
          seat < 2 ? far : to,
          bagWithout(bag, drawn[i]),
          lead,
          Math.max(failLow, -greatest - 1),
          Math.min(failHigh, greatest + 1),
        );
        if (budget.over) return 0;
        if (value <= failLow) return Math.min(alpha, (sum + weight * value + restHigh) / total);
        if (value >= failHigh) return Math.max(beta, (sum + weight * value + restLow) / total);
      }
      sum += weight * value;
    }
    return sum / total;
  }

  private keyOf(
    shape: number,
    vacancies: number,
    seat: number,
    owed: number,
    near: number,
    far: number,
    bag: number,
    lead: number,
  ): void {
    const place = shape | (vacancies << 18) | (seat << 24) | (owed << 26);
    const all =
      scramble(Math.imul(near, 0x9e3779b1) ^ place) ^ Math.imul(bag, 0x85ebca6b) ^ Math.imul(lead + 100, 0x27d4eb2f);
    this.keyLow = scramble(all ^ Math.imul(far, 0x165667b1));
    this.keyHigh = scramble(
      Math.imul(scramble(bag ^ Math.imul(near, 0xc2b2ae35)) ^ place, 0x85ebca6b) ^
        Math.imul(far, 0x9e3779b1) ^
        (lead << 20),
    );
  }
}

/** The most points that a counter of these colours makes at once. */
function bestOf(best: number, colours: number): number {
  let most = 0;
  for (let colour = 0; colour < 4; colour++) {
    const gain = (best >> (GAIN_BITS * colour)) & 31;
    if (((colours >> colour) & 1) !== 0 && gain > most) most = gain;
  }
  return most;
}
