import { CHANCE, NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { Exact } from '../../brain/exact.ts';
import { FourSquarePosition } from '../../rules/position.ts';
import { Chances } from './chances.ts';
import { stackOf } from './layouts.ts';
import { numberOf, pilesOf } from './piles.ts';
import { Placing } from './placing.ts';
import { Rows } from './rows.ts';
import { Forgiving, Mixing, type Table } from './ways.ts';

/** Endings with few cards left; whoever played took what could be taken. With a card in the hand, or before the draw of a turn. */
function endings(left: number, count: number, inHand: boolean): FourSquarePosition[] {
  const random = new Random(left);
  const found: FourSquarePosition[] = [];
  while (found.length < count) {
    const position = new FourSquarePosition(1);
    const isThere = (): boolean => (inHand ? position.held > 0 : position.drawFor === 'turn');
    while (position.left > left || (position.actor !== NOBODY && !isThere())) {
      const taking = [0, 1, 2, 3].find((stack) => position.captures(stack));
      position.play(position.actor !== CHANCE && taking !== undefined ? taking : position.pick(random));
    }
    if (position.left === left && isThere()) found.push(position.clone());
  }
  return found;
}

function cardsOf(position: FourSquarePosition): number[] {
  return [0, 1, 2, 3, 4, 5].map((value) => (value === 0 ? 0 : position.leftOf(value * 10)));
}

function chancesOf(cards: readonly number[], table: Table): Chances {
  const left = cards.reduce((sum, count) => sum + count);
  const mixed = table instanceof Mixing;
  return new Chances(cards, { cards: left, tableOf: () => table, mixed, span: SPAN, less: 10, rare: 0 });
}

/** The chance to win before a turn, as far as this is told apart. */
function told(position: FourSquarePosition, table: Table): number {
  const cards = cardsOf(position);
  const stacks = [0, 1, 2, 3].map((stack) =>
    stackOf(position.topOf(stack) / 10, (position.totalOf(stack) - position.topOf(stack)) / 10),
  );
  return 1 - chancesOf(cards, table).chance(numberOf(cards), stacks, position.score(1) / 10);
}

/** Whether neither win nor loss is certain. */
function isOpen(position: FourSquarePosition): boolean {
  const value = exact.value(position);
  return value > 0 && value < 1;
}

const exact = new Exact('win');
/** All that can be discarded is told apart. */
const SPAN = 64;

describe('the chance to win solitaire', () => {
  test('is no lower where what is buried is forgiven, and the nearer the more is told apart', () => {
    const open = [1, 2, 3, 4, 5].flatMap((left) => endings(left, 40, false)).filter(isOpen);
    expect(open.length).toBeGreaterThan(5);
    let apart = 0;
    for (const position of open.slice(0, 4)) {
      const value = exact.value(position);
      const most = [0, 2, 4].map((limit) => told(position, new Forgiving(limit)));
      expect(most).toEqual(most.toSorted((one, other) => other - one));
      expect(most[2]).toBeGreaterThanOrEqual(value);
      if (most[0] > value + 0.01) apart++;
    }
    expect(apart).toBeGreaterThan(1);
  });

  test('is the true one where all that can be buried is told apart', () => {
    // Cards and tops of 30 at most: in two turns no more than 60 are buried.
    expectTrue(new Forgiving(6), [0, 2, 1, 1, 0, 0], [1, 2, 3, 3], [53, 54, 55, 56]);
  });

  test('is nearly the true one between amounts that are told apart', () => {
    // In the one turn that is left no more than 30 are buried; what is not told apart lies there all the same.
    expectTrue(new Mixing([0, 1, 2, 3]), [0, 1, 1, 1, 0, 0], [1, 2, 3, 3], [54, 55, 56, 57]);
  });
});

function expectTrue(table: Table, cards: readonly number[], tops: readonly number[], discarded: number[]): void {
  const chances = chancesOf(cards, table);
  const laid = tops.map((top) => stackOf(top, 0));
  const stacks = tops.map((top) => ({ top, worth: top }));
  const wins = discarded.map((tens) => chance(cards, stacks, tens));
  for (const [i, tens] of discarded.entries()) {
    expect(1 - chances.chance(numberOf(cards), laid, tens)).toBeCloseTo(wins[i], 3);
  }
  expect(wins.some((win) => win > 0 && win < 1)).toBe(true);
}

test('who plays by chances between amounts that are told apart gives away little', () => {
  const positions = endings(5, 40, true).filter(isOpen).slice(0, 3);
  expect(positions.length).toBe(3);
  const table = new Mixing([0, 2, 5]);
  const placing = new Placing(table, SPAN);
  const chances = new Float64Array(4);
  let lost = 0;
  for (const position of positions) {
    const heard: { base: number; rows: Uint16Array }[] = [];
    const cards = cardsOf(position);
    new Chances(cards, {
      cards: position.left,
      tableOf: () => table,
      mixed: true,
      span: SPAN,
      less: 10,
      rare: 0,
      heard: (_, base, rows) => heard.push({ base, rows: rows.slice() }),
    });
    const { base, rows } = heard[heard.length - 1];
    exact.placements(position, chances);
    lost += Math.max(...chances) - chances[placing.best(position, rows, base)];
  }
  expect(lost / positions.length).toBeLessThan(0.03);
});

test('of the piles of a size the least likely are left out, and the others are as likely as they were', () => {
  const cards = [0, 2, 1, 1, 0, 0];
  const all = pilesOf(cards, 0);
  expect(all[2].map(({ likelihood }) => likelihood).reduce((sum, one) => sum + one)).toBeCloseTo(1, 12);
  expect(all[2].find((pile) => pile.cards[1] === 2)?.likelihood).toBeCloseTo(1 / 6, 12);
  const likely = pilesOf(cards, 0.2)[2];
  expect(likely.length).toBe(all[2].length - 1);
});

test('a chance that is kept is no higher than it was, by less than a thousandth; or rounded', () => {
  const [kept, rounded] = [new Rows(8, false), new Rows(8, true)];
  for (const chance of [0, 0.00002, 0.001, 0.3, 0.5, 0.999]) {
    expect(kept.told(kept.kept(chance))).toBeLessThanOrEqual(chance);
    expect(kept.told(kept.kept(chance))).toBeGreaterThanOrEqual(chance * 0.999);
    expect(Math.abs(rounded.told(rounded.kept(chance)) - chance)).toBeLessThanOrEqual(0.00002);
  }
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
