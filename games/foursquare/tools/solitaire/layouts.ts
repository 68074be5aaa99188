import { CASE_BY_TOPS } from '../../brain/stacks.ts';
import { GOAL, HIGHEST, STACKS } from '../../rules/cards.ts';

// What lies on the table of solitaire, as one number: four stacks ascending, each its top and, in tens, what is buried under it.

const BURIED_BITS = 6;
const MOST_BURIED = (1 << BURIED_BITS) - 1;
const STACK = 1 << (BURIED_BITS + 3);

/** Layouts, numbered from 0 as they are met. */
export class Layouts {
  readonly all: number[] = [];
  private readonly numbers = new Map<number, number>();

  /** The number of a layout, which is met if it has not been. */
  meet(layout: number): number {
    const known = this.numbers.get(layout);
    if (known !== undefined) return known;
    this.numbers.set(layout, this.all.length);
    return this.all.push(layout) - 1;
  }

  numberOf(layout: number): number {
    const known = this.numbers.get(layout);
    if (known === undefined) throw new RangeError('a layout that was not met');
    return known;
  }

  get size(): number {
    return this.all.length;
  }
}

export function stackOf(top: number, buried: number): number {
  return (top << BURIED_BITS) | Math.min(buried, MOST_BURIED);
}

export function topOf(stack: number): number {
  return stack >> BURIED_BITS;
}

export function buriedUnder(stack: number): number {
  return stack & MOST_BURIED;
}

export function layoutOf(stacks: readonly number[]): number {
  return stacks.toSorted((one, other) => one - other).reduce((layout, stack) => layout * STACK + stack, 0);
}

export function stacksOf(layout: number): number[] {
  const stacks: number[] = [];
  for (let rest = layout; stacks.length < STACKS; rest = Math.floor(rest / STACK)) stacks.unshift(rest % STACK);
  return stacks;
}

/** The case of its tops, as in brain/stacks.ts. */
export function caseOf(layout: number): number {
  return CASE_BY_TOPS[stacksOf(layout).reduce((key, stack, place) => key | (topOf(stack) << (3 * place)), 0)];
}

/** The same tops with nothing under them. */
export function bare(layout: number): number {
  return layoutOf(stacksOf(layout).map((stack) => stackOf(topOf(stack), 0)));
}

/** In tens, all that lies there. */
export function lyingOn(stacks: readonly number[]): number {
  return stacks.reduce((sum, stack) => sum + topOf(stack) + buriedUnder(stack), 0);
}

/** R4: whether this card takes the stack that it is put on. */
export function takes(stacks: readonly number[], stack: number, card: number): boolean {
  const tops = stacks.reduce((sum, each) => sum + topOf(each), 0);
  return tops - topOf(stacks[stack]) + card === GOAL;
}

/** All four tops that can lie there, with nothing under them. */
export function bareLayouts(): number[] {
  let some: number[][] = [[]];
  for (let stack = 0; stack < STACKS; stack++) {
    some = some.flatMap((tops) =>
      Array.from({ length: HIGHEST }, (_, below) => below + 1)
        .filter((top) => top >= (tops.at(-1) ?? 1))
        .map((top) => [...tops, top]),
    );
  }
  return some.map((tops) => layoutOf(tops.map((top) => stackOf(top, 0))));
}
