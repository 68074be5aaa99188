import { scramble } from '@countertop/core';
import type { Remainder } from '@countertop/search';
import { countBits } from '../rules/bits.ts';
import { LINE_WORDS } from '../rules/grid.ts';
import { contentsOf, countOf } from '../rules/heap.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { LAYOUT } from '../rules/state.ts';

const { RESERVE, OPEN, CONTAINS, VACANT_CELLS } = LAYOUT;
const WORDS = LINE_WORDS;

/** The lines of a word that can still score: open, and with counters left of every colour they lack (R9). */
export function hopefulLines(position: CounterpointPosition, word: number): number {
  const { view } = position;
  let lines = view[OPEN + word];
  const left = position.left;
  for (let colour = 0; colour < 4; colour++) {
    if (countOf(left, colour) === 0) lines &= view[CONTAINS + (word << 2) + colour];
  }
  return lines;
}

/** How many points all seats together can still make at the very most. */
export function pointsLeft(position: CounterpointPosition): number {
  let points = 0;
  for (let word = 0; word < WORDS; word++) points += countBits(hopefulLines(position, word));
  return points;
}

/**
 * What is still to come depends on the lines that can score, where they have room, and what is off the board; not on
 * the points so far, nor on what stands on spaces that matter no more.
 */
export const remainder: Remainder<CounterpointPosition> = {
  banked(position, seat) {
    const { seats } = position;
    if (position.partners) {
      const lead = position.score(0) + position.score(2) - position.score(1) - position.score(3);
      return seat % 2 === 0 ? lead : -lead;
    }
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += position.score(other);
    return position.score(seat) - others / (seats - 1);
  },
  low: (position) => keyOf(position, 0x51ed270b),
  high: (position) => keyOf(position, 0x2545f491),
};

function keyOf(position: CounterpointPosition, salt: number): number {
  const { view } = position;
  const { through } = position.grid;
  let key = salt;
  for (let word = 0; word < WORDS; word++) {
    const lines = hopefulLines(position, word);
    if (lines === 0) {
      key = (key + salt) | 0;
      continue;
    }
    const at = CONTAINS + (word << 2);
    key = scramble(key ^ lines);
    key = scramble(key ^ (lines & view[at])) + (lines & view[at + 1]);
    key = scramble(key ^ salt) ^ (lines & view[at + 2]);
    key = scramble(key) + (lines & view[at + 3]);
  }
  // Spaces in sets that do not depend on their order, and how many there are, useless ones included.
  let spaces = 0;
  const vacancies = position.vacancies;
  const lines0 = hopefulLines(position, 0);
  const lines1 = hopefulLines(position, 1);
  const lines2 = hopefulLines(position, 2);
  for (let i = 0; i < vacancies; i++) {
    const cell = view[VACANT_CELLS + i];
    const at = cell * WORDS;
    if (((through[at] & lines0) | (through[at + 1] & lines1) | (through[at + 2] & lines2)) !== 0) {
      spaces ^= scramble(cell + salt);
    }
  }
  key = scramble(key ^ spaces);
  key = scramble(key ^ contentsOf(view[RESERVE]) ^ (view[RESERVE + 1] << 16));
  key = scramble(key ^ contentsOf(view[RESERVE + 2]) ^ (view[RESERVE + 3] << 16));
  return scramble(key ^ contentsOf(position.bag) ^ (position.node << 16) ^ (vacancies << 22)) ^ vacancies;
}
