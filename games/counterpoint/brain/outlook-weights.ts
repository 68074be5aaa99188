import { FOUR, THREE, TWO } from '../data/weights.ts';

const read = (rows: string): Float32Array<ArrayBuffer> =>
  Float32Array.from(rows.trim().split(/\s+/), (number) => Number(number) / 100);

const BY_SEATS = [TWO, TWO, TWO, THREE, FOUR].map(read);

/** The weights of outlook.ts for a number of seats. */
export function outlookWeights(seats: number): Float32Array<ArrayBuffer> {
  return BY_SEATS[seats];
}
