import { CELLS, LINES, SIZE } from '../../rules/lines.ts';
import type { CellSet } from './cell-set.ts';
import { CUBE_HIGH, CUBE_LOW, EMPTY, FIRST_OF_WORD, type Standing, WORDS } from './standing.ts';
import { CELL_AT } from './windows.ts';

const SLOTS = 1 << 21;
/** More fours in a row than anybody has cubes for. */
const MOST_FOURS = 40;
/** Fours to try before a position is given up. */
const MOST_TRIES = 100;
/** Cell pairs of one position: every window with three cubes has two. */
const MOST_PAIRS = 256;
const NONE = EMPTY;
const AT = CELL_AT;
const WIDTH = SIZE;
const ALL_LINES = LINES;
const FIRST_LINE = FIRST_OF_WORD;
const SET = WORDS;
const BOARD = CELLS;
const LOW = CUBE_LOW;
const HIGH = CUBE_HIGH;
/** What is known of a position, or the cell that wins. */
const UNKNOWN = 255;
const FAILS = 254;
/** Set apart what seat 1 wins from what seat 0 does. */
const SECOND = 0x5bd1e995;

/** Adds the empty cells of the windows that hold so many cubes of a seat and none of the other's: two, three or four. */
export function addRoom({ open, owner }: Standing, seat: number, cubes: number, to: CellSet): void {
  const shift = 8 * (4 - cubes);
  for (let line = 0; line < ALL_LINES; line++) {
    for (let rest = (open[seat * ALL_LINES + line] >> shift) & 0xff; rest !== 0; rest &= rest - 1) {
      const first = line * WIDTH + 31 - Math.clz32(rest & -rest);
      for (let i = first; i < first + 5; i++) if (owner[AT[i]] === NONE) to.add(AT[i]);
    }
  }
}

/**
 * Wins by fours: every cube of the attacker makes a four, so the other has one answer, until a five cannot be stopped.
 */
export class FourSearch {
  /** Fours that were tried, ever. */
  tried = 0;
  /** The win found last: cube and answer in turn; then the cube that wins or makes two fours, and where these are completed. */
  readonly path = new Uint8Array(2 * MOST_FOURS + 4);
  length = 0;
  /** Whether it ends with a cube that makes two fours, not with a five. */
  forks = false;
  private readonly standing: Standing;
  private readonly low = new Int32Array(SLOTS);
  private readonly high = new Int32Array(SLOTS);
  private readonly known = new Uint8Array(SLOTS).fill(UNKNOWN);
  private readonly pairs = new Uint8Array((MOST_FOURS + 1) * MOST_PAIRS * 2);
  private readonly marks = new Int32Array(CELLS);
  private readonly answers = new Uint8Array(CELLS);
  private mark = 0;
  private left = 0;

  constructor(standing: Standing) {
    this.standing = standing;
  }

  /** Whether the seat, to move, wins so. `path` says how. */
  wins(seat: number, most = MOST_TRIES): boolean {
    if (!this.standing.hasThrees(seat) && this.standing.completing(seat) === NONE) return false;
    this.left = most;
    return this.attack(seat, 0);
  }

  private attack(seat: number, depth: number): boolean {
    const { standing, path, pairs } = this;
    const five = standing.completing(seat);
    if (five !== NONE) {
      path[2 * depth] = five;
      this.length = 2 * depth + 1;
      this.forks = false;
      return true;
    }
    if (depth === MOST_FOURS) return false;
    const low = standing.low ^ (seat === 0 ? 0 : SECOND);
    const { high } = standing;
    const slot = low & (SLOTS - 1);
    const known = this.low[slot] === low && this.high[slot] === high ? this.known[slot] : UNKNOWN;
    if (known === FAILS) return false;
    const must = standing.completing(1 - seat);
    if (!standing.hasThrees(seat) || (must !== NONE && standing.completing(1 - seat, must) !== NONE)) {
      this.remember(slot, low, high, FAILS);
      return false;
    }
    const count = this.list(seat, depth, must);
    // Two fours at once: `list` has written down where they are completed.
    if (count < 0) return true;
    const begin = depth * MOST_PAIRS * 2;
    const own = seat * BOARD;
    const other = BOARD - own;
    for (let round = known === UNKNOWN ? 1 : 0; round < 2; round++) {
      for (let i = begin; i < begin + 2 * count; i += 2) {
        const cell = pairs[i];
        if (known !== UNKNOWN && (cell === known) !== (round === 0)) continue;
        const answer = pairs[i + 1];
        if (this.fails(low ^ LOW[own + cell] ^ LOW[other + answer], high ^ HIGH[own + cell] ^ HIGH[other + answer]))
          continue;
        if (--this.left < 0) return false;
        this.tried++;
        standing.put(seat, cell);
        standing.put(1 - seat, answer);
        path[2 * depth] = cell;
        path[2 * depth + 1] = answer;
        const won = this.attack(seat, depth + 1);
        standing.take(1 - seat, answer);
        standing.take(seat, cell);
        if (!won) continue;
        this.remember(slot, low, high, cell);
        return true;
      }
    }
    if (this.left >= 0) this.remember(slot, low, high, FAILS);
    return false;
  }

