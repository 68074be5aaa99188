import type { Move } from '@countertop/core';
import type { Candidates } from '@countertop/search';
import { FREE } from '../rules/field.ts';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
import { DONE, PLAY_OUT, type PointsPosition, STOP } from '../rules/position.ts';
import { RUNS } from '../rules/runs.ts';
import { Forcing, far } from './forcing.ts';
import { Nearby } from './nearby.ts';
import type { Patterns } from './patterns.ts';
import { Threats } from './threats.ts';

/** How far from live points dots are looked at. */
const RADIUS = 2;
/** At the root a little further. */
const WIDE_RADIUS = 3;
/** Near the end somebody may have to give points away, unless they stop. */
const FEW_LEFT = 12;

/** What all the weights by patterns add up to. */
const PATTERNS_TOTAL = 100;

/** How many points ahead circles are seen at a glance. */
export type Sight = 0 | 1 | 2;
export const BLIND: Sight = 0;
const POP = Uint8Array.from({ length: 256 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** Which dots are worth a thought, and how much: knowledge of local shapes and of circles in one and two points. */
export class Choice {
  readonly mine = new Threats();
  readonly theirs = new Threats();
  private readonly nearby = new Nearby();
  private readonly forcing = new Forcing();
  /** How many nodes to spend on forced lines, by distance from the root; the last for all further ones. */
  private readonly effort: readonly number[];

  private readonly sight: Sight;
  private readonly patterns: Patterns | undefined;

  constructor(sight: Sight, effort: readonly number[], patterns?: Patterns) {
    this.sight = sight;
    this.patterns = patterns;
    this.effort = effort;
  }

  fill(position: PointsPosition, list: Candidates, ply: number): void {
    const seat = position.turn;
    const { marks } = position;
    list.complete = false;
    if (position.mayStop) {
      const now = leadOf(position, seat);
      if (now > 0 && groundedLeadOf(position, seat) > 0) {
        // R6, R9: all that could still be lost is counted already. This wins.
        list.push(STOP, 1);
        list.complete = true;
        return;
      }
    }
    const bound = position.bound;
    if (position.phase === PLAY_OUT) {
      this.fillRest(position, list);
      return;
    }
    const count = this.nearby.find(position, ply === 0 ? WIDE_RADIUS : RADIUS);
    if (count === 0 || bound !== undefined) {
      this.fillRest(position, list);
      return;
    }
    const { mine, theirs } = this;
    if (this.sight !== BLIND) {
      mine.survey(position, seat, this.sight > 1);
      theirs.survey(position, 1 - seat, this.sight > 1);
    }
    if (this.patterns !== undefined) this.fillByPatterns(this.patterns, position, list, count);
    else {
      const near = this.nearby.cells;
      const last = ply === 0 ? 0 : position.last;
      for (let i = 0; i < count; i++) list.push(near[i], this.weigh(position, near[i], seat, last));
    }
    // Entering a free area is worth it only where it circles a part of the wall.
    for (let i = 0; i < mine.closers.length; i++) {
      const cell = mine.closers[i];
      if ((marks[cell] & (FREE << (1 - seat))) !== 0) list.push(cell, 10 * (1 + mine.gains[cell]));
    }
    for (let i = 0; i < theirs.closers.length; i++) {
      const cell = theirs.closers[i];
      if ((marks[cell] & (FREE << seat)) !== 0) list.push(cell, 6 * (1 + theirs.gains[cell]));
    }
    if (position.mayStop && position.openCount <= FEW_LEFT) list.push(STOP, 0.05);
    const effort = this.effort[Math.min(ply, this.effort.length - 1)];
    if (effort > 0) this.weighForced(position, list, effort);
  }

  private fillByPatterns(patterns: Patterns, position: PointsPosition, list: Candidates, count: number): void {
    const near = this.nearby.cells;
    patterns.weighAll(position, near, count, this.mine, this.theirs, list);
    let total = 0;
    for (let i = 0; i < count; i++) total += list.weights[i];
    // So that they can be compared with what is forced.
    const share = PATTERNS_TOTAL / total;
    for (let i = 0; i < count; i++) list.weights[i] *= share;
  }

  /** What can be forced is played, or prevented: by a dot of the line, mostly. */
  private weighForced(position: PointsPosition, list: Candidates, effort: number): void {
    const { forcing, mine, theirs } = this;
    if (mine.closers.length > 0 || mine.pairs.length > 0) {
      const { gain, line } = forcing.find(position, effort);
      if (line.length > 1) this.raise(position, list, line[0], 10 + 12 * gain);
    }
    if (theirs.closers.length === 0 && theirs.pairs.length === 0) return;
    position.giveTurn(1 - position.turn);
    const { gain, line } = forcing.find(position, effort);
    position.giveTurn(1 - position.turn);
    if (line.length < 2) return;
    for (let i = 0; i < line.length; i++) this.raise(position, list, line[i], i < 2 ? 5 + 6 * gain : 1 + 2 * gain);
  }

  /** What is forced may go into free areas, whose dots are no candidates else: there may be no other answer. */
  private raise(position: PointsPosition, list: Candidates, move: Move, weight: number): void {
    const at = list.indexOf(move);
    if (at >= 0) list.weights[at] += weight;
    else if (position.isOpen(move)) list.push(move, weight);
  }

  private weigh(position: PointsPosition, cell: number, seat: number, last: number): number {
    const { marks } = position;
    const { stride } = position.field;
    const e = marks[cell + 1];
    const ne = marks[cell + stride + 1];
    const n = marks[cell + stride];
    const nw = marks[cell + stride - 1];
    const w = marks[cell - 1];
    const sw = marks[cell - stride - 1];
    const s = marks[cell - stride];
    const se = marks[cell - stride + 1];
    const own =
      ((e >> seat) & 1) |
      (((ne >> seat) & 1) << 1) |
      (((n >> seat) & 1) << 2) |
      (((nw >> seat) & 1) << 3) |
      (((w >> seat) & 1) << 4) |
      (((sw >> seat) & 1) << 5) |
      (((s >> seat) & 1) << 6) |
      (((se >> seat) & 1) << 7);
    const enemy = 1 - seat;
    const other =
      ((e >> enemy) & 1) |
      (((ne >> enemy) & 1) << 1) |
      (((n >> enemy) & 1) << 2) |
      (((nw >> enemy) & 1) << 3) |
      (((w >> enemy) & 1) << 4) |
      (((sw >> enemy) & 1) << 5) |
      (((s >> enemy) & 1) << 6) |
      (((se >> enemy) & 1) << 7);
    let weight = shape(own, other);
    const distance = last === 0 ? 9 : far(position, cell, last);
    if (distance <= 1) weight *= 3;
    else if (distance === 2) weight *= 2;
    if (this.sight === BLIND) return weight;
    const { mine, theirs } = this;
    weight += 15 * mine.gains[cell] + (mine.gains[cell] > 0 ? 10 : 0);
    weight += 12 * theirs.gains[cell] + (theirs.gains[cell] > 0 ? 8 : 0);
    weight += 1.5 * Math.min(6, mine.inPair[cell]) + (mine.inPair[cell] > 0 ? 1 : 0);
    weight += 1.5 * Math.min(6, theirs.inPair[cell]) + (theirs.inPair[cell] > 0 ? 1 : 0);
    return weight;
  }

  /** First points (R1), and fields without anything to be near to. */
  private fillRest(position: PointsPosition, list: Candidates): void {
    const { middle, width, height } = position;
    const bound = position.bound;
    const x = middle === undefined ? (width - 1) / 2 : (middle.left + middle.right) / 2;
    const y = middle === undefined ? (height - 1) / 2 : (middle.bottom + middle.top) / 2;
    for (let i = 0; i < position.openCount; i++) {
      const cell = position.openDot(i);
      const column = position.columnOf(cell);
      const row = position.rowOf(cell);
      if (bound !== undefined && (column < bound.left || column > bound.right)) continue;
      if (bound !== undefined && (row < bound.bottom || row > bound.top)) continue;
      const free = (position.marks[cell] & (FREE << (1 - position.turn))) !== 0;
      list.push(cell, free ? 0.01 : 1 / (1 + (column - x) ** 2 + (row - y) ** 2));
    }
    if (position.mayStop) list.push(STOP, 0.01);
    if (position.phase === PLAY_OUT) list.push(DONE, 0.01);
  }
}

function shape(own: number, other: number): number {
  let weight = 1;
  const mine = RUNS[own] & 7;
  const theirs = RUNS[other] & 7;
  if (own === 0 && other === 0) weight = 0.5;
  if (mine >= 2) weight *= 2;
  if (theirs >= 2) weight *= 2;
  if (own !== 0 && other !== 0) weight *= 1.5;
  if (POP[own] >= 4) weight *= 0.5;
  return weight;
}
