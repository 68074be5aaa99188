import { type Move, scramble } from '@countertop/core';
import { Budget, bringBest, type Limits } from '@countertop/search';
import { placing } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { FULL_RESERVE } from '../rules/position.ts';
import { BoundsTable } from './bounds-table.ts';
import { GAIN_BITS, LastLines, MOST_SPACES } from './last-lines.ts';

/** `lead`: the expected final lead. `win`: the expected win, from -1 to 1, a tie being 0. */
export type Aim = 'lead' | 'win';

/** What is known about a placing at the root. */
export interface SolvedPlacing {
  readonly move: Move;
  /** For the one who places: the final lead, or the win from -1 to 1. */
  readonly value: number;
  /** The true value may be lower. */
  readonly atMost: boolean;
  readonly nodes: number;
}

// A reserve is three bits a colour; two reserves lie in one word. The bag is six bits a colour.
const COUNT_BITS = 3;
const RESERVE_BITS = 4 * COUNT_BITS;
const ANY_RESERVE = (1 << RESERVE_BITS) - 1;
const BAG_BITS = 6;
const ANY_COUNT = (1 << BAG_BITS) - 1;

/** A space where nothing can score any more: one stands for all. */
const NOWHERE = 15;
const NO_MOVE = -1;
const MOST_MOVES = 4 * (MOST_SPACES + 1);
/** Ways to draw up to four counters of four colours. */
const MOST_DRAWS = 35;
/** Two chances that differ by less are equal: values are sums of fractions. */
export const ALIKE = 1e-9;

/** The set of colours in a reserve. */
const COLOURS_IN = new Uint8Array(1 << RESERVE_BITS);
/** How many counters are in it. */
const SIZE_OF = new Uint8Array(1 << RESERVE_BITS);
for (let reserve = 0; reserve < COLOURS_IN.length; reserve++) {
  for (let colour = 0; colour < 4; colour++) {
    const count = (reserve >> (COUNT_BITS * colour)) & 7;
    SIZE_OF[reserve] += count;
    if (count > 0) COLOURS_IN[reserve] |= 1 << colour;
  }
}
/** By the colours that lines lack, and the reserve: the others are all alike, and counted as the lowest of them. */
const PLAIN = new Uint16Array(16 << RESERVE_BITS);
for (let lacked = 0; lacked < 16; lacked++) {
  for (let reserve = 0; reserve < 1 << RESERVE_BITS; reserve++) {
    let plain = 0;
    for (let colour = 0; colour < 4; colour++) {
      const to = standsFor(lacked, colour);
      plain += ((reserve >> (COUNT_BITS * colour)) & 7) << (COUNT_BITS * to);
    }
    PLAIN[(lacked << RESERVE_BITS) | reserve] = plain;
  }
}

function standsFor(lacked: number, colour: number): number {
  if ((lacked >> colour) & 1) return colour;
  let lowest = 0;
  while ((lacked >> lowest) & 1) lowest++;
  return lowest;
}

/**
 * Perfect play at the end of a game of two teams, by working out every placing and every draw that makes a difference. What is to come depends on the
 * shape of the last lines, how many spaces are vacant, the reserves and the bag. Colours that no line lacks are all alike, and so are spaces without lines;
 * who cannot come to move again need not draw. Alpha-beta over placings, Star1 over draws, both with a table of bounds.
 *
 * Values are for the team of the seat that is to place: what is still to come, or, for the win, the result.
 */
