import { type Move, MoveList, NOBODY } from '@countertop/core';
import type { Budget } from '@countertop/search';
import { CELLS } from '../rules/lines.ts';
import { cellOfMove } from '../rules/moves.ts';
import { type CounterminePosition, GOAL } from '../rules/position.ts';
import type { Reading } from './reading.ts';

export const NO_WIN: Move = -1;

/** More threats in a row than anybody has cubes for. */
const MOST_THREATS = 40;
const TO_WIN = GOAL;
const BOARD = CELLS;
const OVER = NOBODY;
const NONE = NO_WIN;
const SLOTS = 1 << 16;
// What is known of a position: nothing, that no win takes so few threats, or a win: its plies and first move.
const UNKNOWN = 0;
const FAILS = 1;
const WINS = 2;
const MOVE_SHIFT = 2;
const COUNT_SHIFT = 10;

/**
 * Wins by force: every cube of the attacker threatens to win with the next, so that the answer is forced. With two points those are fours; with
 * fewer also rows, where what is left after the strike still threatens, and cells that complete two rows at once.
 *
 * What the other does meanwhile is tried as far as it can matter. Strikes lift the cubes that threaten: all are tried. A cube elsewhere is no
 * answer unless it wins, and not even if it scores: it takes nothing from the cell that wins, and a five made by taking that cell is struck away
 * by a cube on that very cell. So whatever is found here is proven.
 */
export class ForcedSearch {
  /** Plies of the win found last, the last cube included, against the longest answers that were tried. */
  plies = 0;
  private readonly reading: Reading;
  /** By threats to come: cells to try, then strikes. */
  private readonly tries = new Int32Array((MOST_THREATS + 1) * CELLS);
  private readonly strikes: MoveList[] = [];
  private striking = 0;
  private readonly low = new Int32Array(SLOTS);
  private readonly high = new Int32Array(SLOTS);
  private readonly known = new Int32Array(SLOTS);
  private left = 0;
  private budget: Budget | undefined;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  /** The first move of a forced win of the seat to move, or NO_WIN; tries no more than `nodes` threats and strikes. */
  win(position: CounterminePosition, nodes: number): Move {
    this.left = nodes;
    this.budget = undefined;
    return this.attack(position, MOST_THREATS);
  }

  /** The same, but with the fewest threats that the nodes and the budget allow to find. */
  shortestWin(position: CounterminePosition, nodes: number, budget?: Budget): Move {
    this.left = nodes;
    this.budget = budget;
    const move = this.attack(position, MOST_THREATS);
    const { plies } = this;
    if (move === NONE) return NONE;
    for (let most = 0; 2 * most + 1 < plies && this.left > 0; most++) {
      const shorter = this.attack(position, most);
      if (shorter !== NONE) return shorter;
    }
    this.plies = plies;
    return move;
  }

  /** With `most` threats to come. */
  private attack(position: CounterminePosition, most: number): Move {
    const seat = position.actor;
    const need = TO_WIN - position.score(seat);
    if (position.mustStrike) return this.strikeFirst(position, seat, need, most);
    const { reading } = this;
    reading.follow(position);
    if (reading.completing(seat) >= need && reading.listCompletions(seat, need) > 0) {
      this.plies = 1;
      return reading.cells[0];
    }
    // One cube to threaten, one to win.
    if (most === 0 || !this.mayThreaten(seat, need) || position.supplyOf(seat) < 2) return NONE;
    const low = position.hashLow;
    const high = position.hashHigh;
    const slot = low & (SLOTS - 1);
    const known = this.low[slot] === low && this.high[slot] === high ? this.known[slot] : UNKNOWN;
    const count = known >> COUNT_SHIFT;
    if ((known & 3) === FAILS && count >= most) return NONE;
    if ((known & 3) === WINS && count <= 2 * most + 1) {
      this.plies = count;
      return (known >> MOVE_SHIFT) & 0xff;
    }
    const move = this.tryThreats(position, seat, need, most);
    if (move !== NONE) this.remember(slot, low, high, WINS | (move << MOVE_SHIFT) | (this.plies << COUNT_SHIFT));
    else if (this.left > 0 && (known & 3) !== WINS) this.remember(slot, low, high, FAILS | (most << COUNT_SHIFT));
    return move;
  }

