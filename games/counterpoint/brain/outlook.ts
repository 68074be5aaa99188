import { countBits } from '../rules/bits.ts';
import { LINE_WORDS } from '../rules/grid.ts';
import { coloursOf, countOf, sizeOf } from '../rules/heap.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { LAYOUT } from '../rules/state.ts';
import { mover } from './waiting.ts';

const { RESERVE, OPEN, CONTAINS } = LAYOUT;
const WORDS = LINE_WORDS;

/** Features of an outlook: kinds of lines, then what is in reserve. */
export const FEATURES = 41;
/** Outlooks are learned apart by how many spaces are vacant: four numbers share a phase. */
export const PHASES = 12;
const CONSTANT = 30;
const OWN_COLOURS = 31;
const RIVAL_COLOURS = 35;
const OWN_MISSING = 39;
const RIVAL_MISSING = 40;

/**
 * The kind of a line, by the set of colours it lacks and the sets that the seat and its rival have of them:
 * `KIND[lacked << 8 | own << 4 | rival]`.
 */
const KIND = new Uint8Array(16 * 256);
const SIZE = Uint8Array.from({ length: 16 }, (_, set) => countBits(set));
for (let lacked = 1; lacked < 16; lacked++) {
  for (let both = 0; both < 256; both++) {
    const own = SIZE[lacked & (both >> 4)];
    const rival = SIZE[lacked & both & 15];
    const size = SIZE[lacked];
    const first = [0, 0, 4, 13, 29][size];
    KIND[(lacked << 8) | both] = size === 4 ? first : first + own * (size + 1) + rival;
  }
}

export function phaseOf(position: CounterpointPosition): number {
  return (position.vacancies - 1) >> 2;
}

/** How many lines there are that can still score, by the set of colours they lack. */
export function countLines(position: CounterpointPosition, counts: Int32Array): void {
  const { view } = position;
  const left = position.left;
  // A line that lacks a colour which is used up can never score.
  const y = countOf(left, 0) === 0 ? 0 : -1;
  const b = countOf(left, 1) === 0 ? 0 : -1;
  const g = countOf(left, 2) === 0 ? 0 : -1;
  const r = countOf(left, 3) === 0 ? 0 : -1;
  counts.fill(0);
  for (let word = 0; word < WORDS; word++) {
    const open = view[OPEN + word];
    if (open === 0) continue;
    const at = CONTAINS + (word << 2);
    const hasY = view[at];
    const hasB = view[at + 1];
    const hasG = view[at + 2];
    const hasR = view[at + 3];
    const noY = ~hasY & y;
    const noB = ~hasB & b;
    const noG = ~hasG & g;
    const noR = ~hasR & r;
    const yb = open & hasY & hasB;
    const yB = open & hasY & noB;
    const Yb = open & noY & hasB;
    const YB = open & noY & noB;
    const gr = hasG & hasR;
    const gR = hasG & noR;
    const Gr = noG & hasR;
    const GR = noG & noR;
    counts[1] += countBits(Yb & gr);
    counts[2] += countBits(yB & gr);
    counts[3] += countBits(YB & gr);
    counts[4] += countBits(yb & Gr);
    counts[5] += countBits(Yb & Gr);
    counts[6] += countBits(yB & Gr);
    counts[7] += countBits(YB & Gr);
    counts[8] += countBits(yb & gR);
    counts[9] += countBits(Yb & gR);
    counts[10] += countBits(yB & gR);
    counts[11] += countBits(YB & gR);
    counts[12] += countBits(yb & GR);
    counts[13] += countBits(Yb & GR);
    counts[14] += countBits(yB & GR);
    counts[15] += countBits(YB & GR);
  }
}

const lines = new Int32Array(16);
/** By distance from the seat to move: its reserve, and those it has to reckon with. */
const own = new Int32Array(4);
const rival = new Int32Array(4);

/** The seats by distance from the one to move: what they have, and what the ones that matter most to them have. */
function lookRound(position: CounterpointPosition): number {
  const { view, seats } = position;
  const first = mover(position);
  let before = 0;
  for (let distance = 0; distance < seats; distance++) {
    own[distance] = view[RESERVE + ((first + distance) % seats)];
    rival[distance] = before;
    before |= coloursOf(own[distance]);
  }
  rival[0] = coloursOf(own[1]);
  return first;
}

/** Adds up `weights` (from `at` on) over the features of the seat at a distance. */
function weigh(distance: number, weights: Float64Array | Float32Array, at: number): number {
  const colours = coloursOf(own[distance]);
  const both = (colours << 4) | rival[distance];
  let value = weights[at + CONSTANT] + weights[at + OWN_COLOURS + SIZE[colours] - (colours === 0 ? 0 : 1)];
  value += weights[at + RIVAL_COLOURS + (rival[distance] === 0 ? 0 : SIZE[rival[distance]] - 1)];
  value += weights[at + OWN_MISSING] * (4 - sizeOf(own[distance]));
  value += weights[at + RIVAL_MISSING] * (4 - sizeOf(own[distance === 0 ? 1 : 0]));
  for (let lacked = 1; lacked < 16; lacked++) {
    if (lines[lacked] !== 0) value += lines[lacked] * weights[at + KIND[(lacked << 8) | both]];
  }
  return value;
}

/** The features themselves, for learning. */
export function writeFeatures(position: CounterpointPosition, distance: number, features: Float64Array): void {
  countLines(position, lines);
  lookRound(position);
  const colours = coloursOf(own[distance]);
  const both = (colours << 4) | rival[distance];
  features.fill(0);
  features[CONSTANT] = 1;
  features[OWN_COLOURS + SIZE[colours] - (colours === 0 ? 0 : 1)] = 1;
  features[RIVAL_COLOURS + (rival[distance] === 0 ? 0 : SIZE[rival[distance]] - 1)] = 1;
  features[OWN_MISSING] = 4 - sizeOf(own[distance]);
  features[RIVAL_MISSING] = 4 - sizeOf(own[distance === 0 ? 1 : 0]);
  for (let lacked = 1; lacked < 16; lacked++) features[KIND[(lacked << 8) | both]] += lines[lacked];
}

/**
 * Adds to `points` what every seat can still expect. With two seats only the lead of the one to move is known, and
 * all of it is given to that seat. `weights` hold a row of features for every phase and distance.
 */
export function addOutlook(
  position: CounterpointPosition,
  weights: Float32Array | Float64Array,
  points: Float64Array,
): void {
  const { seats } = position;
  countLines(position, lines);
  const first = lookRound(position);
  const distances = seats === 2 ? 1 : seats;
  const phase = phaseOf(position) * distances;
  for (let distance = 0; distance < distances; distance++) {
    points[(first + distance) % seats] += weigh(distance, weights, (phase + distance) * FEATURES);
  }
}
