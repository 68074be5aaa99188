import { Log, type Move, type MoveList, type Position, portion, type Random } from '@countertop/core';
import { countBits } from './bits.ts';
import { COLOURS, COUNTERS, YELLOW } from './colours.ts';
import { ALL_COUNTERS as ALL, CounterpointTable } from './counterpoint-table.ts';
import { LINE_WORDS } from './grid.ts';
import { lacksColour, oneCounter } from './heap.ts';
import { cellOfMove, colourOf, drawing, drawingLot, placing } from './moves.ts';
import { hopeful, playOut, RUN } from './play-out.ts';
import { RESERVE_COLOURS } from './reserve-colours.ts';
import { LAYOUT, STAGE, VACANT } from './state.ts';

/** Counters of a full reserve (R4). */
export const FULL_RESERVE = 4;

// Constants and functions of this module's own are folded into the compiled code; those imported or exported are looked up at every use.
const { RESERVE, SCORE, OPEN, CONTAINS, BOARD, VACANT_CELLS, WHERE } = LAYOUT;
const { lots: LOTS, deal: DEAL, place: PLACE, draw: DRAW, over: OVER } = STAGE;
const FIRST_DRAW = drawing(0);
const FIRST_LOT = drawingLot(0);
const WORDS = LINE_WORDS;
const COLOURS_IN = RESERVE_COLOURS;
const FULL = FULL_RESERVE;
const FULL_HEAP = FULL << 16;
const one = oneCounter;
const lacks = lacksColour;
const portionOf = portion;

const ALL_COUNTERS = ALL;

/** Longest history: 37 lots with the bag before each, 48 draws, and 48 placings with two sets of lines. */
const LOG_SIZE = 37 * 2 + COUNTERS + COUNTERS * (2 * WORDS + 1);
/** Parts of the word that ends every entry of the log: the move, the node before, the points gained. */
const LOG_NODE = 9;
const LOG_GAIN = 14;
/** Bounds that are known to hold save a test whenever an index is made of the number. */
const ANY_ENTRY = 1023;
const ANY_CELL = 63;

export class CounterpointPosition extends CounterpointTable implements Position {
  private readonly log = new Log(LOG_SIZE);
  private readonly scratchRun = new Int32Array(RUN.size);

