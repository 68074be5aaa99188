import { type Actor, allSeats, CHANCE, mostOf, NOBODY } from '@countertop/core';
import { countBits } from './bits.ts';
import { COLOURS, COUNTERS, EACH } from './colours.ts';
import { type Grid, LINE_WORDS } from './grid.ts';
import { contentsOf, countOf, type Heap, oneCounter, sizeOf } from './heap.ts';
import { hashBoard, mix } from './keys.ts';
import { LAYOUT, NO_SPACE, STAGE, type Stage, VACANT } from './state.ts';

// Constants of this module's own are folded into the compiled code; those imported or exported are looked up at every use.
const { RESERVE, SCORE, OPEN, CONTAINS, BOARD, VACANT_CELLS, WHERE } = LAYOUT;
const { lots: LOTS, place: PLACE, over: OVER } = STAGE;
const WORDS = LINE_WORDS;

export const ALL_COUNTERS: Heap = COLOURS.reduce((heap, _, colour) => heap + EACH * oneCounter(colour), 0);

/** Who acts in each node. */
const ACTOR_OF = Int8Array.from({ length: 20 }, (_, node) =>
  node >> 2 === PLACE ? node & 3 : node >> 2 === OVER ? NOBODY : CHANCE,
);

/** What lies on the table and what can be said of it: board, reserves, bag, points. How it changes is the position's. */
export abstract class CounterpointTable {
  readonly seats: number;
  readonly partners: boolean;
  readonly grid: Grid;
  protected readonly through: Int32Array<ArrayBuffer>;
  /** Whether there are lines in the third word of a set. */
  protected readonly third: number;
  /** What is counted by seat, line or cell, laid out as LAYOUT says. */
  protected readonly state = new Int32Array(LAYOUT.SIZE);
  // What changes with every move has fields of its own, which need no look at a length. Brains read them; only this class writes.
  /** Stage and seat in one number: `stage * 4 + seat`. */
  node: number = LOTS << 2;
  /** Heap in the bag. */
  bag: Heap = ALL_COUNTERS;
  /** Heap of all that is not on the board yet: bag and reserves together. */
  left: Heap = ALL_COUNTERS;
  protected vacant = 0;
  protected lotsDrawn = 0;
  /** The board's hash, and whether it still is. */
  protected readonly scratchBoard = new Int32Array(2);
  protected scratchHashed = false;

  constructor(grid: Grid, seats: number, partners: boolean) {
    this.grid = grid;
    this.through = grid.through;
    this.third = grid.lineCount > 64 ? 1 : 0;
    this.seats = seats;
    this.partners = partners;
    const { state } = this;
    for (let line = 0; line < grid.lineCount; line++) state[OPEN + (line >> 5)] |= 1 << (line & 31);
    state.fill(NO_SPACE, BOARD, VACANT_CELLS);
    for (const cell of grid.spaces) {
      const at = this.vacant++;
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
    return ACTOR_OF[this.node];
  }
  get ply(): number {
    // Every counter on the board has been drawn and placed, and those in reserve have been drawn.
    return this.lotsDrawn + (this.stage === LOTS ? 0 : 2 * COUNTERS - sizeOf(this.left) - sizeOf(this.bag));
  }
  get stage(): Stage {
    return (this.node >> 2) as Stage;
  }
  /** The seat that places, or for which chance draws. Means nothing when the game is over. */
  get turn(): number {
    return this.node & 3;
  }

  /** The colour on a cell, or VACANT, or NO_SPACE. */
  colourAt(cell: number): number {
    return this.state[BOARD + cell];
  }
  get vacancies(): number {
    return this.vacant;
  }
  /** The vacant cells, from 0 to `vacancies - 1`, in no particular order. */
  vacantCell(index: number): number {
    return this.state[VACANT_CELLS + index];
  }
  inBag(colour: number): number {
    return countOf(this.bag, colour);
  }
  get bagSize(): number {
    return sizeOf(this.bag);
  }
  /** Counters of a colour that are out of the bag for the lots. */
  inLots(colour: number): number {
    return this.stage === LOTS ? EACH - this.inBag(colour) : 0;
  }
  onBoard(colour: number): number {
    return EACH - countOf(this.left, colour);
  }
  inReserve(seat: number, colour: number): number {
    return countOf(this.state[RESERVE + seat], colour);
  }
  reserveSize(seat: number): number {
    return sizeOf(this.state[RESERVE + seat]);
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
    if (!this.scratchHashed) this.hashBoard();
    return this.scratchBoard[0] ^ this.hashBeside(1);
  }
  get hashHigh(): number {
    if (!this.scratchHashed) this.hashBoard();
    return this.scratchBoard[1] ^ this.hashBeside(2);
  }

  freshHash(): readonly [low: number, high: number] {
    this.hashBoard();
    return [this.hashLow, this.hashHigh];
  }

  private hashBoard(): void {
    hashBoard(this.state, this.grid.cells, this.scratchBoard);
    this.scratchHashed = true;
  }

  /** What lies beside the board is four words, so its hash is made when it is asked for: playouts never ask. */
  private hashBeside(salt: number): number {
    const { state } = this;
    return mix(
      salt,
      contentsOf(state[RESERVE]) | (state[RESERVE + 1] << 16),
      contentsOf(state[RESERVE + 2]) | (state[RESERVE + 3] << 16),
      state[SCORE] | (state[SCORE + 1] << 8) | (state[SCORE + 2] << 16) | (state[SCORE + 3] << 24),
      contentsOf(this.bag) | (this.node << 16),
    );
  }
}
