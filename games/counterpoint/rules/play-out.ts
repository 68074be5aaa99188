import type { Random } from '@countertop/core';
import { countBits } from './bits.ts';
import { LINE_WORDS } from './grid.ts';
import { lacksColour, oneCounter } from './heap.ts';
import { RESERVE_COLOURS } from './reserve-colours.ts';
import { LAYOUT } from './state.ts';

const { SCORE, OPEN, CONTAINS, BOARD, VACANT_CELLS, WHERE } = LAYOUT;
const WORDS = LINE_WORDS;
const COLOURS_IN = RESERVE_COLOURS;
const FULL_HEAP = 4 << 16;
const ANY_CELL = 63;
const { imul } = Math;
const one = oneCounter;
const lacks = lacksColour;

/** What a run of turns is given, and gives back: the seat to place (-1: the game is over), the heaps, the vacant cells, and how many moves it made. */
export const RUN = { seat: 0, bag: 1, left: 2, vacant: 3, moves: 4, size: 5 } as const;
const { seat: SEAT, bag: BAG, left: LEFT, vacant: VACANT, moves: MOVES } = RUN;

/**
 * Random turns until the bag is empty or the game is over: the same as placing and drawing one by one (`place` and `draw` of the position, `pick` for every choice), all in
 * one loop, with what changes all the time in local names and without a log. For boards of at most 64 lines, a seat to place, and counters in the bag.
 */
export function playOut(state: Int32Array, through: Int32Array, seats: number, run: Int32Array, random: Random): void {
  let first = random.low;
  let second = random.high;
  let seat = run[SEAT];
  let bag = run[BAG];
  let left = run[LEFT];
  let vacancies = run[VACANT];
  let open0 = state[OPEN];
  let open1 = state[OPEN + 1];
  let moves = 0;
  for (;;) {
    // R5: any counter of the reserve on any vacant cell.
    let product = imul(first, 0x9e3779bb);
    let number = imul((product << 5) | (product >>> 27), 5);
    let mixed = second ^ first;
    first = ((first << 26) | (first >>> 6)) ^ mixed ^ (mixed << 9);
    second = (mixed << 13) | (mixed >>> 19);
    const before = state[seat];
    const colours = COLOURS_IN[before & 0xffff];
    const count = colours & 7;
    const whole = imul(number >>> 16, count) + (imul(number & 0xffff, count) >>> 16);
    const part = imul(number, count);
    const at = (imul(part >>> 16, vacancies) + (imul(part & 0xffff, vacancies) >>> 16)) >>> 16;
    const cell = state[VACANT_CELLS + at] & ANY_CELL;
    const colour = (colours >> (3 + 2 * (whole >>> 16))) & 3;
    moves++;

    // R6: as in the position's `place`.
    const through0 = through[cell * WORDS];
    const through1 = through[cell * WORDS + 1];
    const had0 = state[CONTAINS + colour];
    const had1 = state[CONTAINS + 4 + colour];
    open0 &= ~(had0 & through0);
    open1 &= ~(had1 & through1);
    const full0 =
      open0 &
      through0 &
      state[CONTAINS + (colour ^ 1)] &
      state[CONTAINS + (colour ^ 2)] &
      state[CONTAINS + (colour ^ 3)];
    const full1 =
      open1 &
      through1 &
      state[CONTAINS + 4 + (colour ^ 1)] &
      state[CONTAINS + 4 + (colour ^ 2)] &
      state[CONTAINS + 4 + (colour ^ 3)];
    open0 ^= full0;
    open1 ^= full1;
    state[CONTAINS + colour] = had0 | through0;
    state[CONTAINS + 4 + colour] = had1 | through1;
    vacancies--;
    const last = state[VACANT_CELLS + vacancies] & ANY_CELL;
    state[BOARD + cell] = colour;
    state[VACANT_CELLS + at] = last;
    state[WHERE + last] = at;
    const counter = one(colour);
    let reserve = before - counter;
    left -= counter;

    // R7, R9.
    let over = vacancies === 0 || (open0 | open1) === 0;
    if ((full0 | full1) !== 0 || lacks(left)) {
      const gained = countBits(full0) + countBits(full1);
      state[SCORE + seat] += gained;
      if (!over && lacks(left)) over = (hopeful(state, 0, open0, left) | hopeful(state, 4, open1, left)) === 0;
      if (!over && gained !== 0 && reserve !== 0) {
        state[seat] = reserve;
        continue;
      }
    }
    if (over) {
      state[seat] = reserve;
      seat = -1;
      break;
    }

    // R8: back up to four, as far as the bag goes.
    do {
      product = imul(first, 0x9e3779bb);
      number = imul((product << 5) | (product >>> 27), 5);
      mixed = second ^ first;
      first = ((first << 26) | (first >>> 6)) ^ mixed ^ (mixed << 9);
      second = (mixed << 13) | (mixed >>> 19);
      const size = bag >> 16;
      const index = (imul(number >>> 16, size) + (imul(number & 0xffff, size) >>> 16)) >>> 16;
      const yellow = (bag & 15) + ~index;
      const blue = yellow + ((bag >> 4) & 15);
      const green = blue + ((bag >> 8) & 15);
      const drawn = one((yellow >>> 31) + (blue >>> 31) + (green >>> 31));
      bag -= drawn;
      reserve += drawn;
      moves++;
    } while (reserve < FULL_HEAP && bag !== 0);
    state[seat] = reserve;
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (bag === 0) break;
  }
  state[OPEN] = open0;
  state[OPEN + 1] = open1;
  random.resume(first, second);
  run[SEAT] = seat;
  run[BAG] = bag;
  run[LEFT] = left;
  run[VACANT] = vacancies;
  run[MOVES] = moves;
}

/** R9: of the open lines of a word (whose colours stand from `word` on), those that lack no colour that is used up. */
export function hopeful(state: Int32Array, word: number, open: number, left: number): number {
  let lines = open;
  for (let colour = 0; colour < 4; colour++) {
    if (((left >> (colour << 2)) & 15) === 0) lines &= state[CONTAINS + word + colour];
  }
  return lines;
}
