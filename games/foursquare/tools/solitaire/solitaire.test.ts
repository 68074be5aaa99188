import { NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { Exact } from '../../brain/exact.ts';
import { FourSquarePosition } from '../../rules/position.ts';
import { Bounded } from './bounded.ts';
import { stackOf } from './layouts.ts';
import type { Side } from './ways.ts';

/** Before the draw of a turn, with few cards left; whoever played took what could be taken. */
function endings(left: number, count: number): FourSquarePosition[] {
  const random = new Random(left);
  const found: FourSquarePosition[] = [];
  while (found.length < count) {
    const position = new FourSquarePosition(1);
    while (position.left > left || (position.actor !== NOBODY && position.drawFor !== 'turn')) {
      const taking = [0, 1, 2, 3].find((stack) => position.topsTotal() - position.topOf(stack) + position.held === 100);
      position.play(position.held > 0 && taking !== undefined ? taking : position.pick(random));
    }
    if (position.left === left && position.drawFor === 'turn') found.push(position.clone());
  }
  return found;
}

/** A bound of its chance, with so much of what is buried told apart. */
function bound(position: FourSquarePosition, side: Side, limit: number): number {
  const pile = [0, 1, 2, 3, 4, 5].map((value) => (value === 0 ? 0 : position.leftOf(value * 10)));
  const stacks = [0, 1, 2, 3].map((stack) =>
    stackOf(position.topOf(stack) / 10, (position.totalOf(stack) - position.topOf(stack)) / 10),
  );
  return new Bounded(pile, position.left, side, () => limit).chance(pile, stacks, position.score(1) / 10);
}

describe('the chance to win solitaire, from two sides', () => {
  const exact = new Exact('win');
  const open = [1, 2, 3, 4, 5]
    .flatMap((left) => endings(left, 40))
    .filter((position) => exact.value(position) > 0 && exact.value(position) < 1)
    .slice(0, 6);

  test('the true one lies between the bounds, which are the nearer the more is told apart', () => {
    expect(open.length).toBe(6);
    let apart = 0;
    for (const position of open) {
      const value = exact.value(position);
      const most = [0, 2, 4].map((limit) => bound(position, 'most', limit));
      const least = [0, 2, 4].map((limit) => bound(position, 'least', limit));
      expect(most).toEqual(most.toSorted((one, other) => other - one));
      expect(most[2]).toBeGreaterThanOrEqual(value - 1e-6);
      expect(Math.max(...least)).toBeLessThanOrEqual(value + 1e-6);
      if (most[0] > least[0] + 0.01) apart++;
    }
    expect(apart).toBeGreaterThan(1);
  });

  test('both are the true one where all that can be buried is told apart', () => {
    // Cards and tops of 30 at most: in two turns no more than 60 are buried.
    const pile = [0, 2, 1, 1, 0, 0];
    const stacks = [1, 2, 3, 3];
    const laid = stacks.map((top) => stackOf(top, 0));
    const bounds = (['most', 'least'] as const).map((side) => new Bounded(pile, 4, side, () => 6));
    const chances = [53, 54, 55, 56].map((discarded) => {
      const value = chance(
        pile,
        stacks.map((top) => ({ top, worth: top })),
        discarded,
      );
      for (const each of bounds) expect(each.chance(pile, laid, discarded)).toBeCloseTo(value, 6);
      return value;
    });
    expect(chances.some((value) => value > 0 && value < 1)).toBe(true);
  });
});

interface Stack {
  readonly top: number;
  readonly worth: number;
}

/** R3 to R10 once more, in tens, before the draw of a turn. */
function chance(pile: readonly number[], stacks: readonly Stack[], discarded: number): number {
  const mean = (cards: readonly number[], worth: (rest: number[], card: number) => number): number => {
    const left = cards.reduce((sum, count) => sum + count);
    return cards.reduce((sum, count, card) => {
      return count === 0 ? sum : sum + (count / left) * worth(cards.with(card, count - 1), card);
    }, 0);
  };
  const isOver = (cards: readonly number[]): boolean => cards.every((count) => count === 0);
  const end = (lying: readonly Stack[]): number =>
    124 - lying.reduce((sum, { worth }) => sum + worth, 0) - discarded > discarded ? 1 : 0;
  const afterTurn = (cards: readonly number[], lying: readonly Stack[]): number =>
    isOver(cards) ? end(lying) : mean(cards, (rest, card) => chance(rest, lying, discarded + card));
  if (isOver(pile)) return end(stacks);
  return mean(pile, (cards, card) =>
    Math.max(
      ...stacks.map(({ worth }, at) => {
        const put = stacks.with(at, { top: card, worth: worth + card });
        if (put.reduce((sum, { top }) => sum + top, 0) !== 10) return afterTurn(cards, put);
        const others = stacks.toSpliced(at, 1);
        if (isOver(cards)) return end(others);
        return mean(cards, (rest, first) => afterTurn(rest, [...others, { top: first, worth: first }]));
      }),
    ),
  );
}
