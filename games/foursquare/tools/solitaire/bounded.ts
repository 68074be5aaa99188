import { STRIDE } from '../../brain/last-cards.ts';
import { CARDS, COPIES, HIGHEST, STACKS, WORTH } from '../../rules/cards.ts';
import { lyingOn, type Stacks, stackOf } from './layouts.ts';
import { ASIDE, asideOf, layoutOf, type Side, Table, waysToBegin, waysToDiscard, waysToPut } from './ways.ts';

/** So many amounts discarded, in tens, are told apart, and so many of them are less than usual. */
const SPAN = 28;
const LESS = 10;
/** Of the cards that have been drawn, so many are discarded usually. */
const DISCARDED = 0.41;

/** A pile and the chances that are known of it, a row of amounts discarded for every layout. */
interface Pile {
  readonly cards: readonly number[];
  readonly number: number;
  /** The least amount discarded that is told apart. */
  readonly base: number;
  /** Before the draw of a turn. */
  drawing: Float32Array;
  /** After a card was put: before the discard that ends a turn, and before a stack is begun anew. */
  after: Float32Array;
}

const NONE = new Float32Array(0);

/**
 * The chance to win solitaire, bounded from one side, for all that can come of a pile. All that is not discarded and does not lie on the stacks in the end has been taken, so that only these
 * two decide: a position is the pile, four tops with what is buried under each, and what was discarded. Those are too many to be worked out, so only so much of what is buried is told apart; the
 * rest is forgiven ('most'), or lost for good ('least', see ways.ts). Whoever has less under a stack can play as if it were more, and wins whenever they would have won then; so what comes out
 * is no less than the true chance, or no more.
 */
export class Bounded {
  private readonly side: Side;
  private readonly limitOf: (left: number) => number;
  private readonly tables = new Map<number, Table>();
  private readonly piles = new Map<number, Pile>();
  private readonly cards: number;
  private readonly best = new Float32Array(SPAN);

  /** Works out the chances before a turn with `cards` left of this pile. With so many left, `limitOf` them is told apart of what is buried, in tens. */
  constructor(
    pile: readonly number[],
    cards: number,
    side: Side,
    limitOf: (left: number) => number,
    heard?: (left: number) => void,
  ) {
    this.side = side;
    this.limitOf = limitOf;
    this.cards = cards;
    const parts = Array.from({ length: cards + 1 }, (): Pile[] => []);
    for (const part of partsOf(pile)) parts[sizeOf(part)]?.push(pileOf(part));
    for (const [left, these] of parts.entries()) {
      for (const each of these) this.piles.set(each.number, each);
      const before = parts[left - 1] ?? [];
      if (left === 0) for (const each of these) this.end(each);
      else this.workOut(these, left, before);
      for (const { number } of before) this.piles.delete(number);
      heard?.(left);
    }
  }

  /** Before the draw of a turn; what is discarded in tens. */
  chance(pile: readonly number[], stacks: Stacks, discarded: number): number {
    const { drawing, base } = this.known(numberOf(pile));
    const way = this.tableWith(this.cards).wayTo(stacks, this.side);
    const number = layoutOf(way);
    const at = discarded + asideOf(way) - base;
    if (at < 0) return this.side === 'most' ? 1 : drawing[number * SPAN];
    if (at >= SPAN) return this.side === 'most' ? drawing[(number + 1) * SPAN - 1] : 0;
    return drawing[number * SPAN + at];
  }

  private tableWith(left: number): Table {
    const limit = this.limitOf(left);
    const known = this.tables.get(limit);
    if (known !== undefined) return known;
    const table = new Table(limit);
    this.tables.set(limit, table);
    return table;
  }

  private known(number: number): Pile {
    const pile = this.piles.get(number);
    if (pile === undefined) throw new Error('a pile that was not worked out');
    return pile;
  }

  /** R7, R10: whatever was to be drawn. */
  private end(pile: Pile): void {
    const { four, three } = this.tableWith(0);
    const rows = [...four.all, ...three.all].flatMap((stacks) =>
      Array.from({ length: SPAN }, (_, at) => {
        const discarded = pile.base + at;
        return WORTH - lyingOn(stacks) - discarded > discarded ? 1 : 0;
      }),
    );
    pile.after = Float32Array.from(rows);
    pile.drawing = pile.after;
  }

  private workOut(these: readonly Pile[], left: number, before: readonly Pile[]): void {
    const [table, less] = [this.tableWith(left), this.tableWith(left - 1)];
    const { four, three, size } = table;
    const ways = waysToPut(table, less, this.side);
    for (const pile of these) {
      pile.drawing = new Float32Array(four.size * SPAN);
      this.draw(pile, left, ways, four.size);
    }
    const begun = waysToBegin(table, less, this.side);
    const anew = these.map((pile) => {
      const rows = new Float32Array(three.size * SPAN);
      // R5
      this.bring(rows, three.size, pile, left, begun, false);
      return rows;
    });
    // Let go before anything as large is begun.
    for (const each of before) each.after = NONE;
    const discarded = waysToDiscard(table, less, this.side);
    for (const [i, pile] of these.entries()) {
      pile.after = new Float32Array(size * SPAN);
      // R9
      this.bring(pile.after, four.size, pile, left, discarded, true);
      pile.after.set(anew[i], four.size * SPAN);
    }
    for (const each of before) each.drawing = NONE;
  }

