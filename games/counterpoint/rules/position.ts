import {
  type Actor,
  allSeats,
  CHANCE,
  Log,
  type Move,
  type MoveList,
  mostOf,
  NOBODY,
  type Position,
  portion,
  type Random,
} from '@countertop/core';
import { countBits } from './bits.ts';
import { COLOURS, COUNTERS, EACH, YELLOW } from './colours.ts';
import { type Grid, LINE_WORDS } from './grid.ts';
import { coloursOf, contentsOf, countOf, type Heap, lacksColour, oneCounter, sizeOf } from './heap.ts';
import { CELL_KEYS, mix } from './keys.ts';
import { cellOfMove, colourOf, drawing, drawingLot, placing } from './moves.ts';
import { LAYOUT, NO_SPACE, STAGE, type Stage, VACANT } from './state.ts';

/** Counters of a full reserve (R4). */
export const FULL_RESERVE = 4;

// Constants and functions of this module's own are folded into the compiled code; those imported or exported are looked up at every use.
const { NODE, LOTS_DRAWN, BAG, LEFT, RESERVE, SCORE, OPEN, CONTAINS } = LAYOUT;
const { BOARD, VACANCIES, VACANT_CELLS, WHERE } = LAYOUT;
const { lots: LOTS, deal: DEAL, place: PLACE, draw: DRAW, over: OVER } = STAGE;
const FIRST_DRAW = drawing(0);
const FIRST_LOT = drawingLot(0);
const WORDS = LINE_WORDS;
const FULL = FULL_RESERVE;
const FULL_HEAP = FULL << 16;
const one = oneCounter;
const lacks = lacksColour;
const bitsOf = countBits;
const portionOf = portion;

const ALL_COUNTERS: Heap = COLOURS.reduce((heap, _, colour) => heap + EACH * oneCounter(colour), 0);

/** Longest history: 37 lots with the bag before each, 48 draws, and 48 placings with two sets of lines. */
const LOG_SIZE = 37 * 2 + COUNTERS + COUNTERS * (2 * WORDS + 1);
/** Parts of the word that ends every entry of the log: the move, the node before, the points gained. */
const LOG_NODE = 9;
const LOG_GAIN = 14;
/** Bounds that are known to hold save a test whenever an index is made of the number. */
const ANY_ENTRY = 1023;
const ANY_CELL = 63;

/**
 * By the contents of a reserve: how many colours it has, and above them which, two bits each. One look where finding them out would take ten
 * steps, and few of its places are ever looked at.
 */
const COLOURS_IN = new Uint16Array((FULL << 12) + 1);
for (let contents = 0; contents < COLOURS_IN.length; contents++) {
  let colours = 0;
  let count = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (countOf(contents, colour) > 0) colours |= colour << (3 + 2 * count++);
  }
  COLOURS_IN[contents] = colours | count;
}

/** The first of the moves that chance has in each node. */
const FIRST_OF = Int16Array.from({ length: 16 }, (_, node) => (node >> 2 === LOTS ? FIRST_LOT : FIRST_DRAW));

/** Who acts in each node. */
const ACTOR_OF = Int8Array.from({ length: 20 }, (_, node) =>
  node >> 2 === PLACE ? node & 3 : node >> 2 === OVER ? NOBODY : CHANCE,
);

export class CounterpointPosition implements Position {
  readonly seats: number;
  readonly partners: boolean;
  readonly grid: Grid;
  private readonly through: Int32Array<ArrayBuffer>;
  /** Whether there are lines in the third word of a set. */
  private readonly third: boolean;
  /** All of it, laid out as LAYOUT says. */
  private readonly state = new Int32Array(LAYOUT.SIZE);
  private readonly log = new Log(LOG_SIZE);

