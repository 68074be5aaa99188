import { GOAL, HIGHEST, STACKS } from '../../rules/cards.ts';
import type { FourSquarePosition } from '../../rules/position.ts';
import { STEPS } from './chances.ts';
import { buriedUnder, type Layouts, topOf } from './layouts.ts';
import type { Mixing } from './ways.ts';

/** Where to put the card in the hand, by the chances of its pile. What is buried under each stack lies between amounts that are told apart, so that up to sixteen layouts are mixed. */
export class Placing {
  private readonly table: Mixing;
  private readonly span: number;
  /** A kind is what a stack can be in a layout. */
  private readonly kinds: number;
  /** By the kinds of stacks in any order: the layout. */
  private readonly four: Int32Array;
  private readonly three: Int32Array;
  // Of the stacks when the card was put: the kinds between which each lies, how near to the other, and what lies there more than in each.
  private readonly one = new Int32Array(STACKS);
  private readonly other = new Int32Array(STACKS);
  private readonly near = new Float64Array(STACKS);
  private readonly more = new Int32Array(STACKS);
  private readonly moreThanOther = new Int32Array(STACKS);

  constructor(table: Mixing, span: number) {
    this.table = table;
    this.span = span;
    this.kinds = HIGHEST * table.amounts.length;
    this.four = this.numbered(table.four, 0);
    this.three = this.numbered(table.three, table.four.size);
  }

  /** The stack on which the card in the hand loses most seldom. `rows` as `Chances` tells them, for at least `base` tens discarded. */
  best(position: FourSquarePosition, rows: Uint16Array, base: number): number {
    const tops = position.topsTotal() + position.held;
    const column = STEPS * (position.score(1) / 10 - base);
    let least = Number.POSITIVE_INFINITY;
    let best = 0;
    for (let on = 0; on < STACKS; on++) {
      const takes = tops - position.topOf(on) === 10 * GOAL;
      const count = this.lay(position, on, takes);
      const chance = this.mixed(rows, takes ? this.three : this.four, column, count, 0, 0);
      if (chance < least) {
        least = chance;
        best = on;
      }
    }
    return best;
  }

  /** The stacks with the card put on one of them, which it takes or does not; returned is how many there are. */
  private lay(position: FourSquarePosition, on: number, takes: boolean): number {
    const { amounts } = this.table;
    let count = 0;
    for (let stack = 0; stack < STACKS; stack++) {
      if (stack === on && takes) continue;
      const top = (stack === on ? position.held : position.topOf(stack)) / 10;
      const buried = (position.totalOf(stack) - (stack === on ? 0 : position.topOf(stack))) / 10;
      const { low, high, near } = this.table.between(buried);
      this.one[count] = this.kindOf(top, low);
      this.other[count] = this.kindOf(top, high);
      this.near[count] = near;
      this.more[count] = buried - amounts[low];
      this.moreThanOther[count] = buried - amounts[high];
      count++;
    }
    return count;
  }

  private mixed(
    rows: Uint16Array,
    layouts: Int32Array,
    column: number,
    count: number,
    stack: number,
    kinds: number,
  ): number {
    if (stack === count) return rows[layouts[kinds] * this.span + Math.max(0, Math.min(this.span - 1, column))];
    const at = kinds * this.kinds;
    const one = this.mixed(rows, layouts, column + this.more[stack], count, stack + 1, at + this.one[stack]);
    const near = this.near[stack];
    if (near === 0) return one;
    const further = column + this.moreThanOther[stack];
    return one + (this.mixed(rows, layouts, further, count, stack + 1, at + this.other[stack]) - one) * near;
  }

  private kindOf(top: number, amount: number): number {
    return (top - 1) * this.table.amounts.length + amount;
  }

  private numbered({ all }: Layouts, first: number): Int32Array {
    const { amounts } = this.table;
    const numbers = new Int32Array(this.kinds ** all[0].length);
    const fill = (kinds: readonly number[], at: number, number: number): void => {
      if (kinds.length === 0) numbers[at] = number;
      for (const [i, kind] of kinds.entries()) fill(kinds.toSpliced(i, 1), at * this.kinds + kind, number);
    };
    for (const [number, stacks] of all.entries()) {
      const kinds = stacks.map((stack) => this.kindOf(topOf(stack), amounts.indexOf(buriedUnder(stack))));
      fill(kinds, 0, first + number);
    }
    return numbers;
  }
}