  private fails(low: number, high: number): boolean {
    const slot = low & (SLOTS - 1);
    return this.known[slot] === FAILS && this.low[slot] === low && this.high[slot] === high;
  }

  private remember(slot: number, low: number, high: number, known: number): void {
    this.low[slot] = low;
    this.high[slot] = high;
    this.known[slot] = known;
  }

  /**
   * Fills `pairs` with the cells that make a four, each with the one that completes it, and counts them; only those on `must`, if
   * there is one. -1 where one of them makes two fours.
   */
  private list(seat: number, depth: number, must: number): number {
    const { pairs, marks, answers, standing, path } = this;
    const { threes, open, owner } = standing;
    const begin = depth * MOST_PAIRS * 2;
    const mark = ++this.mark;
    let end = begin;
    for (let word = 0; word < SET; word++) {
      for (let lines = threes[seat * SET + word]; lines !== 0; lines &= lines - 1) {
        const line = FIRST_LINE[word] + 31 - Math.clz32(lines & -lines);
        for (let rest = (open[seat * ALL_LINES + line] >> 8) & 0xff; rest !== 0; rest &= rest - 1) {
          const first = line * WIDTH + 31 - Math.clz32(rest & -rest);
          let one = NONE;
          let other = NONE;
          for (let i = first; i < first + 5; i++) {
            const cell = AT[i];
            if (owner[cell] !== NONE) continue;
            if (one === NONE) one = cell;
            else other = cell;
          }
          for (let turn = 0; turn < 2; turn++) {
            const cell = turn === 0 ? one : other;
            const answer = turn === 0 ? other : one;
            if (must !== NONE && cell !== must) continue;
            if (marks[cell] !== mark) {
              marks[cell] = mark;
              answers[cell] = answer;
              pairs[end++] = cell;
              pairs[end++] = answer;
            } else if (answers[cell] !== answer) {
              path[2 * depth] = cell;
              path[2 * depth + 1] = answer;
              path[2 * depth + 2] = answers[cell];
              this.length = 2 * depth + 3;
              this.forks = true;
              return -1;
            }
          }
        }
      }
    }
    return (end - begin) >> 1;
  }

  /**
   * The cells on which the win found last depends if the other has put a cube elsewhere before it begins (`once`), or two (`twice`, of
   * which the last may be any that is not in `once`): those that it fills, and those with which the other would come to a five or make a four by answering.
   */
  addZone(seat: number, once: CellSet, twice: CellSet): void {
    const { standing, path, length, forks } = this;
    const other = 1 - seat;
    for (let i = 0; i < length; i++) once.add(path[i]);
    const end = forks ? length - 3 : length - 1;
    let at = 0;
    for (; at < end; at += 2) {
      standing.put(seat, path[at]);
      addRoom(standing, other, 3, once);
      addRoom(standing, other, 2, twice);
      standing.put(other, path[at + 1]);
    }
    if (forks) {
      standing.put(seat, path[at]);
      addRoom(standing, other, 3, once);
      addRoom(standing, other, 2, twice);
      standing.take(seat, path[at]);
    }
    for (at -= 2; at >= 0; at -= 2) {
      standing.take(other, path[at + 1]);
      standing.take(seat, path[at]);
    }
    twice.addFrom(once.words, 0);
  }
}
