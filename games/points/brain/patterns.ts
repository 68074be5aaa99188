import type { Candidates } from '@countertop/search';
import { WEIGHTS } from '../data/weights.ts';
import { LIVE, PADDING } from '../rules/field.ts';
import type { PointsPosition } from '../rules/position.ts';
import { RUNS } from '../rules/runs.ts';
import type { Threats } from './threats.ts';

/** Points of both sides on the eight neighbours of a dot: the mover's in the lower eight bits, the other's above. */
const SHAPES = 1 << 16;
/** By shape, a number that is the same for the shape turned and reflected. */
const KINDS = new Int16Array(SHAPES).fill(-1);
/** A shape of each kind. */
const EXAMPLES: number[] = [];
for (let shape = 0; shape < SHAPES; shape++) {
  if (KINDS[shape] >= 0 || (shape & (shape >> 8)) !== 0) continue;
  for (let turns = 0; turns < 4; turns++) {
    KINDS[turned(shape, turns, 1)] = EXAMPLES.length;
    KINDS[turned(shape, turns, -1)] = EXAMPLES.length;
  }
  EXAMPLES.push(shape);
}

/** How many kinds of shapes there are: the first features. */
export const SHAPE_KINDS = EXAMPLES.length;
// What else can be said of a dot, each group from its first number on.
const STRAIGHT = SHAPE_KINDS;
const SLANTED = STRAIGHT + 16;
const CORNERED = SLANTED + 16;
const DISTANCE = CORNERED + 36;
const GAIN = DISTANCE + 16;
const LOSS = GAIN + 5;
const PAIR = LOSS + 5;
const OTHER_PAIR = PAIR + 5;
const SIDES = OTHER_PAIR + 5;
const OWN = SIDES + 25;
const OTHER = OWN + 9;
const RIM = OTHER + 9;
/** How many features there are, and how many a dot has at most. */
export const FEATURES = RIM + 4;
export const MOST_FEATURES = 32;

/** How many of them the shape alone tells: they come first. */
const OF_SHAPE = 4;

const EMPTY = 0;
const BEYOND = 3;
/** By seat and by what a dot is: 1 the seat's own live point, 2 the other's. */
const STATES = [0, 1].map((seat) =>
  Uint8Array.from({ length: 256 }, (_, value) =>
    value === PADDING ? BEYOND : ((value >> seat) & LIVE) | (((value >> (1 - seat)) & LIVE) << 1),
  ),
);
const FAR = 14;
const UNKNOWN = 15;

/**
 * How likely a dot is to be played, judged by the shape round it, how far the point before is, and the circles in one and
 * two points there: a log-linear model of what the search chose in games with itself (tools/learn.ts).
 */
export class Patterns {
  private readonly weights: Float64Array;
  /** By kind of shape, what the features of the shape come to. */
  private readonly byKind = new Float64Array(SHAPE_KINDS);
  // By what lies between and what lies there, what the ring two steps away comes to; nothing where there is nothing.
  private readonly straight = new Float64Array(16);
  private readonly slanted = new Float64Array(16);
  private readonly cornered = new Float64Array(36);

  constructor(
    weights: ArrayLike<number> = WEIGHTS.trim()
      .split(/\s+/)
      .map((weight) => Number(weight) / 100),
  ) {
    this.weights = Float64Array.from(weights);
    const features = new Int32Array(OF_SHAPE);
    for (let kind = 0; kind < SHAPE_KINDS; kind++) {
      shapeFeatures(EXAMPLES[kind] & 255, EXAMPLES[kind] >> 8, features);
      for (let i = 0; i < OF_SHAPE; i++) this.byKind[kind] += this.weights[features[i]];
    }
    for (let i = 0; i < 16; i++) {
      if ((i & 3) === EMPTY) continue;
      this.straight[i] = this.weights[STRAIGHT + i];
      this.slanted[i] = this.weights[SLANTED + i];
    }
    for (let i = 0; i < 36; i++) {
      if ((i & 3) !== EMPTY && (i & 3) !== BEYOND) this.cornered[i] = this.weights[CORNERED + i];
    }
  }

