import { CARDS, COPIES, GOAL, STACKS } from '../../rules/cards.ts';
import { begun, LoneGame } from './lone-game.ts';
import type { Prospect } from './prospect.ts';
import { readSituation, situationAfter } from './situation.ts';

/** What one deck says about the best possible chance to win. */
export interface Told {
  /** What the player gets who knows the deck and pays for it. */
  readonly above: number;
  /** Positions looked at. */
  readonly visits: number;
}

export interface Stops {
  /** A position with so high a chance counts as won. */
  readonly nearlyWon: number;
  /** Placements that give away more than this part of the chance to lose are not tried: what is found holds for whoever makes none of them. */
  readonly patience: number;
}

/**
 * Solitaire by a player who knows the order of the deck, and pays at every draw by how much the chance to win, as a prospect says it, is then above its mean over
 * all draws. Whoever knows nothing pays nothing on average, so that the mean over decks of the most that remains is at least what the best player who knows
 * nothing wins, whatever the prospect says; if that is right, it is just as much (Brown, Smith, Sun 2010: information relaxations and duality).
 *
 * What is paid and the result add up along a way: to the mean chance at the start come, at the end of every turn, what a turn of foresight corrects (`ahead` less `chance`), and at
 * every placement what it gives away (its own worth less the best). Ways that meet are one from there on, the richer one. From some point on, which must
 * not depend on cards that are yet to come, a way may pay no more and count as won: that is dearer, and ends it.
 */
export class Foreseen {
  private readonly prospect: Prospect;
  private readonly stops: Stops;
  private readonly start: number;
  private readonly layers = Array.from({ length: CARDS + 1 }, () => new Map<number, number>());
  private readonly stacks = new Int32Array(STACKS);
  private visits = 0;
  private above = 0;

  /** `start` is the mean of the chance over all deals and first cards. */
  constructor(prospect: Prospect, start: number, stops: Stops) {
    this.prospect = prospect;
    this.start = start;
    this.stops = stops;
  }

  /** The deck by value in tens, from the top. */
  tell(deck: Uint8Array): Told {
    for (const layer of this.layers) layer.clear();
    this.visits = 0;
    this.above = 0;
    this.stacks.set(new LoneGame(deck, this.prospect.pile).stacks);
    this.turn(deck, STACKS, 0, this.start);
    for (let at = STACKS; at <= CARDS; at++) {
      for (const [situation, paid] of this.layers[at]) this.expand(deck, at, situation, paid);
      this.layers[at].clear();
    }
    return { above: this.above, visits: this.visits };
  }

  /** The pile after so many draws. */
  private draw(deck: Uint8Array, at: number): void {
    const { pile } = this.prospect;
    pile.set(COPIES);
    for (let i = 0; i < at; i++) pile[deck[i]]--;
  }

  /** Goes on from a position before the discard. */
  private expand(deck: Uint8Array, at: number, situation: number, so: number): void {
    const { prospect, stacks, stops } = this;
    this.visits++;
    const lead = readSituation(situation, stacks);
    const left = CARDS - at;
    this.draw(deck, at);
    const [a, b, c, d] = stacks;
    if (prospect.isExact(left)) {
      this.above = Math.max(this.above, so);
      return;
    }
    const chance = prospect.chance(a, b, c, d, left, lead);
    if (chance >= stops.nearlyWon || chance === 0 || chance === 1) {
      this.above = Math.max(this.above, chance === 0 ? so : so + 1 - chance);
      return;
    }
    const paid = so + prospect.ahead(a, b, c, d, left, lead) - chance;
    prospect.pile[deck[at]]--;
    this.turn(deck, at + 1, lead - deck[at], paid);
  }

  /** All placements of the next card. */
  private turn(deck: Uint8Array, at: number, lead: number, so: number): void {
    const { prospect, stacks, layers } = this;
    const card = deck[at];
    const left = CARDS - at - 1;
    prospect.pile[card]--;
    const [a, b, c, d] = stacks;
    const best = prospect.weigh(card, a, b, c, d, left, lead);
    const need = (a >> 7) + (b >> 7) + (c >> 7) + (d >> 7) + card - GOAL;
    for (let stack = 0; stack < STACKS; stack++) {
      const on = stacks[stack];
      if (stack > 0 && on === stacks[stack - 1]) continue;
      const worse = best - prospect.placed[stack];
      if (worse > this.stops.patience * (1 - best)) continue;
      const paid = so - worse;
      const total = (on & 127) + card;
      if (on >> 7 === need) {
        const next = deck[at + 1];
        keep(layers[at + 2], situationAfter(stacks, stack, begun(next), lead + total), paid);
      } else {
        keep(layers[at + 1], situationAfter(stacks, stack, (card << 7) | total, lead), paid);
      }
    }
  }
}

function keep(layer: Map<number, number>, situation: number, paid: number): void {
  const known = layer.get(situation);
  if (known === undefined || known < paid) layer.set(situation, paid);
}