  moves(list: MoveList): void {
    const { state, stage } = this;
    list.clear();
    if (stage === OVER) return;
    if (stage !== PLACE) {
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const left = this.inBag(colour);
        if (left > 0) list.pushWeighted(stage === LOTS ? drawingLot(colour) : drawing(colour), left);
      }
      return;
    }
    const vacancies = this.vacant;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (this.inReserve(this.turn, colour) === 0) continue;
      for (let i = 0; i < vacancies; i++) list.push(placing(colour, state[VACANT_CELLS + i]));
    }
  }

  pick(random: Random): Move {
    const { state } = this;
    const node = this.node;
    const number = random.next();
    if (node >> 2 === PLACE) {
      // One random number for both: its whole part, times the colours, chooses the colour, the rest the space.
      const colours = COLOURS_IN[state[node & 3] & 0xffff];
      const count = colours & 7;
      const space = portionOf(Math.imul(number, count), this.vacant);
      return (((colours >> (3 + 2 * portionOf(number, count))) & 3) << 6) | state[VACANT_CELLS + space];
    }
    // The counters in a row by colour: each colour that lies wholly before the drawn one adds one, as a sign bit.
    const bag = this.bag;
    const yellow = (bag & 15) + ~portionOf(number, bag >> 16);
    const blue = yellow + ((bag >> 4) & 15);
    const green = blue + ((bag >> 8) & 15);
    return (node < DEAL << 2 ? FIRST_LOT : FIRST_DRAW) + (yellow >>> 31) + (blue >>> 31) + (green >>> 31);
  }

  play(move: Move): void {
    if (move < FIRST_DRAW) this.place(move);
    else if (move < FIRST_LOT) this.draw(move);
    else this.drawLot(move);
  }

  playOut(random: Random): number {
    const begun = this.ply;
    // Lots and deal, boards with many lines, and what is left when the bag is empty go step by step.
    while (this.node >> 2 !== PLACE && this.node !== OVER << 2) this.play(this.pick(random));
    if (this.third === 0 && this.bag !== 0 && this.node >> 2 === PLACE) this.playFast(random);
    while (this.node !== OVER << 2) this.play(this.pick(random));
    this.log.clear();
    return this.ply - begun;
  }

  private playFast(random: Random): void {
    const { scratchRun: run } = this;
    run[RUN.seat] = this.node & 3;
    run[RUN.bag] = this.bag;
    run[RUN.left] = this.left;
    run[RUN.vacant] = this.vacant;
    playOut(this.state, this.through, this.seats, run, random);
    this.node = run[RUN.seat] < 0 ? OVER << 2 : (PLACE << 2) | run[RUN.seat];
    this.bag = run[RUN.bag];
    this.left = run[RUN.left];
    this.vacant = run[RUN.vacant];
    this.scratchHashed = false;
  }

  undo(): void {
    const { state, log } = this;
    const head = log.pop();
    const move = head & ((1 << LOG_NODE) - 1);
    this.node = (head >> LOG_NODE) & 31;
    if (move < FIRST_DRAW) {
      this.takeBack(move, head >> LOG_GAIN);
    } else if (move < FIRST_LOT) {
      const one = oneCounter(move & 3);
      this.bag += one;
      state[RESERVE + (this.node & 3)] -= one;
    } else {
      this.bag = log.pop();
      this.lotsDrawn--;
    }
  }

  /** R2, R3: yellow begins, and all lots go back; after any other colour the next seat draws. */
  private drawLot(move: Move): void {
    const colour = colourOf(move);
    const node = this.node;
    const seat = node & 3;
    this.log.push(this.bag);
    this.log.push(move | (node << LOG_NODE));
    this.lotsDrawn++;
    if (colour === YELLOW) {
      this.bag = ALL_COUNTERS;
      this.node = (DEAL << 2) | seat;
    } else {
      this.bag -= oneCounter(colour);
      this.node = (LOTS << 2) | (seat + 1 === this.seats ? 0 : seat + 1);
    }
  }

  /** R4, R8: one counter from the bag into the reserve, until that is full or the bag is empty. */
  private draw(move: Move): void {
    const { state, log, node } = this;
    const seat = node & 3;
    const counter = one(move & 3);
    const bag = this.bag - counter;
    const reserve = state[seat] + counter;
    log.items[log.top++] = move | (node << LOG_NODE);
    this.bag = bag;
    state[seat] = reserve;
    if (reserve < FULL_HEAP && bag !== 0) return;
    // A seat without a reserve has not been dealt one yet: while the bag has counters, every turn ends with a full one.
    const next = seat + 1 === this.seats ? 0 : seat + 1;
    this.node = (state[next] === 0 ? DEAL << 2 : PLACE << 2) | next;
  }

  /**
   * R6: of the open lines through the cell, those that had the colour already can never score, and those that now have all four do. Neither is
   * open any more. Written out by word and without a call on the way, because playouts spend their time here.
   */
  private place(move: Move): void {
    const { state, through, log, node } = this;
    const seat = node & 3;
    const cell = move & ANY_CELL;
    const colour = (move >> 6) & 3;
    const past = log.items;
    const top = log.top & ANY_ENTRY;

    // Which lines are full is worked out first: how the game goes on hangs on it, and processors guess that.
    const through0 = through[cell * WORDS];
    const through1 = through[cell * WORDS + 1];
    const had0 = state[CONTAINS + colour];
    const had1 = state[CONTAINS + 4 + colour];
    const open0 = state[OPEN];
    const open1 = state[OPEN + 1];
    const clean0 = open0 & ~(had0 & through0);
    const clean1 = open1 & ~(had1 & through1);
    const others0 = state[CONTAINS + (colour ^ 1)] & state[CONTAINS + (colour ^ 2)] & state[CONTAINS + (colour ^ 3)];
    const others1 =
      state[CONTAINS + 4 + (colour ^ 1)] & state[CONTAINS + 4 + (colour ^ 2)] & state[CONTAINS + 4 + (colour ^ 3)];
    const full0 = clean0 & through0 & others0;
    const full1 = clean1 & through1 & others1;
    const still0 = clean0 ^ full0;
    const still1 = clean1 ^ full1;
    past[top] = had0;
    past[top + 1] = open0;
    past[top + 2] = had1;
    past[top + 3] = open1;
    past[top + 4] = move | (node << LOG_NODE);
    log.top = top + 5;
    state[CONTAINS + colour] = had0 | through0;
    state[CONTAINS + 4 + colour] = had1 | through1;
    state[OPEN] = still0;
    state[OPEN + 1] = still1;

    const at = state[WHERE + cell] & ANY_CELL;
    const vacancies = (this.vacant & ANY_CELL) - 1;
    const last = state[VACANT_CELLS + vacancies] & ANY_CELL;
    state[BOARD + cell] = colour;
    this.vacant = vacancies;
    this.scratchHashed = false;
    state[VACANT_CELLS + at] = last;
    state[WHERE + last] = at;

    const counter = one(colour);
    const left = this.left - counter;
    state[RESERVE + seat] -= counter;
    this.left = left;

    // R9. That nobody has a counter left needs no test: a reserve only runs out when the bag is empty, so then all
    // 48 are on the board, and no board has more spaces.
    if ((full0 | full1 | this.third) !== 0 || lacks(left)) this.settle(move, full0, full1);
    else if (vacancies === 0 || (still0 | still1) === 0) this.node = OVER << 2;
    else if (this.bag !== 0) this.node = (DRAW << 2) | seat;
    else this.pass(seat);
  }

  /** What seldom happens after a placing: lines are full, lines of the third word are touched, or a colour is used up. */
  private settle(move: Move, full0: number, full1: number): void {
    const { state, log, node } = this;
    const seat = node & 3;
    let gained = countBits(full0) + countBits(full1);
    if (this.third !== 0) gained += this.placeInThird(cellOfMove(move), colourOf(move));
    log.items[log.top - 1] = move | (node << LOG_NODE) | (gained << LOG_GAIN);
    state[SCORE + seat] += gained;
    const open = state[OPEN] | state[OPEN + 1] | state[OPEN + 2];
    if (this.vacant === 0 || open === 0 || (lacksColour(this.left) && !this.canScore())) this.node = OVER << 2;
    else if (gained !== 0 && state[RESERVE + seat] !== 0) return;
    else if (this.bag !== 0) this.node = (DRAW << 2) | seat;
    else this.pass(seat);
  }

  /** The same for the lines of the third word: the points they bring. What they were goes into the log below the word that ends the entry. */
  private placeInThird(cell: number, colour: number): number {
    const { state, log } = this;
    const through = this.through[cell * WORDS + 2];
    const had = state[CONTAINS + 8 + colour];
    const open = state[OPEN + 2];
    log.items[log.top - 1] = had;
    log.items[log.top] = open;
    log.top += 2;
    state[CONTAINS + 8 + colour] = had | through;
    const clean = open & ~(had & through);
    const full = clean & state[CONTAINS + 8] & state[CONTAINS + 9] & state[CONTAINS + 10] & state[CONTAINS + 11];
    state[OPEN + 2] = clean ^ full;
    return countBits(full);
  }

  private takeBack(move: Move, gained: number): void {
    const { state, log } = this;
    const past = log.items;
    const cell = cellOfMove(move);
    const colour = colourOf(move);
    const seat = this.node & 3;
    state[SCORE + seat] -= gained;
    if (this.third !== 0) {
      log.top -= 2;
      state[CONTAINS + 8 + colour] = past[log.top];
      state[OPEN + 2] = past[log.top + 1];
    }
    const top = log.top - 4;
    log.top = top;
    state[CONTAINS + colour] = past[top];
    state[OPEN] = past[top + 1];
    state[CONTAINS + 4 + colour] = past[top + 2];
    state[OPEN + 1] = past[top + 3];

    // The cell still knows where in the list of vacant cells it was; who stands there goes back to the end.
    const vacancies = this.vacant++;
    this.scratchHashed = false;
    const at = state[WHERE + cell];
    const last = state[VACANT_CELLS + at];
    state[VACANT_CELLS + vacancies] = last;
    state[WHERE + last] = vacancies;
    state[VACANT_CELLS + at] = cell;
    state[WHERE + cell] = at;
    state[BOARD + cell] = VACANT;
    const one = oneCounter(colour);
    this.left += one;
    state[RESERVE + seat] += one;
  }

  /** R9: whether some open line has every colour already that is neither in the bag nor in a reserve. */
  private canScore(): boolean {
    const { state, left } = this;
    for (let word = 0; word < WORDS; word++) {
      if (hopeful(state, word << 2, state[OPEN + word], left) !== 0) return true;
    }
    return false;
  }

  /** R8: the turn goes to the next seat that has a counter; that may be the same seat again. */
  private pass(seat: number): void {
    const { state, seats } = this;
    let next = seat;
    do next = next + 1 === seats ? 0 : next + 1;
    while (state[RESERVE + next] === 0);
    this.node = (PLACE << 2) | next;
  }

  clone(): CounterpointPosition {
    const copy = new CounterpointPosition(this.grid, this.seats, this.partners);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: CounterpointPosition): void {
    this.state.set(other.state);
    this.scratchHashed = false;
    this.log.clear();
    this.node = other.node;
    this.bag = other.bag;
    this.left = other.left;
    this.vacant = other.vacant;
    this.lotsDrawn = other.lotsDrawn;
  }
}