  constructor(grid: Grid, seats: number, partners: boolean) {
    this.grid = grid;
    this.through = grid.through;
    this.third = grid.lineCount > 64;
    this.seats = seats;
    this.partners = partners;
    const { state } = this;
    state[NODE] = LOTS << 2;
    state[BAG] = ALL_COUNTERS;
    state[LEFT] = ALL_COUNTERS;
    for (let line = 0; line < grid.lineCount; line++) state[OPEN + (line >> 5)] |= 1 << (line & 31);
    state.fill(NO_SPACE, BOARD, VACANCIES);
    for (const cell of grid.spaces) {
      const at = state[VACANCIES]++;
      state[BOARD + cell] = VACANT;
      state[VACANT_CELLS + at] = cell;
      state[WHERE + cell] = at;
    }
  }

  /** The state, to be read as LAYOUT says where calling the readers below would be too slow. */
  get view(): ArrayLike<number> {
    return this.state;
  }

  get actor(): Actor {
    return ACTOR_OF[this.state[NODE]];
  }
  get ply(): number {
    // Every counter on the board has been drawn and placed, and those in reserve have been drawn.
    const { state } = this;
    return state[LOTS_DRAWN] + (this.stage === LOTS ? 0 : 2 * COUNTERS - sizeOf(state[LEFT]) - sizeOf(state[BAG]));
  }
  get stage(): Stage {
    return (this.state[NODE] >> 2) as Stage;
  }
  /** The seat that places, or for which chance draws. Means nothing when the game is over. */
  get turn(): number {
    return this.state[NODE] & 3;
  }

