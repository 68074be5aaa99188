import { type Move, type MoveList, mostOf, NOBODY, type Position, type Random } from '@countertop/core';
import { Dots, logged } from './dots.ts';
import { cellAt, columnOf, type Field, type Middle, marks, rowOf } from './field.ts';
import { rushOn } from './rush.ts';

// A move is the cell of the point, or one of these: numbers of padding, where no point can go.
export const STOP: Move = 0;
export const DONE: Move = 1;

/** R6: the phases of a game. */
export const PLAY = 0;
export const PLAY_OUT = 1;
export const OVER = 2;

// Constants of this module's own are folded into the compiled code; imported and exported ones are looked up at every use.
const { LIVE, FREE, CIRCLED, DEAD, PADDING, NOT_OPEN } = marks;
const { CALLERS } = logged;
const LAST_WORD = DONE;
const ALONE = PLAY_OUT;
const ENDED = OVER;

/** A game of Points in progress. */
export class PointsPosition extends Dots implements Position {
  readonly seats = 2;
  private plies = 0;
  private mover = 0;
  private stage = PLAY;
  /** How many first points are still to come (R1, R6); none after a setup. */
  private opening = 2;

  constructor(field: Field) {
    super(field);
    for (const [seat, cell] of field.cross) this.put(cell, seat, false);
    this.log.clear();
  }

  get actor(): number {
    return this.stage === ENDED ? NOBODY : this.mover;
  }

  get ply(): number {
    return this.plies;
  }

  /** The seat that is to move, or would be if the game were not over. */
  get turn(): number {
    return this.mover;
  }

  /** PLAY, PLAY_OUT or OVER. */
  get phase(): number {
    return this.stage;
  }

  get hashLow(): number {
    return this.hash[0] ^ this.field.keys.low[this.sideKey()];
  }

  get hashHigh(): number {
    return this.hash[1] ^ this.field.keys.high[this.sideKey()];
  }

  moves(list: MoveList): void {
    list.clear();
    if (this.stage === OVER) return;
    const { middle } = this.field;
    if (this.opening > 0 && middle !== undefined && this.openInMiddle() > 0) {
      for (let i = 0; i < middle.length; i++) if (this.isOpen(middle[i])) list.push(middle[i]);
      return;
    }
    for (let i = 0; i < this.openEnd; i++) list.push(this.open[i]);
    if (this.stage === PLAY_OUT) list.push(DONE);
    else if (this.mayStop) list.push(STOP);
  }

  pick(random: Random): Move {
    if (this.opening > 0 && this.field.middle !== undefined) {
      const count = this.openInMiddle();
      if (count > 0) return this.nthInMiddle(random.below(count));
    }
    if (this.stage === ALONE) {
      const index = random.below(this.openEnd + 1);
      return index === this.openEnd ? DONE : this.open[index];
    }
    return this.open[random.below(this.openEnd)];
  }

  play(move: Move): void {
    this.plies++;
    const before = (this.stage | (this.opening << 1)) << CALLERS;
    if (move > LAST_WORD) {
      const alone = this.stage === ALONE;
      this.log.push(this.put(move, this.mover, alone) | before);
      if (!alone) this.mover ^= 1;
      if (this.opening > 0) this.opening--;
      if (this.openEnd === 0) this.stage = ENDED;
      return;
    }
    if (move === DONE) this.stage = OVER;
    else if (this.field.grounding) {
      const changed = this.ground(this.mover);
      this.log.push(changed ? 1 : 0);
      this.stage = OVER;
    } else {
      this.mover ^= 1;
      this.stage = PLAY_OUT;
    }
    this.log.push(move | before);
  }

  playOut(random: Random): number {
    const begun = this.plies;
    const table = rushOn(this.field);
    while (this.stage !== ENDED && (table === undefined || this.opening > 0 || this.stage === ALONE))
      this.play(this.pick(random));
    if (table !== undefined && this.stage !== ENDED) {
      this.writeDots(table);
      const played = table.playAnywhere(this, random);
      this.readDots(table);
      this.log.push(table.played[played - 1]);
      this.plies += played;
      this.mover ^= played & 1;
      this.stage = ENDED;
    }
    return this.plies - begun;
  }

  undo(): void {
    const code = this.log.pop();
    const move = code & MOVE;
    this.plies--;
    const before = code >> CALLERS;
    if (move > DONE) {
      this.remove(code);
      if ((before & 1) === PLAY) this.mover ^= 1;
    } else if (move === STOP) {
      if (!this.field.grounding) this.mover ^= 1;
      else if (this.log.pop() === 1) this.revert();
    }
    this.stage = before & 1;
    this.opening = before >> 1;
  }

  /** The cell of the last point; 0 where none was put. */
  get last(): Move {
    const { log } = this;
    return log.top === 0 ? 0 : log.items[log.top - 1] & MOVE;
  }

  clone(): PointsPosition {
    const copy = new PointsPosition(this.field);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: PointsPosition): void {
    const { last } = other;
    this.copyDots(other);
    this.log.push(last);
    this.plies = other.plies;
    this.mover = other.mover;
    this.stage = other.stage;
    this.opening = other.opening;
  }

  scores(): number[] {
    return [this.count0, this.count1];
  }

