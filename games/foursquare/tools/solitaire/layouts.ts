import { GOAL, HIGHEST } from '../../rules/cards.ts';

// What lies on the table of solitaire: stacks ascending, each one number, its top and, in tens, what is buried under it.

const BURIED_BITS = 6;
const STACK = 1 << (BURIED_BITS + 3);
/** One stack, or some of them ascending. */
export type Stacks = readonly number[];

export function stackOf(top: number, buried: number): number {
  return (top << BURIED_BITS) | buried;
}

export function topOf(stack: number): number {
  return stack >> BURIED_BITS;
}

export function buriedUnder(stack: number): number {
  return stack & ((1 << BURIED_BITS) - 1);
}

/** In tens, all that lies there. */
export function lyingOn(stacks: Stacks): number {
  return stacks.reduce((sum, stack) => sum + topOf(stack) + buriedUnder(stack), 0);
}

/** R4: whether this card takes the stack that it is put on. */
export function takes(stacks: Stacks, stack: number, card: number): boolean {
  const tops = stacks.reduce((sum, each) => sum + topOf(each), 0);
  return tops - topOf(stacks[stack]) + card === GOAL;
}

/** All that so many stacks can be while one of these amounts is buried under each, and no more than `limit` under all together; each with a number from 0. */
export class Layouts {
  readonly all: readonly Stacks[];
  private readonly numbers = new Map<number, number>();

  constructor(stacks: number, amounts: readonly number[], limit = Number.POSITIVE_INFINITY) {
    let some: Stacks[] = [[]];
    for (let i = 0; i < stacks; i++) some = some.flatMap((few) => withOneMore(few, amounts, limit));
    this.all = some;
    for (const [number, layout] of some.entries()) this.numbers.set(keyOf(layout), number);
  }

  get size(): number {
    return this.all.length;
  }

  numberOf(stacks: Stacks): number {
    const number = this.numbers.get(keyOf(stacks.toSorted((one, other) => one - other)));
    if (number === undefined) throw new RangeError('more is buried than is told apart');
    return number;
  }
}

/** In tens, all that is buried under some stacks. */
export function buriedIn(stacks: Stacks): number {
  return stacks.reduce((sum, stack) => sum + buriedUnder(stack), 0);
}

/** The same stacks with so much less under them, ten after ten from where most is buried, or least. */
export function unburied(stacks: Stacks, tens: number, from = Math.max): Stacks {
  const less = [...stacks];
  for (let i = 0; i < tens; i++) {
    const most = from(...less.map(buriedUnder).filter((amount) => amount > 0));
    less[less.findIndex((stack) => buriedUnder(stack) === most)]--;
  }
  return less;
}

function withOneMore(stacks: Stacks, amounts: readonly number[], limit: number): Stacks[] {
  const left = limit - buriedIn(stacks);
  const more: Stacks[] = [];
  for (let top = 1; top <= HIGHEST; top++) {
    for (const buried of amounts) {
      const stack = stackOf(top, buried);
      if (buried <= left && stack >= (stacks.at(-1) ?? 0)) more.push([...stacks, stack]);
    }
  }
  return more;
}

function keyOf(stacks: Stacks): number {
  return stacks.reduce((key, stack) => key * STACK + stack, 0);
}
