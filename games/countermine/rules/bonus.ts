import { directionOf, FIVE, type Five, holdsCell } from './lines.ts';

/**
 * A bonus action (R4) as one number: the runs it may name, each as its five + 1 in ten bits; 0 is none.
 * It never has more than two: a cube that scored three has ended the game.
 */
export type Bonus = number;

const RUN_BITS = 10;
const RUN_MASK = (1 << RUN_BITS) - 1;

/** The most strikes that one seat can ever choose from: two runs in all (see the README on R6). */
export const MOST_STRIKES = 2 * FIVE;

export function withFive(bonus: Bonus, five: Five): Bonus {
  return (bonus << RUN_BITS) | (five + 1);
}

/** One of the runs of a bonus action that is not 0. */
export function firstFive(bonus: Bonus): Five {
  return (bonus & RUN_MASK) - 1;
}

/** The bonus action without that run. */
export function otherFives(bonus: Bonus): Bonus {
  return bonus >> RUN_BITS;
}

/** The run with this direction through this cell, or -1. */
export function namedFive(bonus: Bonus, cell: number, direction: number): Five {
  for (let rest = bonus; rest !== 0; rest = otherFives(rest)) {
    const five = firstFive(rest);
    if (directionOf(five) === direction && holdsCell(five, cell)) return five;
  }
  return -1;
}
