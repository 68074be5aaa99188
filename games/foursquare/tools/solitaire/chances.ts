import { STRIDE } from '../../brain/last-cards.ts';
import { HIGHEST, WORTH } from '../../rules/cards.ts';
import { lyingOn, type Stacks } from './layouts.ts';
import { type Pile, pilesOf, usuallyDiscarded } from './piles.ts';
import { type Coming, Rows } from './rows.ts';
import { type Table, type Way, waysToBegin, waysToPut, waysToStay } from './ways.ts';

export interface Asked {
  /** With so many cards left of the pile the chances before a turn are asked for. */
  readonly cards: number;
  /** With so many left, what is told apart. */
  readonly tableOf: (left: number) => Table;
  /** Whether chances are rounded, between rows that are told apart; otherwise nobody loses more seldom than is said. */
  readonly mixed: boolean;
  /** So many amounts discarded are told apart, in tens, and so many of them are less than usual. */
  readonly span: number;
  readonly less: number;
  /** Of all piles of a size some are left out, so likely together: there nobody loses. */
  readonly rare: number;
  /** Hears of every pile, by cards left from none up, the chances before the discard that ends a turn and, behind them, before a stack is begun anew. */
  readonly heard?: (pile: Pile, base: number, rows: Uint16Array) => void;
  readonly done?: (left: number) => void;
}

/** The chances that are known of a pile: rows of amounts discarded, one for every layout. */
interface Known extends Pile {
  /** The least amount discarded that is told apart. */
  readonly base: number;
  /** Before the draw of a turn. */
  drawing: Uint16Array;
  /** After a card was put: before the discard that ends a turn, and before a stack is begun anew. */
  after: Uint16Array;
}

/** Where rows are mixed, so many numbers of a row for ten points discarded: ten that lie there in the end count half as much. */
export const STEPS = 2;

const NONE = new Uint16Array(0);

/**
 * The chances to lose solitaire for all that can come of a pile, from its end on. All that is not discarded and does not lie on the stacks in the end has been taken, so that only these two decide:
 * a position is the pile, four tops with what is buried under each, and what was discarded. Those are too many to be worked out, so that only some of what is buried is told apart (ways.ts).
 */
export class Chances {
  readonly rows: Rows;
  private readonly asked: Asked;
  private readonly piles = new Map<number, Known>();
  /** To be written again: what is let go of. */
  private readonly spare = new Map<number, Uint16Array[]>();

  constructor(cards: readonly number[], asked: Asked) {
    const { span, mixed, rare, done } = asked;
    this.asked = asked;
    this.rows = new Rows(span, mixed);
    const piles = pilesOf(cards, rare).map((some) => some.map((pile) => this.unknown(pile)));
    for (const each of piles[0]) this.end(each);
    done?.(0);
    for (let left = 0; left <= asked.cards; left++) {
      this.turn(left, piles[left - 1] ?? [], piles[left], left < asked.cards ? piles[left + 1] : []);
      done?.(left + 1);
    }
  }

  /** The chance to lose before the draw of a turn; what is discarded in tens. */
  chance(pile: number, stacks: Stacks, discarded: number): number {
    const known = this.piles.get(pile);
    if (known === undefined) return 0;
    const { span } = this.asked;
    const { layout, other, near } = this.tableWith(this.asked.cards).wayTo(stacks);
    const at = this.scale * (discarded - known.base);
    if (at < 0 && !this.asked.mixed) return 0;
    const column = Math.min(span - 1, Math.max(0, at));
    const [one, two] = [layout, other].map((row) => this.rows.told(known.drawing[row * span + column]));
    return one + (two - one) * near;
  }

  private get scale(): number {
    return this.asked.mixed ? STEPS : 1;
  }

  private unknown(pile: Pile): Known {
    const base = Math.max(0, Math.round(usuallyDiscarded(pile.cards)) - this.asked.less);
    return { ...pile, base, drawing: NONE, after: NONE };
  }

  private readonly tableWith = (left: number): Table => this.asked.tableOf(left);

  /** R7, R10: whatever was to be drawn. */
  private end(pile: Known): void {
    const { span, heard } = this.asked;
    const { four, three } = this.tableWith(0);
    pile.after = Uint16Array.from(
      [...four.all, ...three.all].flatMap((stacks) =>
        Array.from({ length: span }, (_, at) => {
          const discarded = pile.base + at / this.scale;
          return this.rows.kept(WORTH - lyingOn(stacks) - discarded > discarded ? 0 : 1);
        }),
      ),
    );
    pile.drawing = pile.after.slice(0, four.size * span);
    this.piles.set(pile.number, pile);
    heard?.(pile, pile.base, pile.after);
  }

