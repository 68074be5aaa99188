import { STRIDE } from '../../brain/last-cards.ts';
import { TOPS_OF } from '../../brain/stacks.ts';
import { COPIES, HIGHEST, STACKS, WORTH } from '../../rules/cards.ts';
import { type Layer, meetLayers, PLACEMENTS, SAME, TAKES } from './layers.ts';
import { bare, bareLayouts, layoutOf, lyingOn, stackOf, stacksOf } from './layouts.ts';

/** With so many tens discarded, and more, the game is lost: three stacks of a ten are always left. */
const DISCARDS = 61;
/** With fewer discarded, a game in its last cards counts as won. */
const LEAST = 20;

/** By layout and what was discarded: the chance to win. */
interface Chances {
  /** Before the discard that ends a turn. */
  readonly ending: Float32Array;
  /** Before the draw of a turn. */
  readonly drawing: Float32Array;
}

/**
 * Solitaire made easier, and solved: what was buried before the last `from` cards is forgiven, as if it had been taken; and with little discarded by then the game is won.
 * Whoever plays solitaire could play the same here and would win whenever they win there, so that the best chance here bounds the best chance there from above.
 *
 * All that is not discarded and does not lie on the stacks in the end is taken, so that only these two decide. A position is therefore the pile, four tops with what is buried under
 * each, and what was discarded: few enough, where little can be buried yet, to work them all out from the empty pile up.
 */
export class Forgiving {
  private readonly from: number;
  private readonly layers: readonly Layer[];
  /** By the number of a pile. */
  private readonly known = new Map<number, Chances>();
  /** Of the pile that is worked out: what is known of it with a card less, by card, and with two, by both. */
  private readonly oneLess: (Chances | undefined)[] = [];
  private readonly twoLess: (Chances | undefined)[] = [];
  private readonly sum = new Float64Array(DISCARDS);
  private readonly best = new Float64Array(DISCARDS);
  private readonly brought = new Float64Array(DISCARDS);

  /** Works out all that can come of a pile (by value) with one of these layouts; or of `cards` of it, whichever they are. */
  constructor(pile: readonly number[], from: number, layouts = bareLayouts(), cards = sizeOf(pile)) {
    this.from = from;
    this.layers = meetLayers(cards, from, layouts);
    const piles = Array.from({ length: cards + 1 }, (): number[][] => []);
    for (const part of partsOf(pile)) piles[sizeOf(part)]?.push(part);
    for (const [left, these] of piles.entries()) {
      for (const part of these) this.workOut(part, left);
      // A turn reaches three cards far at most.
      for (const part of piles[left - 3] ?? []) this.known.delete(numberOf(part));
    }
  }

  /** Before the draw of a turn; what is discarded in tens. */
  chance(pile: readonly number[], layout: number, discarded: number): number {
    const left = sizeOf(pile);
    const known = this.known.get(numberOf(pile));
    if (known === undefined) throw new RangeError('another pile');
    const least = this.least(left);
    if (discarded < least) return 1;
    const number = this.layers[left].drawing.numberOf(left > this.from ? bare(layout) : layout);
    return known.drawing[number * (DISCARDS - least) + discarded - least];
  }

  /** From so many tens of discards on chances are kept. */
  private least(left: number): number {
    return left > this.from ? 0 : LEAST;
  }

  private workOut(pile: readonly number[], left: number): void {
    const { ending, drawing, endingCases, drawingCases } = this.layers[left];
    const span = DISCARDS - this.least(left);
    const chances = { ending: new Float32Array(ending.size * span), drawing: new Float32Array(drawing.size * span) };
    const number = numberOf(pile);
    this.known.set(number, chances);
    for (let card = 1; card <= HIGHEST; card++) {
      this.oneLess[card] = this.known.get(number - STRIDE[card]);
      for (let next = 1; next <= HIGHEST; next++) {
        this.twoLess[card * (HIGHEST + 1) + next] = this.known.get(number - STRIDE[card] - STRIDE[next]);
      }
    }
    const isPossible = TOPS_OF.map((tops) => canLie(pile, tops));
    for (let at = 0; at < ending.size; at++) {
      if (!isPossible[endingCases[at]]) continue;
      if (left === 0) this.end(this.sum, left, lyingOn(stacksOf(ending.all[at])));
      else this.discard(pile, left, at);
      for (let i = 0; i < span; i++) chances.ending[at * span + i] = this.sum[i];
    }
    for (let at = 0; at < drawing.size; at++) {
      if (!isPossible[drawingCases[at]]) continue;
      if (left === 0) this.end(this.sum, left, lyingOn(stacksOf(drawing.all[at])));
      else this.draw(pile, left, at);
      for (let i = 0; i < span; i++) chances.drawing[at * span + i] = this.sum[i];
    }
  }

