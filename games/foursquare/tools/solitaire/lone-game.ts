import type { Random } from '@countertop/core';
import { CARDS, COPIES, GOAL, STACKS } from '../../rules/cards.ts';

/** Solitaire with a known deck, played forwards only, in the numbers of a prospect (R2 to R5, R9). */
export class LoneGame {
  readonly stacks = new Int32Array(STACKS);
  /** Over the discard pile, in tens. */
  lead = 0;
  /** Cards drawn. */
  at = 0;
  private readonly deck: Uint8Array;
  private readonly pile: Int32Array;

  /** Deals. The deck by value in tens, from the top; the pile is kept where it is asked about. */
  constructor(deck: Uint8Array, pile: Int32Array) {
    this.deck = deck;
    this.pile = pile;
    pile.set(COPIES);
    for (let stack = 0; stack < STACKS; stack++) this.stacks[stack] = begun(this.draw());
    this.stacks.sort();
  }

  get left(): number {
    return CARDS - this.at;
  }

  draw(): number {
    const card = this.deck[this.at++];
    this.pile[card]--;
    return card;
  }

  /** R9 */
  discard(): void {
    this.lead -= this.draw();
  }

  /** R3 to R5. With an empty pile nothing begins anew, and the game is over (R7). */
  put(card: number, stack: number): void {
    const { stacks } = this;
    const [a, b, c, d] = stacks;
    const takes = (a >> 7) + (b >> 7) + (c >> 7) + (d >> 7) - (stacks[stack] >> 7) + card === GOAL;
    const total = (stacks[stack] & 127) + card;
    if (takes) this.lead += total;
    if (!takes) stacks[stack] = (card << 7) | total;
    else stacks[stack] = this.left > 0 ? begun(this.draw()) : 0;
    stacks.sort();
  }
}

/** A stack of one card. */
export function begun(card: number): number {
  return (card << 7) | card;
}

export function wholeDeck(): Uint8Array {
  return Uint8Array.from(COPIES.flatMap((count, value) => new Array<number>(count).fill(value)));
}

export function shuffle(deck: Uint8Array, random: Random): void {
  for (let last = deck.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
}
