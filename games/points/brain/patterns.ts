import { WEIGHTS } from '../data/weights.ts';
import { LIVE, PADDING } from '../rules/field.ts';
import type { PointsPosition } from '../rules/position.ts';
import { RUNS } from '../rules/runs.ts';
import type { Threats } from './threats.ts';

/** Points of both sides on the eight neighbours of a dot: the mover's in the lower eight bits, the other's above. */
const SHAPES = 1 << 16;
/** By shape, a number that is the same for the shape turned and reflected. */
const KINDS = new Int16Array(SHAPES).fill(-1);
let kinds = 0;
for (let shape = 0; shape < SHAPES; shape++) {
  if (KINDS[shape] >= 0 || (shape & (shape >> 8)) !== 0) continue;
  for (let turns = 0; turns < 4; turns++) {
    KINDS[turned(shape, turns, 1)] = kinds;
    KINDS[turned(shape, turns, -1)] = kinds;
  }
  kinds++;
}

/** How many kinds of shapes there are: the first features. */
export const SHAPE_KINDS = kinds;
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
  private readonly weights: ArrayLike<number>;
  private readonly features = new Int32Array(MOST_FEATURES);

  constructor(
    weights: ArrayLike<number> = WEIGHTS.trim()
      .split(/\s+/)
      .map((weight) => Number(weight) / 100),
  ) {
    this.weights = weights;
  }

  weigh(position: PointsPosition, cell: number, mine: Threats, theirs: Threats): number {
    const count = featuresOf(position, cell, mine, theirs, this.features);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.weights[this.features[i]];
    return Math.exp(sum);
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
  const { marks, last } = position;
  const { steps, stride, width, height } = position.field;
  const states = STATES[position.turn];
  let own = 0;
  let other = 0;
  for (let direction = 0; direction < 8; direction++) {
    const state = states[marks[cell + steps[direction]]];
    around[direction] = state;
    if (state === 1) own |= 1 << direction;
    else if (state === 2) other |= 1 << direction;
  }
  let count = 0;
  features[count++] = KINDS[own | (other << 8)];
  features[count++] = SIDES + (RUNS[own] & 7) * 5 + (RUNS[other] & 7);
  features[count++] = OWN + bitsOf(own);
  features[count++] = OTHER + bitsOf(other);
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