  /** The colour on a cell, or VACANT, or NO_SPACE. */
  colourAt(cell: number): number {
    return this.state[BOARD + cell];
  }
  get vacancies(): number {
    return this.state[VACANCIES];
  }
  /** The vacant cells, from 0 to `vacancies - 1`, in no particular order. */
  vacantCell(index: number): number {
    return this.state[VACANT_CELLS + index];
  }
  inBag(colour: number): number {
    return countOf(this.state[BAG], colour);
  }
  get bagSize(): number {
    return sizeOf(this.state[BAG]);
  }
  /** Counters of a colour that are out of the bag for the lots. */
  inLots(colour: number): number {
    return this.stage === LOTS ? EACH - this.inBag(colour) : 0;
  }
  onBoard(colour: number): number {
    return EACH - countOf(this.state[LEFT], colour);
  }
  inReserve(seat: number, colour: number): number {
    return countOf(this.state[RESERVE + seat], colour);
  }
  reserveSize(seat: number): number {
    return sizeOf(this.state[RESERVE + seat]);
  }
  /** Bit set of the colours that a seat has in reserve. */
  reserveColours(seat: number): number {
    return coloursOf(this.state[RESERVE + seat]);
  }
  /** Bit set of the colours in a line. */
  lineColours(line: number): number {
    const word = CONTAINS + ((line >> 5) << 2);
    let colours = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      colours |= ((this.state[word + colour] >> (line & 31)) & 1) << colour;
    }
    return colours;
  }
  /** Whether a line has a vacant space and no colour twice. */
  lineIsOpen(line: number): boolean {
    return ((this.state[OPEN + (line >> 5)] >> (line & 31)) & 1) === 1;
  }
  /** The points that a counter of this colour would score on a vacant cell (R6). */
  gain(colour: number, cell: number): number {
    const { state, through } = this;
    let points = 0;
    for (let word = 0; word < WORDS; word++) {
      const at = CONTAINS + (word << 2);
      const others = state[at + (colour ^ 1)] & state[at + (colour ^ 2)] & state[at + (colour ^ 3)];
      const lines = through[cell * WORDS + word] & state[OPEN + word] & others & ~state[at + colour];
      if (lines !== 0) points += countBits(lines);
    }
    return points;
  }

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
    const vacancies = state[VACANCIES];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (this.inReserve(this.turn, colour) === 0) continue;
      for (let i = 0; i < vacancies; i++) list.push(placing(colour, state[VACANT_CELLS + i]));
    }
  }

  pick(random: Random): Move {
    const { state } = this;
    const node = state[NODE];
    const number = random.next();
    if (node >> 2 === PLACE) {
      // One random number for both: its whole part chooses the colour, the rest the space.
      const colours = COLOURS_IN[state[RESERVE + (node & 3)] & 0xffff];
      const count = colours & 7;
      const space = portionOf(Math.imul(number, count), state[VACANCIES]);
      return (((colours >> (3 + 2 * portionOf(number, count))) & 3) << 6) | state[VACANT_CELLS + space];
    }
    // The counters in a row by colour: each colour that lies wholly before the drawn one adds one, as a sign bit.
    const bag = state[BAG];
    const yellow = (bag & 15) + ~portionOf(number, bag >> 16);
    const blue = yellow + ((bag >> 4) & 15);
    const green = blue + ((bag >> 8) & 15);
    return FIRST_OF[node] + (yellow >>> 31) + (blue >>> 31) + (green >>> 31);
  }

  play(move: Move): void {
    if (move < FIRST_DRAW) this.place(move);
    else if (move < FIRST_LOT) this.draw(move);
    else this.drawLot(move);
  }

  undo(): void {
    const { state, log } = this;
    const head = log.pop();
    const move = head & ((1 << LOG_NODE) - 1);
    state[NODE] = (head >> LOG_NODE) & 31;
    if (move < FIRST_DRAW) {
      this.takeBack(move, head >> LOG_GAIN);
    } else if (move < FIRST_LOT) {
      const one = oneCounter(move & 3);
      state[BAG] += one;
      state[RESERVE + (state[NODE] & 3)] -= one;
    } else {
      state[BAG] = log.pop();
      state[LOTS_DRAWN]--;
    }
  }

  /** R2, R3: yellow begins, and all lots go back; after any other colour the next seat draws. */
  private drawLot(move: Move): void {
    const { state, log } = this;
    const colour = colourOf(move);
    const node = state[NODE];
    const seat = node & 3;
    log.push(state[BAG]);
    log.push(move | (node << LOG_NODE));
    state[LOTS_DRAWN]++;
    if (colour === YELLOW) {
      state[BAG] = ALL_COUNTERS;
      state[NODE] = (DEAL << 2) | seat;
    } else {
      state[BAG] -= oneCounter(colour);
      state[NODE] = (LOTS << 2) | (seat + 1 === this.seats ? 0 : seat + 1);
    }
  }

  /** R4, R8: one counter from the bag into the reserve, until that is full or the bag is empty. */
  private draw(move: Move): void {
    const { state, log } = this;
    const node = state[NODE];
    const at = RESERVE + (node & 3);
    log.items[log.top++] = move | (node << LOG_NODE);
    const counter = one(move & 3);
    const bag = state[BAG] - counter;
    const reserve = state[at] + counter;
    state[BAG] = bag;
    state[at] = reserve;
    if (reserve < FULL_HEAP && bag !== 0) return;
    // A seat without a reserve has not been dealt one yet: while the bag has counters, every turn ends with a full one.
    const next = (node & 3) + 1 === this.seats ? 0 : (node & 3) + 1;
    state[NODE] = ((state[RESERVE + next] === 0 ? DEAL : PLACE) << 2) | next;
  }

  private place(move: Move): void {
    const { state, through, log } = this;
    const node = state[NODE];
    const cell = move & ANY_CELL;
    const colour = move >> 6;

    // R6: of the open lines through the cell, those that had the colour already can never score, and those that now
    // have all four do. Neither is open any more. Written out by word, because playouts spend their time here; most boards have two.
    let gained = this.third ? this.placeInThird(cell, colour) : 0;
    const { items } = log;
    const top = log.top & ANY_ENTRY;
    log.top = top + 5;

    // Which lines are full is worked out first: how the game goes on hangs on it, and processors guess that.
    const other1 = colour ^ 1;
    const other2 = colour ^ 2;
    const other3 = colour ^ 3;
    const through0 = through[cell * WORDS];
    const through1 = through[cell * WORDS + 1];
    const had0 = state[CONTAINS + colour];
    const had1 = state[CONTAINS + 4 + colour];
    const open0 = state[OPEN];
    const open1 = state[OPEN + 1];
    const clean0 = open0 & ~(had0 & through0);
    const clean1 = open1 & ~(had1 & through1);
    const full0 = clean0 & through0 & state[CONTAINS + other1] & state[CONTAINS + other2] & state[CONTAINS + other3];
    const full1 =
      clean1 & through1 & state[CONTAINS + 4 + other1] & state[CONTAINS + 4 + other2] & state[CONTAINS + 4 + other3];
    const still0 = clean0 ^ full0;
    const still1 = clean1 ^ full1;
    items[top] = had0;
    items[top + 1] = open0;
    items[top + 2] = had1;
    items[top + 3] = open1;
    state[CONTAINS + colour] = had0 | through0;
    state[CONTAINS + 4 + colour] = had1 | through1;
    state[OPEN] = still0;
    state[OPEN + 1] = still1;

    const seat = node & 3;
    if ((full0 | full1) !== 0) gained += bitsOf(full0) + bitsOf(full1);
    items[top + 4] = move | (node << LOG_NODE) | (gained << LOG_GAIN);
    if (gained !== 0) state[SCORE + seat] += gained;

    const at = state[WHERE + cell] & ANY_CELL;
    const vacancies = (state[VACANCIES] & ANY_CELL) - 1;
    const last = state[VACANT_CELLS + vacancies] & ANY_CELL;
    state[BOARD + cell] = colour;
    state[VACANCIES] = vacancies;
    state[VACANT_CELLS + at] = last;
    state[WHERE + last] = at;

    const counter = one(colour);
    const reserve = state[RESERVE + seat] - counter;
    const left = state[LEFT] - counter;
    state[RESERVE + seat] = reserve;
    state[LEFT] = left;

    // R9. That nobody has a counter left needs no test: a reserve only runs out when the bag is empty, so then all
    // 48 are on the board, and no board has more spaces.
    const open = still0 | still1 | state[OPEN + 2];
    if (vacancies === 0 || open === 0 || (lacks(left) && !this.canScore())) state[NODE] = OVER << 2;
    else if (gained !== 0 && reserve !== 0) return;
    else if (state[BAG] !== 0) state[NODE] = (DRAW << 2) | seat;
    else this.pass(seat);
  }

  /** The same for the lines of the third word, if the board has so many: the points they bring. */
  private placeInThird(cell: number, colour: number): number {
    const { state, log } = this;
    const through = this.through[cell * WORDS + 2];
    const had = state[CONTAINS + 8 + colour];
    const open = state[OPEN + 2];
    log.push(had);
    log.push(open);
    state[CONTAINS + 8 + colour] = had | through;
    const clean = open & ~(had & through);
    const full = clean & state[CONTAINS + 8] & state[CONTAINS + 9] & state[CONTAINS + 10] & state[CONTAINS + 11];
    state[OPEN + 2] = clean ^ full;
    return countBits(full);
  }

  private takeBack(move: Move, gained: number): void {
    const { state, log } = this;
    const cell = cellOfMove(move);
    const colour = colourOf(move);
    const seat = state[NODE] & 3;
    state[SCORE + seat] -= gained;
    state[OPEN + 1] = log.pop();
    state[CONTAINS + 4 + colour] = log.pop();
    state[OPEN] = log.pop();
    state[CONTAINS + colour] = log.pop();
    if (this.third) {
      state[OPEN + 2] = log.pop();
      state[CONTAINS + 8 + colour] = log.pop();
    }

    // The cell still knows where in the list of vacant cells it was; who stands there goes back to the end.
    const vacancies = state[VACANCIES]++;
    const at = state[WHERE + cell];
    const last = state[VACANT_CELLS + at];
    state[VACANT_CELLS + vacancies] = last;
    state[WHERE + last] = vacancies;
    state[VACANT_CELLS + at] = cell;
    state[WHERE + cell] = at;
    state[BOARD + cell] = VACANT;
    const one = oneCounter(colour);
    state[LEFT] += one;
    state[RESERVE + seat] += one;
  }

  /** R9: whether some open line has every colour already that is neither in the bag nor in a reserve. */
  private canScore(): boolean {
    const { state } = this;
    for (let word = 0; word < WORDS; word++) {
      let lines = state[OPEN + word];
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if (countOf(state[LEFT], colour) === 0) lines &= state[CONTAINS + (word << 2) + colour];
      }
      if (lines !== 0) return true;
    }
    return false;
  }

  /** R8: the turn goes to the next seat that has a counter; that may be the same seat again. */
  private pass(seat: number): void {
    const { state, seats } = this;
    let next = seat;
    do next = next + 1 === seats ? 0 : next + 1;
    while (state[RESERVE + next] === 0);
    state[NODE] = (PLACE << 2) | next;
  }

  clone(): CounterpointPosition {
    const copy = new CounterpointPosition(this.grid, this.seats, this.partners);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: CounterpointPosition): void {
    this.state.set(other.state);
    this.log.clear();
  }

  score(seat: number): number {
    return this.state[SCORE + seat];
  }

  scores(): number[] {
    return Array.from(this.state.subarray(SCORE, SCORE + this.seats));
  }

  /** R11: partners sit opposite each other. */
  team(seat: number): number {
    return this.partners ? seat % 2 : seat;
  }

  /** R10, R11: the points of a seat, or of two partners together. */
  teamScore(seat: number): number {
    return this.score(seat) + (this.partners ? this.score(seat ^ 2) : 0);
  }

  winners(): number[] | null {
    return this.stage === OVER ? this.leaders(allSeats(this.seats)) : null;
  }

  /** R10, R11. */
  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.teamScore(seat));
  }

  share(seat: number): number {
    if (this.stage !== OVER) return 0;
    const points = this.teamScore(seat);
    let equals = 0;
    for (let other = 0; other < this.seats; other++) {
      if (this.teamScore(other) > points) return 0;
      if (this.teamScore(other) === points) equals++;
    }
    return (this.partners ? 2 : 1) / equals;
  }

  get hashLow(): number {
    return this.hashOf(CELL_KEYS.low) ^ this.hashBeside(1);
  }
  get hashHigh(): number {
    return this.hashOf(CELL_KEYS.high) ^ this.hashBeside(2);
  }

  freshHash(): readonly [low: number, high: number] {
    return [this.hashLow, this.hashHigh];
  }

  /** The board's. Made when it is asked for, as the other: playouts never ask. */
  private hashOf(keys: Int32Array): number {
    const { state } = this;
    let hash = 0;
    for (let cell = this.grid.cells - 1; cell >= 0; cell--) {
      const colour = state[BOARD + cell];
      if (colour >= 0) hash ^= keys[(colour << 6) | cell];
    }
    return hash;
  }

  /** What lies beside the board is four words, so its hash is made when it is asked for: playouts never ask. */
  private hashBeside(salt: number): number {
    const { state } = this;
    return mix(
      salt,
      contentsOf(state[RESERVE]) | (state[RESERVE + 1] << 16),
      contentsOf(state[RESERVE + 2]) | (state[RESERVE + 3] << 16),
      state[SCORE] | (state[SCORE + 1] << 8) | (state[SCORE + 2] << 16) | (state[SCORE + 3] << 24),
      contentsOf(state[BAG]) | (state[NODE] << 16),
    );
  }
}