  /** R10, by what was discarded, where so much lies on the stacks. */
  private end(chances: Float64Array, left: number, lying: number): void {
    const least = this.least(left);
    for (let i = 0; i < DISCARDS - least; i++) chances[i] = WORTH - lying - (least + i) > least + i ? 1 : 0;
  }

  /** R9 */
  private discard(pile: readonly number[], left: number, number: number): void {
    const { next } = this.layers[left];
    this.sum.fill(0);
    for (let card = 1; card <= HIGHEST; card++) {
      if (pile[card] === 0) continue;
      this.bring(this.sum, left, left - 1, known(this.oneLess[card]).drawing, next[number], card, pile[card] / left);
    }
  }

  /** R3: the best placement of every card. */
  private draw(pile: readonly number[], left: number, number: number): void {
    const { sum, best, brought } = this;
    const { after } = this.layers[left];
    const span = DISCARDS - this.least(left);
    sum.fill(0);
    for (let card = 1; card <= HIGHEST; card++) {
      if (pile[card] === 0) continue;
      best.fill(0);
      const { ending } = known(this.oneLess[card]);
      for (let stack = 0; stack < STACKS; stack++) {
        const at = number * PLACEMENTS + stack * HIGHEST + card - 1;
        if (after[at] === SAME) continue;
        brought.fill(0);
        if (after[at] === TAKES) this.take(pile, left, number, stack, card);
        else this.bring(brought, left, left - 1, ending, after[at], 0, 1);
        for (let i = 0; i < span; i++) if (brought[i] > best[i]) best[i] = brought[i];
      }
      const share = pile[card] / left;
      for (let i = 0; i < span; i++) sum[i] += share * best[i];
    }
  }

  /** R4, R5, R7 */
  private take(pile: readonly number[], left: number, number: number, stack: number, card: number): void {
    const { anew, drawing } = this.layers[left];
    if (left === 1) {
      this.end(this.brought, left, lyingOn(stacksOf(drawing.all[number]).filter((_, other) => other !== stack)));
      return;
    }
    const at = (number * PLACEMENTS + stack * HIGHEST + card - 1) * HIGHEST;
    for (let first = 1; first <= HIGHEST; first++) {
      const copies = pile[first] - (first === card ? 1 : 0);
      if (copies === 0) continue;
      const { ending } = known(this.twoLess[card * (HIGHEST + 1) + first]);
      this.bring(this.brought, left, left - 2, ending, anew[at + first - 1], 0, copies / (left - 1));
    }
  }

  /** Adds, by what is discarded with `left` cards left, what a layout is worth with `later` left and so much more discarded. */
  private bring(
    sum: Float64Array,
    left: number,
    later: number,
    chances: Float32Array,
    number: number,
    discarded: number,
    share: number,
  ): void {
    const least = this.least(left);
    const then = this.least(later);
    const shift = least + discarded - then;
    const from = number * (DISCARDS - then) + shift;
    for (let i = 0; i < -shift; i++) sum[i] += share;
    const most = DISCARDS - least - discarded;
    for (let i = Math.max(0, -shift); i < most; i++) sum[i] += share * chances[from + i];
  }
}

/** The best chance in the easier game, before the deal. */
export function forgivingStart(from: number): number {
  const forgiving = new Forgiving(COPIES, from, bareLayouts(), sizeOf(COPIES) - STACKS);
  const pile = [...COPIES];
  const tops: number[] = [];
  const deal = (): number => {
    if (tops.length === STACKS) {
      return forgiving.chance(pile, layoutOf(tops.map((top) => stackOf(top, 0))), 0);
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

/** Whether these tops can lie there while this is the pile. */
function canLie(pile: readonly number[], tops: readonly number[]): boolean {
  return tops.every((top) => pile[top] + tops.filter((other) => other === top).length <= COPIES[top]);
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

function known(chances: Chances | undefined): Chances {
  if (chances === undefined) throw new Error('a pile that was not worked out');
  return chances;
}