export class Exact {
  readonly aim: Aim;
  private readonly forWin: boolean;
  private readonly lines = new LastLines();
  private readonly table: BoundsTable;
  private budget = new Budget({});
  private seats = 2;
  private partners = false;
  /** By how many spaces are vacant: the placings to try, and how good they look. */
  private readonly moves = Array.from({ length: 64 }, () => new Int32Array(MOST_MOVES));
  private readonly weights = Array.from({ length: 64 }, () => new Float64Array(MOST_MOVES));
  /** By how many spaces are vacant: what can be drawn, in how many ways, and the bounds of what it comes to. */
  private readonly drawn = Array.from({ length: 64 }, () => new Int32Array(MOST_DRAWS));
  private readonly ways = Array.from({ length: 64 }, () => new Float64Array(MOST_DRAWS));
  private readonly lows = Array.from({ length: 64 }, () => new Float64Array(MOST_DRAWS));
  private readonly highs = Array.from({ length: 64 }, () => new Float64Array(MOST_DRAWS));
  /** How many ways of drawing are listed, while they are. */
  private listed = 0;
  private keyLow = 0;
  private keyHigh = 0;
  /** The position that was read: what is to be placed there, the best at first sight first, and a cell where nothing can score. */
  private root = { shape: 0, vacancies: 0, seat: 0, near: 0, far: 0, bag: 0, ahead: 0 };
  private placings: number[] = [];
  private dead = -1;

  /** The table remembers 2^bits positions at 32 bytes each. */
  constructor(aim: Aim, bits = 18) {
    this.aim = aim;
    this.forWin = aim === 'win';
    this.table = new BoundsTable(bits);
  }

  get nodes(): number {
    return this.budget.nodes;
  }

  /** Reads a position in which a seat of one of two teams is to place; at most MOST_SPACES of its cells may be vacant. What was known of another is forgotten. */
  read(position: CounterpointPosition): void {
    const { lines } = this;
    this.table.turn();
    this.seats = position.seats;
    this.partners = position.partners;
    const seat = position.actor;
    let bag = 0;
    let near = 0;
    let far = 0;
    for (let colour = 0; colour < 4; colour++) {
      bag |= position.inBag(colour) << (BAG_BITS * colour);
      for (let other = 0; other < position.seats; other++) {
        const counters = position.inReserve(other, colour) << (COUNT_BITS * colour + RESERVE_BITS * (other & 1));
        if (other < 2) near |= counters;
        else far |= counters;
      }
    }
    const shape = lines.read(position);
    const ahead = position.teamScore(seat) - position.teamScore((seat + 1) % position.seats);
    this.root = { shape, vacancies: position.vacancies, seat, near, far, bag, ahead };
    const many = this.list(shape, position.vacancies, seat, near, far, NO_MOVE);
    const weights = this.weights[position.vacancies];
    this.dead = deadCell(position, lines.cells);
    this.placings = Array.from({ length: many }, (_, i) => i)
      .sort((a, b) => weights[b] - weights[a])
      .map((i) => this.moves[position.vacancies][i]);
  }

  /**
   * The placings of the position that was read with their values, spaces where nothing can score standing for each other; of `among` only, where that is
   * given. Where only the `best` is asked for, the others have bounds. In the order tried; undefined when the limits did not suffice.
   */
  solve(limits: Limits, best: boolean, among?: ReadonlySet<Move>): SolvedPlacing[] | undefined {
    const { lines, forWin } = this;
    const { shape, vacancies, seat, near, far, bag, ahead } = this.root;
    this.budget = new Budget(limits);
    const owed = FULL_RESERVE - SIZE_OF[reserveOf(near, far, seat)];
    const lead = forWin ? ahead : 0;
    const banked = forWin ? 0 : ahead;
    const bound = forWin ? 1 : lines.most[shape];
    const solved: SolvedPlacing[] = [];
    let highest = -bound - 1;
    for (const placed of this.placings) {
      const space = placed >> 2;
      const move = placing(placed & 3, space === NOWHERE ? this.dead : lines.cells[space]);
      if (among?.has(move) === false) continue;
      const nodes = this.budget.nodes;
      // Equals are found, too: a placing that is only as good as the best is shown to be just that.
      const alpha = best ? Math.max(-bound - 1, highest - ALIKE) : -bound - 1;
      const value = this.place(shape, -1, vacancies, seat, owed, near, far, bag, lead, placed, alpha, bound + 1);
      if (this.budget.over || lines.full) return undefined;
      solved.push({ move, value: value + banked, atMost: value <= alpha, nodes: this.budget.nodes - nodes });
      highest = Math.max(highest, value);
    }
    return solved;
  }