  /** With fewer than two points one cell has to complete two rows, or a row that is complete already is needed to begin with. */
  private mayThreaten(seat: number, need: number): boolean {
    return need === 1 ? this.reading.fourMaking(seat) > 0 : this.reading.completing(seat) > 0;
  }

  private tryThreats(position: CounterminePosition, seat: number, need: number, most: number): Move {
    const { reading, tries } = this;
    const other = 1 - seat;
    const otherNeed = TO_WIN - position.score(other);
    const blocks = reading.completing(other) < otherNeed ? 0 : reading.listCompletions(other, otherNeed);
    if (blocks > 1) return NONE;
    const must = blocks === 1 ? reading.cells[0] : -1;
    let end = most * BOARD;
    if (need > 1) {
      const rows = reading.listCompletions(seat, 1);
      for (let i = 0; i < rows; i++) tries[end++] = reading.cells[i];
    }
    const fours = reading.listFours(seat);
    if (reading.forking >= 0) tries[end++] = reading.forking;
    for (let i = 0; i < fours && end < (most + 1) * BOARD; i++) tries[end++] = reading.cells[i];
    for (let i = most * BOARD; i < end; i++) {
      const cell = tries[i];
      if (must >= 0 && cell !== must) continue;
      if (this.isOver()) return NONE;
      position.play(cell);
      const won = this.answered(position, seat, most - 1);
      position.undo();
      if (!won) continue;
      this.plies++;
      return cell;
    }
    return NONE;
  }

  /** One more is tried; looks at the clock now and then. */
  private isOver(): boolean {
    if (--this.left <= 0) return true;
    if (this.budget === undefined || (this.left & 127) !== 0 || !this.budget.look()) return false;
    this.left = 0;
    return true;
  }

  /** Does what the seat has just put win against every answer? */
  private answered(position: CounterminePosition, seat: number, most: number): boolean {
    const { reading } = this;
    const other = 1 - seat;
    if (position.actor === OVER) return false;
    if (position.mustStrike) return this.struck(position, seat, most);
    reading.follow(position);
    const need = TO_WIN - position.score(seat);
    if (reading.completing(seat) < need) return false;
    const otherNeed = TO_WIN - position.score(other);
    if (reading.completing(other) >= otherNeed && reading.listCompletions(other, otherNeed) > 0) return false;
    const count = reading.listCompletions(seat, need);
    if (count === 0 || position.supplyOf(seat) === 0) return false;
    if (count > 1) {
      this.plies = 2;
      return true;
    }
    position.play(reading.cells[0]);
    const won = position.actor === seat && this.attack(position, most) !== NONE;
    position.undo();
    if (won) this.plies++;
    return won;
  }

  /** The same where the other strikes first: whatever is struck. */
  private struck(position: CounterminePosition, seat: number, most: number): boolean {
    const strikes = this.listStrikes(position);
    let longest = 0;
    let won = true;
    for (let i = 0; won && i < strikes.length; i++) {
      if (this.isOver()) won = false;
      else {
        position.play(strikes.moves[i]);
        won = this.answered(position, seat, most);
        position.undo();
        if (this.plies >= longest) longest = this.plies + 1;
      }
    }
    this.striking--;
    this.plies = longest;
    return won;
  }

  /** The attacker has to strike: a strike that wins, or after which there is a win. */
  private strikeFirst(position: CounterminePosition, seat: number, need: number, most: number): Move {
    const strikes = this.listStrikes(position);
    let move = NONE;
    for (let i = 0; i < strikes.length && move === NONE; i++) {
      if (position.gain(seat, cellOfMove(strikes.moves[i])) < need) continue;
      this.plies = 1;
      move = strikes.moves[i];
    }
    for (let i = 0; i < strikes.length && move === NONE && !this.isOver(); i++) {
      position.play(strikes.moves[i]);
      const won = position.actor === seat && this.attack(position, most) !== NONE;
      position.undo();
      if (!won) continue;
      this.plies++;
      move = strikes.moves[i];
    }
    this.striking--;
    return move;
  }

  private listStrikes(position: CounterminePosition): MoveList {
    let list = this.strikes[this.striking];
    if (list === undefined) {
      list = new MoveList(16);
      this.strikes[this.striking] = list;
    }
    this.striking++;
    position.moves(list);
    return list;
  }

  private remember(slot: number, low: number, high: number, known: number): void {
    this.low[slot] = low;
    this.high[slot] = high;
    this.known[slot] = known;
  }
}