  /**
   * Puts cells on the list, the first `count` of them, each weighed for the player to move: by its features (see featuresOf), added up in
   * their order, but without writing them down.
   */
  weighAll(
    position: PointsPosition,
    cells: ArrayLike<number>,
    count: number,
    mine: Threats,
    theirs: Threats,
    list: Candidates,
  ): void {
    const { weights, straight, slanted, cornered } = this;
    const { marks, last, turn } = position;
    const { steps, stride, width, height, beyond } = position.field;
    const states = STATES[turn];
    const lastRow = Math.trunc(last / stride);
    const lastColumn = last - lastRow * stride;
    for (let i = 0; i < count; i++) {
      const cell = cells[i];
      const own = position.around(cell, turn);
      const other = position.around(cell, 1 - turn);
      const rim = beyond[cell];
      let sum = this.byKind[KINDS[own | (other << 8)]];
      // East, twice over: each is looked at together with the next.
      let near = (rim & 1) * BEYOND + ((own & 1) | ((other & 1) << 1));
      for (let direction = 0; direction < 8; direction++) {
        const at = (direction + 1) & 7;
        const next = ((rim >> at) & 1) * BEYOND + (((own >> at) & 1) | (((other >> at) & 1) << 1));
        if (near !== BEYOND) {
          const isStraight = (direction & 1) === 0;
          const state = states[marks[cell + 2 * steps[direction]]];
          sum += isStraight ? straight[4 * near + state] : slanted[4 * near + state];
          if (next !== BEYOND) {
            const pair = isStraight ? near * 3 + next : next * 3 + near;
            sum += cornered[pair * 4 + states[marks[cell + steps[direction] + steps[direction + 1]]]];
          }
        }
        near = next;
      }
      // From 1, as the padding has it.
      const row = Math.trunc(cell / stride);
      const column = cell - row * stride;
      const away = last === 0 ? UNKNOWN : distance(Math.abs(column - lastColumn), Math.abs(row - lastRow));
      sum += weights[DISTANCE + away];
      sum += weights[RIM + Math.min(3, column - 1, row - 1, width - column, height - row)];
      if (mine.gains[cell] > 0) sum += weights[GAIN + Math.min(4, mine.gains[cell])];
      if (theirs.gains[cell] > 0) sum += weights[LOSS + Math.min(4, theirs.gains[cell])];
      if (mine.inPair[cell] > 0) sum += weights[PAIR + Math.min(4, mine.inPair[cell])];
      if (theirs.inPair[cell] > 0) sum += weights[OTHER_PAIR + Math.min(4, theirs.inPair[cell])];
      list.push(cell, Math.exp(sum));
    }
  }
}

const around = new Uint8Array(8);

/** Writes the features of a dot for the player to move, whose circles and whose opponent's are given; how many they are. */
export function featuresOf(
  position: PointsPosition,
  cell: number,
  mine: Threats,
  theirs: Threats,
  features: Int32Array,
): number {
  const { marks, last, turn } = position;
  const { steps, stride, width, height, beyond } = position.field;
  const states = STATES[turn];
  const own = position.around(cell, turn);
  const other = position.around(cell, 1 - turn);
  const rim = beyond[cell];
  for (let direction = 0; direction < 8; direction++) {
    around[direction] =
      ((rim >> direction) & 1) * BEYOND + (((own >> direction) & 1) | (((other >> direction) & 1) << 1));
  }
  let count = shapeFeatures(own, other, features);
  // The ring of dots two steps away, each seen together with what lies between.
  for (let direction = 0; direction < 8; direction++) {
    const near = around[direction];
    if (near === BEYOND) continue;
    const state = states[marks[cell + 2 * steps[direction]]];
    if (state !== EMPTY) features[count++] = ((direction & 1) === 0 ? STRAIGHT : SLANTED) + 4 * near + state;
    const next = around[(direction + 1) & 7];
    if (next === BEYOND) continue;
    const cornered = states[marks[cell + steps[direction] + steps[direction + 1]]];
    if (cornered === EMPTY || cornered === BEYOND) continue;
    const straight = (direction & 1) === 0 ? near : next;
    const slanted = (direction & 1) === 0 ? next : near;
    features[count++] = CORNERED + (straight * 3 + slanted) * 4 + cornered;
  }
  // From 1, as the padding has it.
  const row = Math.trunc(cell / stride);
  const column = cell - row * stride;
  const lastRow = Math.trunc(last / stride);
  const lastColumn = last - lastRow * stride;
  features[count++] =
    DISTANCE + (last === 0 ? UNKNOWN : distance(Math.abs(column - lastColumn), Math.abs(row - lastRow)));
  features[count++] = RIM + Math.min(3, column - 1, row - 1, width - column, height - row);
  if (mine.gains[cell] > 0) features[count++] = GAIN + Math.min(4, mine.gains[cell]);
  if (theirs.gains[cell] > 0) features[count++] = LOSS + Math.min(4, theirs.gains[cell]);
  if (mine.inPair[cell] > 0) features[count++] = PAIR + Math.min(4, mine.inPair[cell]);
  if (theirs.inPair[cell] > 0) features[count++] = OTHER_PAIR + Math.min(4, theirs.inPair[cell]);
  return count;
}

/** The features that the eight neighbours alone tell, of both sides' points there. */
function shapeFeatures(own: number, other: number, features: Int32Array): number {
  features[0] = KINDS[own | (other << 8)];
  features[1] = SIDES + (RUNS[own] & 7) * 5 + (RUNS[other] & 7);
  features[2] = OWN + bitsOf(own);
  features[3] = OTHER + bitsOf(other);
  return OF_SHAPE;
}

/** A number for each way to be at most four steps apart. */
function distance(columns: number, rows: number): number {
  const long = Math.max(columns, rows);
  return long > 4 ? FAR : (long * (long + 1)) / 2 + Math.min(columns, rows) - 1;
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The shape turned by quarters, reflected where `sense` is -1. */
function turned(shape: number, quarters: number, sense: number): number {
  let result = 0;
  for (let direction = 0; direction < 8; direction++) {
    const to = (sense * direction + 2 * quarters) & 7;
    result |= (((shape >> direction) & 1) << to) | (((shape >> (8 + direction)) & 1) << (8 + to));
  }
  return result;
}