  score(seat: number): number {
    return seat === 0 ? this.count0 : this.count1;
  }

  winners(): number[] | null {
    return this.stage === OVER ? this.leaders([0, 1]) : null;
  }

  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.score(seat));
  }

  share(seat: number): number {
    if (this.count0 === this.count1) return 0.5;
    return this.count0 > this.count1 === (seat === 0) ? 1 : 0;
  }

  team(seat: number): number {
    return seat;
  }

  freshHash(): readonly [low: number, high: number] {
    const { keys, dots, size } = this.field;
    let low = keys.low[this.sideKey()];
    let high = keys.high[this.sideKey()];
    const add = (key: number) => {
      low ^= keys.low[key];
      high ^= keys.high[key];
    };
    for (const cell of dots) {
      for (let seat = 0; seat < 2; seat++) {
        if ((this.cells[cell] & (LIVE << seat)) !== 0) add(cell * 2 + seat);
        if ((this.cells[cell] & (CIRCLED << seat)) !== 0) add(size * 2 + cell * 2 + seat);
        if ((this.cells[cell] & (DEAD << seat)) !== 0) add(size * 4 + cell * 2 + seat);
      }
    }
    return [low, high];
  }

  /** Puts a point before the game begins; the dot must be open. */
  setUp(seat: number, cell: number): void {
    this.put(cell, seat, false);
    this.log.clear();
  }

  /** Ends a setup: nobody's first point is bound any more, and `stop` may be said at once. */
  begin(turn: number): void {
    this.mover = turn;
    this.opening = 0;
    if (this.openEnd === 0) this.stage = OVER;
  }

  /** Makes it a seat's turn, to see what it could do now. Whoever asks gives the turn back before going on. */
  giveTurn(seat: number): void {
    this.mover = seat;
  }

  /** R6: whether the player to move may say `stop`. */
  get mayStop(): boolean {
    return this.stage === PLAY && this.opening === 0;
  }

  /** R6: who stopped, while the other plays on alone. */
  get stopper(): number | undefined {
    return this.stage === PLAY_OUT ? 1 - this.mover : undefined;
  }

  get width(): number {
    return this.field.width;
  }

  get height(): number {
    return this.field.height;
  }

  /** The cell, that is the move, of a dot; column and row from 0 at the lower left. */
  cellAt(column: number, row: number): Move {
    return cellAt(this.field, column, row);
  }

  columnOf(cell: Move): number {
    return columnOf(this.field, cell);
  }

  rowOf(cell: Move): number {
    return rowOf(this.field, cell);
  }

  /** Whether there is a dot at this cell. */
  isDot(cell: Move): boolean {
    return cell >= 0 && cell < this.field.size && this.cells[cell] !== PADDING;
  }

  /** R2: empty, and not circled. */
  isOpen(cell: Move): boolean {
    return (this.cells[cell] & NOT_OPEN) === 0;
  }

  /** The seat whose point stands here, live or not; undefined where none does. */
  ownerAt(cell: Move): number | undefined {
    return seatOf(this.cells[cell], LIVE | DEAD);
  }

  /** R3: a point stands here and is not circled. */
  isLive(cell: Move): boolean {
    return (this.cells[cell] & (LIVE | (LIVE << 1))) !== 0;
  }

  /** The seat that has circled this dot now; undefined where none has. */
  circledBy(cell: Move): number | undefined {
    return seatOf(this.cells[cell], CIRCLED);
  }

  /** The seat in whose free area this empty dot lies (R3); undefined where it lies in none that still matters. */
  freeFor(cell: Move): number | undefined {
    if (this.stage === OVER) return undefined;
    const { stopper } = this;
    // While one plays alone, the marks of the other are no longer kept up.
    if (stopper !== undefined) return (this.cells[cell] & (FREE << (1 - stopper))) !== 0 ? 1 - stopper : undefined;
    return seatOf(this.cells[cell], FREE);
  }

  /** R1: where the player to move has to put the first point; undefined where no dot is out of bounds. */
  get bound(): Middle | undefined {
    if (this.stage !== PLAY || this.opening === 0) return undefined;
    return this.openInMiddle() > 0 ? this.field.middleEdges : undefined;
  }

  /** The middle part; undefined where the options have none. */
  get middle(): Middle | undefined {
    return this.field.middleEdges;
  }

  private openInMiddle(): number {
    const { middle } = this.field;
    if (middle === undefined) return 0;
    let count = 0;
    for (let i = 0; i < middle.length; i++) if (this.isOpen(middle[i])) count++;
    return count;
  }

  private nthInMiddle(n: number): Move {
    const middle = this.field.middle as Int16Array;
    let i = 0;
    for (let left = n; !this.isOpen(middle[i]) || left-- > 0; ) i++;
    return middle[i];
  }

  private sideKey(): number {
    return this.field.size * 6 + this.mover + 2 * this.stage + 6 * this.opening;
  }
}

const MOVE = 0x1fff;

function seatOf(cell: number, kind: number): number | undefined {
  if (cell === PADDING) return undefined;
  if ((cell & kind) !== 0) return 0;
  return (cell & (kind << 1)) !== 0 ? 1 : undefined;
}
