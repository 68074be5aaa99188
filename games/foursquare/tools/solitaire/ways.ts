import { HIGHEST, STACKS } from '../../rules/cards.ts';
import { buriedIn, buriedUnder, Layouts, type Stacks, stackOf, takes, topOf, unburied } from './layouts.ts';

/** Whether a chance is to be no lower than the true one, or no higher. */
export type Side = 'most' | 'least';

/** A way is the number of a layout, and from this bit on what counts as discarded, in tens, because more is buried than is told apart. */
export const ASIDE = 24;

export function layoutOf(way: number): number {
  return way & ((1 << ASIDE) - 1);
}

export function asideOf(way: number): number {
  return way >> ASIDE;
}

/** All that can lie on the table while no more than `limit` is buried. */
export class Table {
  readonly four: Layouts;
  /** Three stacks, where the fourth is to be begun anew. They are numbered after the others. */
  readonly three: Layouts;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
    this.four = new Layouts(STACKS, limit);
    this.three = new Layouts(STACKS - 1, limit);
  }

  get size(): number {
    return this.four.size + this.three.size;
  }

  /**
   * The way to these stacks. What is buried beyond the limit is forgiven, as if it had been taken; or, for the other side, lies among the discards from now on, where nobody takes it any more.
   * A ten that lies on the stacks in the end costs half as much as one that was discarded, so there it is an even number of them. From where each is told apart had to be chosen: so the two sides are nearest.
   */
  wayTo(stacks: Stacks, side: Side): number {
    const over = Math.max(0, buriedIn(stacks) - this.limit);
    const aside = side === 'most' ? 0 : (over + 1) >> 1;
    const tens = side === 'most' ? over : Math.min(2 * aside, buriedIn(stacks));
    const less = unburied(stacks, tens, side);
    const number = less.length === STACKS ? this.four.numberOf(less) : this.four.size + this.three.numberOf(less);
    return number | (aside << ASIDE);
  }
}

/** By layout before a draw, card and stack: the way to what lies there then, with a card less. */
export function waysToPut(from: Table, to: Table, side: Side): Int32Array {
  const ways = new Int32Array(from.four.size * HIGHEST * STACKS);
  for (const [number, stacks] of from.four.all.entries()) {
    for (let stack = 0; stack < STACKS; stack++) {
      for (let card = 1; card <= HIGHEST; card++) {
        ways[(number * HIGHEST + card - 1) * STACKS + stack] = to.wayTo(after(stacks, stack, card), side);
      }
    }
  }
  return ways;
}

/** R4: what lies there after a card was put on a stack; three stacks, if it takes that one. */
export function after(stacks: Stacks, stack: number, card: number): Stacks {
  if (takes(stacks, stack, card)) return stacks.filter((_, other) => other !== stack);
  return stacks.with(stack, stackOf(card, buriedUnder(stacks[stack]) + topOf(stacks[stack])));
}

/** By three stacks and the card that begins the fourth anew (R5). */
export function waysToBegin(from: Table, to: Table, side: Side): Int32Array {
  return Int32Array.from(
    from.three.all.flatMap((stacks) =>
      Array.from({ length: HIGHEST }, (_, below) => to.wayTo([...stacks, stackOf(below + 1, 0)], side)),
    ),
  );
}

/** By layout before a discard and the card discarded (R9). */
export function waysToDiscard(from: Table, to: Table, side: Side): Int32Array {
  return Int32Array.from(from.four.all.flatMap((stacks) => new Array<number>(HIGHEST).fill(to.wayTo(stacks, side))));
}
