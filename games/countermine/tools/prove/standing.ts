import { zobristKeys } from '@countertop/core';
import { CELLS, LINE_OF, LINES, placeOf, SIZE } from '../../rules/lines.ts';
import { CELL_AT, COUNT } from './windows.ts';

export const EMPTY = -1;

// Copies for the hot path: imported constants are looked up at every use.
const BOARD = CELLS;
const WIDTH = SIZE;
const ALL_LINES = LINES;
const COUNTS = COUNT;
const LINE = LINE_OF;
const AT = CELL_AT;
/** By cell * 4 + direction: its place on that line. */
const PLACE = Uint8Array.from({ length: CELLS * 4 }, (_, index) => placeOf(index >> 2, index & 3));

/** Lines as bits: rows and columns, rising diagonals, falling diagonals. */
export const WORDS = 3;
const SET = WORDS;
const FIRST_LINE = [0, 24, 47];
const WORD = Uint8Array.of(0, 0, 1, 2);
const LINE_BIT = Int32Array.from(
  { length: CELLS * 4 },
  (_, index) => 1 << (LINE_OF[index] - FIRST_LINE[WORD[index & 3]]),
);
export const FIRST_OF_WORD = FIRST_LINE;

const keys = zobristKeys('countermine first to one', 2 * CELLS);
/** By seat * CELLS + cell: what a cube changes in the hash. */
export const CUBE_LOW = keys.low;
export const CUBE_HIGH = keys.high;
const LOW = CUBE_LOW;
const HIGH = CUBE_HIGH;

/** By line: its places that are not on the board. */
const OFF = Int32Array.from({ length: LINES }, (_, line) => {
  let off = 0;
  for (let place = 0; place < SIZE; place++) if (CELL_AT[line * SIZE + place] < 0) off |= 1 << place;
  return off;
});

/** See `Standing.open`. All windows of a line at once: the cubes of each are added up bit by bit. */
function openWindows(mine: number, blocked: number): number {
  const free = ~(blocked | (blocked >> 1) | (blocked >> 2) | (blocked >> 3) | (blocked >> 4)) & 0xff;
  const a = mine >> 1;
  const b = mine >> 2;
  const c = mine >> 3;
  const d = mine >> 4;
  const half = mine ^ a ^ b;
  const carry = (mine & a) | (b & (mine ^ a));
  const ones = half ^ c ^ d;
  const more = (half & c) | (d & (half ^ c));
  const twos = carry ^ more;
  const fours = carry & more;
  return (free & fours & ~ones) | ((free & twos & ones & ~fours) << 8) | ((free & twos & ~ones & ~fours) << 16);
}

/** What a window without blockers says for a cell of it, by its cubes: own, and those of the other. */
const OWN = Int32Array.of(1, 8, 30, 120, 500);
const OTHERS = Int32Array.of(1, 6, 22, 90, 400);

/** Cubes on the board as first to one sees them: nothing is ever lifted, and windows tell all. Whose turn it is others know. */
export class Standing {
  low = 0;
  high = 0;
  cubes = 0;
  /** Of the cubes of seat 0 alone. */
  first = 0;
  readonly owner = new Int8Array(CELLS).fill(EMPTY);
  /** By seat * 70 + line: its windows without a blocker, as bits by their lowest place: those with four own cubes, 8 bits up with three, 16 bits up with two. */
  readonly open = new Int32Array(2 * LINES);
  /** By seat * WORDS + word: lines with a window of three cubes. */
  readonly threes = new Int32Array(2 * WORDS);
  private readonly fours = new Int32Array(2 * WORDS);
  private readonly masks = new Int32Array(2 * LINES);

  put(seat: number, cell: number): void {
    this.owner[cell] = seat;
    this.low ^= LOW[seat * BOARD + cell];
    this.high ^= HIGH[seat * BOARD + cell];
    this.cubes++;
    if (seat === 0) this.first ^= LOW[cell];
    this.change(seat, cell);
  }