  /** What is left before turns of these piles, and after those with a card more. What is not needed any more is let go as soon as can be: by the highest card there are few kinds of piles. */
  private turn(left: number, before: readonly Known[], these: readonly Known[], next: readonly Known[]): void {
    const { span } = this.asked;
    const [table, less, more] = [this.tableWith(left), this.tableWith(Math.max(0, left - 1)), this.tableWith(left + 1)];
    const put = left > 0 ? waysToPut(table, less).map((ways) => this.laid(ways)) : [];
    const stay = next.length > 0 ? this.rowsOf(waysToStay(more, table)) : NO_WAYS;
    const begin = next.length > 0 ? waysToBegin(more, table).map((ways) => this.rowsOf(ways)) : [];
    this.rows.forget();
    const highest = Math.max(...these.map(kindOf), ...next.map(kindOf));
    for (let kind = 0; kind <= highest; kind++) {
      for (const pile of these) if (kindOf(pile) === kind && left > 0) this.draw(pile, put, table.four.size * span);
      for (const pile of before) if (kindOf(pile) === kind - 1) this.letGo(pile, 'after');
      for (const pile of next) if (kindOf(pile) === kind) this.after(pile, more, stay, begin);
      if (next.length > 0) for (const pile of these) if (kindOf(pile) === kind - 1) this.letGo(pile, 'drawing');
    }
    for (const pile of before) this.letGo(pile, 'after');
    for (const pile of before) this.piles.delete(pile.number);
    if (next.length > 0) for (const pile of these) this.letGo(pile, 'drawing');
    if (more !== table) this.spare.clear();
  }

  /** R3: the best way to put every card that can come. */
  private draw(pile: Known, ways: readonly Int32Array[], size: number): void {
    pile.drawing = this.written(size);
    const coming = this.coming(pile, (rest, card) => ({
      rows: rest.after,
      ways: ways[card],
      shift: this.scale * (pile.base - rest.base),
    }));
    this.rows.best(pile.drawing, coming);
  }

  /** R9, R5: the card that ends a turn, and the one that begins a stack anew. */
  private after(pile: Known, { four, three }: Table, stay: Int32Array, begin: readonly Int32Array[]): void {
    const { span, heard } = this.asked;
    pile.after = this.written((four.size + three.size) * span);
    const discards = this.coming(pile, (rest, card) => ({
      rows: rest.drawing,
      ways: stay,
      shift: this.scale * (pile.base - rest.base + card),
    }));
    this.rows.mean(pile.after.subarray(0, four.size * span), discards);
    const begun = this.coming(pile, (rest, card) => ({
      rows: rest.after,
      ways: begin[card],
      shift: this.scale * (pile.base - rest.base),
    }));
    this.rows.mean(pile.after.subarray(four.size * span), begun);
    this.piles.set(pile.number, pile);
    heard?.(pile, pile.base, pile.after);
  }

  /** Every card that can come, unless it leaves a pile that is left out. */
  private coming(pile: Known, of: (rest: Known, card: number) => Omit<Coming, 'share'>): Coming[] {
    const coming: Coming[] = [];
    for (let card = 1; card <= HIGHEST; card++) {
      if (pile.cards[card] === 0) continue;
      const rest = this.piles.get(pile.number - STRIDE[card]);
      if (rest !== undefined) coming.push({ ...of(rest, card), share: pile.cards[card] / pile.left });
    }
    return coming;
  }

  /** Ways as they are read: what lies there and is not told apart counts as much as what was discarded. */
  private laid(ways: readonly Way[]): Int32Array {
    const { rows } = this;
    if (!this.asked.mixed) {
      return Int32Array.from(ways.flatMap(({ layout, other }) => [rows.wayOf(layout), rows.wayOf(other)]));
    }
    return Int32Array.from(
      ways.flatMap(({ layout, other, near, more, moreThanOther }) => {
        const one = rows.wayOf(layout, more);
        return [one, rows.wayOf(other, moreThanOther) - one, Math.round(near * 32768)];
      }),
    );
  }

  private rowsOf(ways: readonly Way[]): Int32Array {
    return Int32Array.from(ways, ({ layout }) => this.rows.wayOf(layout));
  }

  private written(numbers: number): Uint16Array {
    return this.spare.get(numbers)?.pop() ?? new Uint16Array(numbers);
  }

  private letGo(pile: Known, what: 'drawing' | 'after'): void {
    const rows = pile[what];
    pile[what] = NONE;
    if (rows.length === 0) return;
    const spare = this.spare.get(rows.length);
    if (spare === undefined) this.spare.set(rows.length, [rows]);
    else spare.push(rows);
  }
}

const NO_WAYS = new Int32Array(0);

function kindOf({ cards }: Pile): number {
  return cards[HIGHEST];
}
