import { FREE, NOT_OPEN } from '../rules/field.ts';
import { leadOf } from '../rules/lead.ts';
import type { PointsPosition } from '../rules/position.ts';
import { RUNS } from '../rules/runs.ts';
import { Nearby } from './nearby.ts';

/** Pairs that are looked at in one survey at most: on large fields more are not worth the time. */
const MOST_TRIED = 400;
const SLOTS = 1 << 10;
const RUN_COUNT = 7;
/** The open dots beside a seat's points, for the survey under way. */
const beside = new Nearby();

/**
 * Where a player can circle with the next point, or with the next two: the dots, and how many points each gains. Every
 * new wall runs through the new points, so a single dot closes one only where it touches the same tree of points
 * from two sides. Two dots do it together where both touch the same two trees, or where they touch each other
 * and one tree.
 */
export class Threats {
  /** Dots that circle at once. */
  readonly closers: number[] = [];
  /** By cell, what closing there gains; 0 elsewhere. */
  gains = new Int16Array(0);
  /** Pairs of dots that circle together: the dots of pair i are at 2i and 2i + 1. */
  readonly pairs: number[] = [];
  readonly pairGains: number[] = [];
  /** By cell, the most that a pair with this dot gains; 0 elsewhere. */
  inPair = new Int16Array(0);
  private around = new Uint8Array(0);
  private readonly border: number[] = [];
  /** Dots that touch two trees, chained by trees. */
  private readonly heads = new Int32Array(SLOTS).fill(-1);
  private readonly usedSlots: number[] = [];
  private readonly linkKeys: number[] = [];
  private readonly linkCells: number[] = [];
  private readonly linkNext: number[] = [];
  private readonly roots = new Int32Array(4);
  private tried = 0;

  /** Looks at the field for `seat`, as if it were to move; `deep`: at pairs too. */
  survey(position: PointsPosition, seat: number, deep: boolean): void {
    const { size } = position.field;
    if (this.gains.length < size) {
      this.gains = new Int16Array(size);
      this.inPair = new Int16Array(size);
      this.around = new Uint8Array(size);
    }
    for (let i = 0; i < this.closers.length; i++) this.gains[this.closers[i]] = 0;
    for (let i = 0; i < this.pairs.length; i++) this.inPair[this.pairs[i]] = 0;
    for (let i = 0; i < this.border.length; i++) this.around[this.border[i]] = 0;
    this.closers.length = 0;
    this.pairs.length = 0;
    this.pairGains.length = 0;
    this.border.length = 0;
    this.tried = 0;
    const { turn } = position;
    position.giveTurn(seat);
    this.findClosers(position, seat, deep);
    if (deep) {
      this.findBridges(position, seat);
      this.findDoorways(position, seat);
    }
    position.giveTurn(turn);
  }

  /** The most that can be gained at once. */
  best(): number {
    let best = 0;
    for (let i = 0; i < this.closers.length; i++) best = Math.max(best, this.gains[this.closers[i]]);
    return best;
  }

  private findClosers(position: PointsPosition, seat: number, deep: boolean): void {
    const { trees, field } = position;
    const { steps } = field;
    const { roots } = this;
    // In a free area of one's own nothing is left to be walled off.
    const count = beside.find(position, 1, 1 << seat, NOT_OPEN | (FREE << seat));
    for (let i = 0; i < count; i++) {
      const cell = beside.cells[i];
      const around = position.around(cell, seat);
      if (deep) {
        this.around[cell] = around;
        this.border.push(cell);
      }
      const runs = RUNS[around];
      const sides = runs & RUN_COUNT;
      if (sides < 2) continue;
      let closes = 0;
      for (let side = 0; side < sides; side++) {
        let root = cell + steps[(runs >> (3 + 3 * side)) & 7];
        while (trees[root] >= 0) root = trees[root];
        for (let before = 0; before < side; before++) {
          if (roots[before] === root) closes = root;
          else if (deep) this.link(roots[before], root, cell);
        }
        roots[side] = root;
      }
      if (closes === 0) continue;
      const gain = this.gainOf(position, seat, cell);
      if (gain <= 0) {
        // A tree does not forget points that fell: it may be in two by now.
        if (deep) this.link(closes, closes, cell);
        continue;
      }
      this.gains[cell] = gain;
      this.closers.push(cell);
    }
  }

