import { HIGHEST, STACKS } from '../../rules/cards.ts';
import { buriedIn, buriedUnder, Layouts, type Stacks, stackOf, takes, topOf, unburied } from './layouts.ts';

/** Where stacks are found among the layouts: at one of two. */
export interface Way {
  readonly layout: number;
  readonly other: number;
  /** Where layouts are mixed: how near to the other the stacks are, and how many tens more lie there than in each layout. */
  readonly near: number;
  readonly more: number;
  readonly moreThanOther: number;
}

/** All that is told apart of what lies on the table. */
export interface Table {
  readonly four: Layouts;
  /** Three stacks, where the fourth is to be begun anew. They are numbered after the others. */
  readonly three: Layouts;
  /** The way to these stacks. */
  wayTo(stacks: Stacks): Way;
}

/** No more than a limit is told apart of what is buried: the rest is forgiven, as if it had been taken. Whichever tens these are, nobody loses more often, so it may be the worse of two ways: from where most is buried, ten after ten, or least. */
export class Forgiving implements Table {
  readonly four: Layouts;
  readonly three: Layouts;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
    const amounts = Array.from({ length: limit + 1 }, (_, amount) => amount);
    this.four = new Layouts(STACKS, amounts, limit);
    this.three = new Layouts(STACKS - 1, amounts, limit);
  }

  wayTo(stacks: Stacks): Way {
    const over = Math.max(0, buriedIn(stacks) - this.limit);
    const layout = numberIn(this, unburied(stacks, over));
    const other = numberIn(this, unburied(stacks, over, Math.min));
    return { layout, other, near: 0, more: 0, moreThanOther: 0 };
  }
}

/**
 * Some amounts under a stack are told apart; what lies between two of them is thought to be as near to the one as the amount is. What would count in the end if nobody took it stays the
 * same: what is more or less than the amount told apart counts as if it had been discarded, half as much. Beyond the last amount that is so for good.
 */
export class Mixing implements Table {
  readonly four: Layouts;
  readonly three: Layouts;
  readonly amounts: readonly number[];

  constructor(amounts: readonly number[]) {
    this.amounts = amounts;
    this.four = new Layouts(STACKS, amounts);
    this.three = new Layouts(STACKS - 1, amounts);
  }

  /** One stack at most may have an amount that is not told apart. */
  wayTo(stacks: Stacks): Way {
    const changed = stacks.findIndex((stack) => !this.amounts.includes(buriedUnder(stack)));
    if (changed < 0) {
      const layout = numberIn(this, stacks);
      return { layout, other: layout, near: 0, more: 0, moreThanOther: 0 };
    }
    const buried = buriedUnder(stacks[changed]);
    const { low, high, near } = this.between(buried);
    const top = topOf(stacks[changed]);
    const [one, two] = [low, high].map((at) => this.amounts[at]);
    const layout = numberIn(this, stacks.with(changed, stackOf(top, one)));
    const other = numberIn(this, stacks.with(changed, stackOf(top, two)));
    return { layout, other, near, more: buried - one, moreThanOther: buried - two };
  }

  /** The places of the two amounts told apart between which this one lies, and how near to the other it is. */
  between(buried: number): { low: number; high: number; near: number } {
    const { amounts } = this;
    let low = amounts.length - 1;
    while (amounts[low] > buried) low--;
    if (low === amounts.length - 1) return { low, high: low, near: 0 };
    return { low, high: low + 1, near: (buried - amounts[low]) / (amounts[low + 1] - amounts[low]) };
  }
}

function numberIn({ four, three }: Table, stacks: Stacks): number {
  return stacks.length === STACKS ? four.numberOf(stacks) : four.size + three.numberOf(stacks);
}

/** By card from 1 up, by layout and stack: the ways to what lies there when the card was put. */
export function waysToPut(from: Table, to: Table): Way[][] {
  return waysOf(from.four, (stacks, card) => stacks.map((_, stack) => to.wayTo(after(stacks, stack, card))));
}

/** By card, by three stacks: the way to what lies there when the card has begun the fourth anew (R5). */
export function waysToBegin(from: Table, to: Table): Way[][] {
  return waysOf(from.three, (stacks, card) => [to.wayTo([...stacks, stackOf(card, 0)])]);
}

/** By layout: the way to the same where more, or less, is told apart. */
export function waysToStay(from: Table, to: Table): Way[] {
  return from.four.all.map((stacks) => to.wayTo(stacks));
}

function waysOf(layouts: Layouts, waysTo: (stacks: Stacks, card: number) => Way[]): Way[][] {
  return Array.from({ length: HIGHEST + 1 }, (_, card) =>
    card === 0 ? [] : layouts.all.flatMap((stacks) => waysTo(stacks, card)),
  );
}

/** R4: what lies there after a card was put on a stack; three stacks, if it takes that one. */
export function after(stacks: Stacks, stack: number, card: number): Stacks {
  if (takes(stacks, stack, card)) return stacks.filter((_, other) => other !== stack);
  return stacks.with(stack, stackOf(card, buriedUnder(stacks[stack]) + topOf(stacks[stack])));
}