  /** R3: the best way to put every card that can come. */
  private draw({ cards, number, base, drawing }: Pile, left: number, ways: Int32Array, layouts: number): void {
    const { best } = this;
    const isMost = this.side === 'most';
    for (let card = 1; card <= HIGHEST; card++) {
      if (cards[card] === 0) continue;
      const share = cards[card] / left;
      const { after, base: then } = this.known(number - STRIDE[card]);
      const shift = base - then;
      const from = Math.max(0, -shift);
      const to = Math.min(SPAN, SPAN - shift);
      for (let layout = 0; layout < layouts; layout++) {
        const row = layout * SPAN;
        const at = (layout * HIGHEST + card - 1) * STACKS;
        const a = ways[at];
        const b = ways[at + 1];
        const c = ways[at + 2];
        const d = ways[at + 3];
        if ((a | b | c | d) >> ASIDE === 0) {
          // Mostly nothing lies beyond what is told apart: all ways at once.
          const inA = a * SPAN + shift;
          const inB = b * SPAN + shift;
          const inC = c * SPAN + shift;
          const inD = d * SPAN + shift;
          for (let i = from; i < to; i++) {
            let most = after[inA + i];
            if (after[inB + i] > most) most = after[inB + i];
            if (after[inC + i] > most) most = after[inC + i];
            if (after[inD + i] > most) most = after[inD + i];
            best[i] = most;
          }
          for (let i = 0; i < from; i++) best[i] = isMost ? 1 : best[from];
          for (let i = to; i < SPAN; i++) best[i] = isMost ? best[to - 1] : 0;
        } else {
          best.fill(0);
          for (let stack = 0; stack < STACKS; stack++) {
            const way = ways[at + stack];
            this.raise(after, layoutOf(way) * SPAN, shift + asideOf(way));
          }
        }
        for (let i = 0; i < SPAN; i++) drawing[row + i] += share * best[i];
      }
    }
  }

  /** Where a row is better than the best so far. Beyond what is told apart: with less discarded the chance is no lower, with more no higher. */
  private raise(rows: Float32Array, row: number, shift: number): void {
    const { best } = this;
    const isMost = this.side === 'most';
    const from = Math.min(SPAN, Math.max(0, -shift));
    const to = Math.max(from, Math.min(SPAN, SPAN - shift));
    const less = isMost ? 1 : rows[row];
    for (let i = 0; i < from; i++) if (less > best[i]) best[i] = less;
    const at = row + shift;
    for (let i = from; i < to; i++) if (rows[at + i] > best[i]) best[i] = rows[at + i];
    if (!isMost) return;
    const more = rows[row + SPAN - 1];
    for (let i = to; i < SPAN; i++) if (more > best[i]) best[i] = more;
  }

  /** A card comes that goes where it has to; `isLaidAside` if it is discarded. */
  private bring(
    rows: Float32Array,
    layouts: number,
    { cards, number, base }: Pile,
    left: number,
    ways: Int32Array,
    isLaidAside: boolean,
  ): void {
    const { best } = this;
    for (let card = 1; card <= HIGHEST; card++) {
      if (cards[card] === 0) continue;
      const share = cards[card] / left;
      const { after, drawing, base: then } = this.known(number - STRIDE[card]);
      const later = isLaidAside ? drawing : after;
      for (let layout = 0; layout < layouts; layout++) {
        const way = ways[layout * HIGHEST + card - 1];
        best.fill(0);
        this.raise(later, layoutOf(way) * SPAN, base - then + asideOf(way) + (isLaidAside ? card : 0));
        const row = layout * SPAN;
        for (let i = 0; i < SPAN; i++) rows[row + i] += share * best[i];
      }
    }
  }
}

/** The chance before the deal, from one side. */
export function boundBeforeDeal(side: Side, limitOf: (left: number) => number, heard?: (left: number) => void): number {
  const bounded = new Bounded(COPIES, CARDS - STACKS, side, limitOf, heard);
  const pile = [...COPIES];
  const tops: number[] = [];
  const deal = (): number => {
    if (tops.length === STACKS) {
      return bounded.chance(
        pile,
        tops.map((top) => stackOf(top, 0)),
        0,
      );
    }
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const share = pile[card] / sizeOf(pile);
      if (share === 0) continue;
      pile[card]--;
      tops.push(card);
      sum += share * deal();
      tops.pop();
      pile[card]++;
    }
    return sum;
  };
  return deal();
}

function pileOf(cards: readonly number[]): Pile {
  const drawn = CARDS - sizeOf(cards);
  const worth = WORTH - cards.reduce((sum, count, value) => sum + count * value, 0);
  // What was dealt is not discarded.
  const usual = drawn > 0 ? (DISCARDED * worth * Math.max(0, drawn - STACKS)) / drawn : 0;
  const base = Math.max(0, Math.round(usual) - LESS);
  return { cards, number: numberOf(cards), base, drawing: NONE, after: NONE };
}

function partsOf(pile: readonly number[]): number[][] {
  let parts: number[][] = [[0]];
  for (let value = 1; value <= HIGHEST; value++) {
    parts = parts.flatMap((part) => Array.from({ length: pile[value] + 1 }, (_, count) => [...part, count]));
  }
  return parts;
}

function numberOf(pile: readonly number[]): number {
  let number = 0;
  for (let value = 1; value <= HIGHEST; value++) number += STRIDE[value] * pile[value];
  return number;
}

function sizeOf(pile: readonly number[]): number {
  return pile.reduce((sum, count) => sum + count);
}