  /** Takes a cube back. */
  take(seat: number, cell: number): void {
    this.owner[cell] = EMPTY;
    this.low ^= LOW[seat * BOARD + cell];
    this.high ^= HIGH[seat * BOARD + cell];
    this.cubes--;
    if (seat === 0) this.first ^= LOW[cell];
    this.change(seat, cell);
  }

  private change(seat: number, cell: number): void {
    const { open, threes, fours, masks } = this;
    const own = seat * ALL_LINES;
    const other = ALL_LINES - own;
    const ownWord = seat * SET;
    const otherWord = SET - ownWord;
    for (let at = cell * 4; at < cell * 4 + 4; at++) {
      const line = LINE[at];
      const bit = LINE_BIT[at];
      const word = WORD[at & 3];
      const mine = masks[own + line] ^ (1 << PLACE[at]);
      masks[own + line] = mine;
      const theirs = masks[other + line];
      const off = OFF[line];
      const ownOpen = openWindows(mine, theirs | off);
      const otherOpen = openWindows(theirs, mine | off);
      open[own + line] = ownOpen;
      open[other + line] = otherOpen;
      threes[ownWord + word] = (ownOpen & 0xff00) === 0 ? threes[ownWord + word] & ~bit : threes[ownWord + word] | bit;
      fours[ownWord + word] = (ownOpen & 0xff) === 0 ? fours[ownWord + word] & ~bit : fours[ownWord + word] | bit;
      threes[otherWord + word] =
        (otherOpen & 0xff00) === 0 ? threes[otherWord + word] & ~bit : threes[otherWord + word] | bit;
      fours[otherWord + word] =
        (otherOpen & 0xff) === 0 ? fours[otherWord + word] & ~bit : fours[otherWord + word] | bit;
    }
  }

  /** Whether the seat can make a four. */
  hasThrees(seat: number): boolean {
    const { threes } = this;
    const at = seat * SET;
    return (threes[at] | threes[at + 1] | threes[at + 2]) !== 0;
  }

  /** A cell that completes a run of the seat, other than `but`; or EMPTY where there is none. */
  completing(seat: number, but = EMPTY): number {
    const { fours, owner, open } = this;
    const at = seat * SET;
    if ((fours[at] | fours[at + 1] | fours[at + 2]) === 0) return EMPTY;
    for (let word = 0; word < SET; word++) {
      for (let lines = fours[at + word]; lines !== 0; lines &= lines - 1) {
        const line = FIRST_LINE[word] + 31 - Math.clz32(lines & -lines);
        for (let rest = open[seat * ALL_LINES + line] & 0xff; rest !== 0; rest &= rest - 1) {
          const first = line * WIDTH + 31 - Math.clz32(rest & -rest);
          for (let i = first; i < first + 5; i++) {
            const cell = AT[i];
            if (owner[cell] === EMPTY && cell !== but) return cell;
          }
        }
      }
    }
    return EMPTY;
  }

  /** How much a cell draws the eye of a seat to move: what its open windows hold, own and of the other. */
  promise(seat: number, cell: number): number {
    const { masks } = this;
    let found = 0;
    for (let at = cell * 4; at < cell * 4 + 4; at++) {
      const line = LINE[at];
      const place = PLACE[at];
      const mine = masks[seat * ALL_LINES + line];
      const theirs = masks[(1 - seat) * ALL_LINES + line];
      const last = place < WIDTH - 5 ? place : WIDTH - 5;
      for (let first = place < 4 ? 0 : place - 4; first <= last; first++) {
        if (AT[line * WIDTH + first] < 0 || AT[line * WIDTH + first + 4] < 0) continue;
        const own = (mine >> first) & 31;
        const others = (theirs >> first) & 31;
        if (others === 0) found += OWN[COUNTS[own]];
        else if (own === 0) found += OTHERS[COUNTS[others]];
      }
    }
    return found;
  }
}
