import type { Move } from '@countertop/core';
import { Budget, type Limits } from '@countertop/search';
import { placing } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { FULL_RESERVE } from '../rules/position.ts';
import { BAG_BITS, COUNT_BITS, RESERVE_BITS, reserveOf, SIZE_OF } from './counters.ts';
import { LastLines } from './last-lines.ts';
import { LastTurns, NOWHERE } from './last-turns.ts';

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

/** Two chances that differ by less are equal: values are sums of fractions. */
export const ALIKE = 1e-9;

/**
 * Perfect play at the end of a game of two teams, by working out every placing and every draw that makes a difference. What is to come depends on the
 * shape of the last lines, how many spaces are vacant, the reserves and the bag. Colours that no line lacks are all alike, and so are spaces without lines;
 * who cannot come to move again need not draw.
 */
export class Exact {
  readonly aim: Aim;
  private readonly forWin: boolean;
  private readonly lines = new LastLines();
  private readonly turns: LastTurns;
  /** The position that was read: what is to be placed there, the best at first sight first, and a cell where nothing can score. */
  private root = { shape: 0, vacancies: 0, seat: 0, near: 0, far: 0, bag: 0, ahead: 0 };
  private placings: number[] = [];
  private dead = -1;

  /** The table remembers 2^bits positions at 32 bytes each. */
  constructor(aim: Aim, bits = 18) {
    this.aim = aim;
    this.forWin = aim === 'win';
    this.turns = new LastTurns(this.lines, this.forWin, bits);
  }

  get nodes(): number {
    return this.turns.budget.nodes;
  }

  /** Reads a position in which a seat of one of two teams is to place; at most MOST_SPACES of its cells may be vacant. What was known of another is forgotten. */
  read(position: CounterpointPosition): void {
    const { lines, turns } = this;
    turns.table.turn();
    turns.seats = position.seats;
    turns.partners = position.partners;
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
    const many = turns.list(shape, position.vacancies, seat, near, far);
    const weights = turns.weights[position.vacancies];
    this.dead = deadCell(position, lines.cells);
    this.placings = Array.from({ length: many }, (_, i) => i)
      .sort((a, b) => weights[b] - weights[a])
      .map((i) => turns.moves[position.vacancies][i]);
  }

  /**
   * The placings of the position that was read with their values, spaces where nothing can score standing for each other; of `among` only, where that is
   * given. Where only the `best` is asked for, the others have bounds. In the order tried; undefined when the limits did not suffice.
   */
  solve(limits: Limits, best: boolean, among?: ReadonlySet<Move>): SolvedPlacing[] | undefined {
    const { lines, turns, forWin } = this;
    const { shape, vacancies, seat, near, far, bag, ahead } = this.root;
    const budget = new Budget(limits);
    turns.budget = budget;
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
      const { nodes } = budget;
      // Equals are found, too: a placing that is only as good as the best is shown to be just that.
      const alpha = best ? Math.max(-bound - 1, highest - ALIKE) : -bound - 1;
      const value = turns.place(shape, -1, vacancies, seat, owed, near, far, bag, lead, placed, alpha, bound + 1);
      if (budget.over || lines.full) return undefined;
      solved.push({ move, value: value + banked, atMost: value <= alpha, nodes: budget.nodes - nodes });
      highest = Math.max(highest, value);
    }
    return solved;
  }
}

/** A vacant cell that is not among these, or -1. */
function deadCell(position: CounterpointPosition, cells: readonly number[]): number {
  for (let i = 0; i < position.vacancies; i++) {
    if (!cells.includes(position.vacantCell(i))) return position.vacantCell(i);
  }
  return -1;
}