  /** Lists the placings of a seat, and weighs them at first sight. */
  private list(shape: number, vacancies: number, seat: number, near: number, far: number, known: number): number {
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
  private place(
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
    if (((bag >> (BAG_BITS * colour)) & ANY_COUNT) !== 0) return false;
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
    const drawn = this.drawn[vacancies];
    const ways = this.ways[vacancies];
    const lows = this.lows[vacancies];
    const highs = this.highs[vacancies];
    const own = reserveOf(near, far, seat);
    this.listed = 0;
    // Who comes to place one counter at most only needs to have each colour once.
    if (owed === 1 && vacancies === this.seats)
      this.listColours(vacancies, bag, COLOURS_IN[own] | (15 & ~lines.lacked[shape]));
    else this.listDraws(vacancies, bag, Math.min(owed, bagSize(bag)), 0, 0, 1);
    const many = this.listed;
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

  /** Every way to draw so many counters, colour by colour. */
  private listDraws(vacancies: number, bag: number, count: number, colour: number, drawn: number, ways: number): void {
    if (count === 0) {
      this.drawn[vacancies][this.listed] = drawn;
      this.ways[vacancies][this.listed++] = ways;
      return;
    }
    if (colour === 4) return;
    const there = (bag >> (BAG_BITS * colour)) & ANY_COUNT;
    let choices = 1;
    for (let taken = 0; taken <= count && taken <= there; taken++) {
      this.listDraws(
        vacancies,
        bag,
        count - taken,
        colour + 1,
        drawn | (taken << (COUNT_BITS * colour)),
        ways * choices,
      );
      choices = (choices * (there - taken)) / (taken + 1);
    }
  }

  /** One counter is drawn, and of what is had already one more makes no difference. */
  private listColours(vacancies: number, bag: number, had: number): void {
    const drawn = this.drawn[vacancies];
    const ways = this.ways[vacancies];
    let idle = 0;
    let any = 0;
    for (let colour = 0; colour < 4; colour++) {
      const there = (bag >> (BAG_BITS * colour)) & ANY_COUNT;
      if (there === 0) continue;
      if (((had >> colour) & 1) === 0) {
        drawn[this.listed] = 1 << (COUNT_BITS * colour);
        ways[this.listed++] = there;
      } else {
        idle += there;
        any = 1 << (COUNT_BITS * colour);
      }
    }
    if (idle === 0) return;
    drawn[this.listed] = any;
    ways[this.listed++] = idle;
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

/** A vacant cell that is not among these, or -1. */
function deadCell(position: CounterpointPosition, cells: readonly number[]): number {
  for (let i = 0; i < position.vacancies; i++) {
    if (!cells.includes(position.vacantCell(i))) return position.vacantCell(i);
  }
  return -1;
}

function reserveOf(near: number, far: number, seat: number): number {
  return ((seat < 2 ? near : far) >> (seat & 1 ? RESERVE_BITS : 0)) & ANY_RESERVE;
}

/** The word of reserves in which a seat's lies, after it has drawn. */
function withDrawn(near: number, far: number, seat: number, drawn: number): number {
  return (seat < 2 ? near : far) + (drawn << (seat & 1 ? RESERVE_BITS : 0));
}

function bagWithout(bag: number, drawn: number): number {
  return bag - ((drawn & 7) | ((drawn & 0x38) << 3) | ((drawn & 0x1c0) << 6) | ((drawn & 0xe00) << 9));
}

function bagSize(bag: number): number {
  return (bag & 63) + ((bag >> 6) & 63) + ((bag >> 12) & 63) + (bag >> 18);
}

function plain(lacked: number, reserves: number): number {
  const first = lacked << RESERVE_BITS;
  return PLAIN[first | (reserves & ANY_RESERVE)] | (PLAIN[first | (reserves >> RESERVE_BITS)] << RESERVE_BITS);
}

function plainBag(lacked: number, bag: number): number {
  let made = 0;
  for (let colour = 0; colour < 4; colour++) {
    made += ((bag >> (BAG_BITS * colour)) & ANY_COUNT) << (BAG_BITS * standsFor(lacked, colour));
  }
  return made;
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