  /** Two dots that both touch the same two trees: together they make them one ring. */
  private findBridges(position: PointsPosition, seat: number): void {
    const { linkCells, linkKeys, linkNext, heads, usedSlots } = this;
    for (let i = 0; i < usedSlots.length; i++) {
      for (let a = heads[usedSlots[i]]; a >= 0; a = linkNext[a]) {
        const first = linkCells[a];
        if (this.gains[first] > 0) continue;
        let put = false;
        for (let b = linkNext[a]; b >= 0; b = linkNext[b]) {
          const second = linkCells[b];
          if (linkKeys[b] !== linkKeys[a] || this.gains[second] > 0 || ++this.tried > MOST_TRIED) continue;
          if (!put) {
            position.play(first);
            position.giveTurn(seat);
            put = true;
          }
          // A first point that fell took its surroundings with it.
          if (position.isOpen(second)) this.note(first, second, this.gainOf(position, seat, second));
        }
        if (put) {
          position.giveTurn(1 - seat);
          position.undo();
        }
      }
      heads[usedSlots[i]] = -1;
    }
    usedSlots.length = 0;
    linkCells.length = 0;
    linkKeys.length = 0;
    linkNext.length = 0;
  }

  /** Two dots that touch each other and the same tree: the door of a ring that is two dots wide. */
  private findDoorways(position: PointsPosition, seat: number): void {
    const { around, border, gains } = this;
    const { trees } = position;
    const { steps } = position.field;
    for (let i = 0; i < border.length; i++) {
      const first = border[i];
      if (gains[first] > 0) continue;
      for (let direction = 0; direction < 4; direction++) {
        const second = first + steps[direction];
        if (around[second] === 0 || gains[second] > 0) continue;
        const seen = RUNS[around[first] | (1 << direction)];
        const seenBack = RUNS[around[second] | (1 << (direction + 4))];
        if ((seen & RUN_COUNT) < 2 || (seenBack & RUN_COUNT) < 2) continue;
        if (!this.share(trees, steps, first, second) || ++this.tried > MOST_TRIED) continue;
        position.play(first);
        position.giveTurn(seat);
        if (position.isOpen(second)) this.note(first, second, this.gainOf(position, seat, second));
        position.giveTurn(1 - seat);
        position.undo();
      }
    }
  }

  /** Whether two dots touch the same tree. */
  private share(trees: ArrayLike<number>, steps: Int32Array, first: number, second: number): boolean {
    const one = RUNS[this.around[first]];
    const two = RUNS[this.around[second]];
    for (let a = 0; a < (one & RUN_COUNT); a++) {
      let root = first + steps[(one >> (3 + 3 * a)) & 7];
      while (trees[root] >= 0) root = trees[root];
      for (let b = 0; b < (two & RUN_COUNT); b++) {
        let other = second + steps[(two >> (3 + 3 * b)) & 7];
        while (trees[other] >= 0) other = trees[other];
        if (other === root) return true;
      }
    }
    return false;
  }

  private link(one: number, two: number, cell: number): void {
    const key = one < two ? one * 8192 + two : two * 8192 + one;
    const slot = (Math.imul(key, 0x9e3779b1) >>> 8) & (SLOTS - 1);
    if (this.heads[slot] < 0) this.usedSlots.push(slot);
    this.linkKeys.push(key);
    this.linkCells.push(cell);
    this.linkNext.push(this.heads[slot]);
    this.heads[slot] = this.linkCells.length - 1;
  }

  private note(first: number, second: number, gain: number): void {
    if (gain <= 0) return;
    this.pairs.push(first, second);
    this.pairGains.push(gain);
    if (gain > this.inPair[first]) this.inPair[first] = gain;
    if (gain > this.inPair[second]) this.inPair[second] = gain;
  }

  /** What putting a point there changes in the seat's lead; the seat is to move. */
  private gainOf(position: PointsPosition, seat: number, cell: number): number {
    const before = leadOf(position, seat);
    position.play(cell);
    const gain = leadOf(position, seat) - before;
    position.undo();
    return gain;
  }
}
