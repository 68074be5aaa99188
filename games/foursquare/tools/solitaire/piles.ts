import { STRIDE } from '../../brain/last-cards.ts';
import { CARDS, HIGHEST, STACKS, WORTH } from '../../rules/cards.ts';

/** Cards by value in tens, from 1 up: what is left to be drawn. */
export interface Pile {
  readonly cards: readonly number[];
  readonly left: number;
  /** What no other pile has. */
  readonly number: number;
  /** How likely so many cards leave these of the whole set. */
  readonly likelihood: number;
}

/** All that can come of a pile, by cards left. Whoever plays, the piles they come to are as likely; of each size those are left out that are the least likely, `rare` together. */
export function pilesOf(cards: readonly number[], rare: number): Pile[][] {
  const left = sizeOf(cards);
  const piles = Array.from({ length: left + 1 }, (): Pile[] => []);
  for (const part of partsOf(cards)) {
    const likelihood = part.reduce((product, count, value) => product * choices(cards[value], count), 1);
    const size = sizeOf(part);
    piles[size].push({
      cards: part,
      left: size,
      number: numberOf(part),
      likelihood: likelihood / choices(left, size),
    });
  }
  return piles.map((some) => likely(some, rare));
}

export function numberOf(cards: readonly number[]): number {
  let number = 0;
  for (let value = 1; value <= HIGHEST; value++) number += STRIDE[value] * cards[value];
  return number;
}

export function sizeOf(cards: readonly number[]): number {
  return cards.reduce((sum, count) => sum + count);
}

/** Of the cards that have been drawn, so many are discarded usually. */
const DISCARDED = 0.41;

/** In tens, what usually has been discarded of all but this pile. */
export function usuallyDiscarded(cards: readonly number[]): number {
  const drawn = CARDS - sizeOf(cards);
  const worth = WORTH - cards.reduce((sum, count, value) => sum + count * value, 0);
  // What was dealt is not discarded.
  return drawn > 0 ? (DISCARDED * worth * Math.max(0, drawn - STACKS)) / drawn : 0;
}

function likely(piles: readonly Pile[], rare: number): Pile[] {
  let sum = 0;
  const some = piles
    .toSorted((one, other) => one.likelihood - other.likelihood)
    .filter(({ likelihood }) => {
      sum += likelihood;
      return sum > rare;
    });
  return some.sort((one, other) => one.number - other.number);
}

function partsOf(cards: readonly number[]): number[][] {
  let parts: number[][] = [[0]];
  for (let value = 1; value <= HIGHEST; value++) {
    parts = parts.flatMap((part) => Array.from({ length: cards[value] + 1 }, (_, count) => [...part, count]));
  }
  return parts;
}

/** In how many ways some of so many can be chosen. */
function choices(of: number, some: number): number {
  let ways = 1;
  for (let i = 1; i <= some; i++) ways *= (of - some + i) / i;
  return ways;
}
