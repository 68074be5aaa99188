import { CHANCE, NOBODY, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { DUEL_WEIGHTS, SOLITAIRE_WEIGHTS } from '../data/weights.ts';
import { FourSquarePosition } from '../rules/position.ts';
import { bestOf, train } from '../tools/train.ts';
import { Estimate, plainWeights, WEIGHTS } from './estimate.ts';
import { Foresight } from './foresight.ts';
import { Outlook } from './outlook.ts';
import { pack, unpack } from './pack.ts';

test('weights are as many as the estimate has, and survive packing', () => {
  for (const text of [DUEL_WEIGHTS, SOLITAIRE_WEIGHTS]) {
    expect(unpack(text)).toHaveLength(WEIGHTS);
    expect(pack(unpack(text))).toBe(text.replaceAll('\n', ''));
  }
});

test('training from the same seed gives the same weights', () => {
  const one = train(2, 30, 5);
  expect(train(2, 30, 5)).toEqual(one);
  expect(train(2, 30, 6)).not.toEqual(one);
});

test('before learning, a turn is worth what the next card can take', () => {
  // Tops 30 30 20 10: a 20 takes the 10, a 30 the 20, a 40 either 30.
  const position = new FourSquarePosition(2);
  for (const move of [6, 6, 5, 4]) position.play(move);
  const expected = (7 * (10 + 20) + 12 * (20 + 30) + 8 * (30 + 40)) / 44;
  expect(new Foresight(new Estimate(plainWeights()), 2).value(position, 0)).toBeCloseTo(expected, 9);
});

test('looking ahead to the end is exact, whatever the weights', () => {
  const random = new Random(3);
  const one = new Foresight(new Estimate(plainWeights()), 2);
  const other = new Outlook(2).foresight;
  for (let i = 0; i < 20; i++) {
    const position = new FourSquarePosition(2);
    while (position.left > 3 || position.actor !== CHANCE) position.play(position.pick(random));
    expect(one.value(position, 9)).toBeCloseTo(other.value(position, 9), 9);
  }
});

test.each([1, 2, 3, 4, 5, 6])('with %i seats the values are sound from deal to end', (seats) => {
  const outlook = new Outlook(seats);
  const random = new Random(seats);
  const shares = new Float64Array(seats);
  const position = new FourSquarePosition(seats);
  for (let i = 0; i < 4; i++) position.play(position.pick(random));
  for (;;) {
    outlook.shares(position, shares);
    const total = shares.reduce((sum, share) => sum + share);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    if (seats > 1) {
      expect(total).toBeCloseTo(1, 9);
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) sum += outlook.afterValue(position, seat);
      expect(sum).toBeCloseTo(0, 6);
    }
    if (position.actor === NOBODY) break;
    position.play(position.pick(random));
  }
});

test('somebody hasty is no worse to play against', () => {
  const { ambition, cunning } = new Outlook(2);
  const random = new Random(4);
  let gained = 0;
  for (let i = 0; i < 20; i++) {
    const position = new FourSquarePosition(2);
    while (position.left > 6 + i || position.actor !== CHANCE) position.play(position.pick(random));
    const gain = cunning.value(position, 2) - ambition.value(position, 2);
    expect(gain).toBeGreaterThan(-1e-9);
    gained += gain;
  }
  expect(gained).toBeGreaterThan(0);
});

test('the learned weights beat taking whatever can be taken', () => {
  const { foresight } = new Outlook(2);
  const random = new Random(9);
  const values = new Float64Array(4);
  let wins = 0;
  for (let game = 0; game < 400; game++) {
    const position = new FourSquarePosition(2);
    while (position.actor !== NOBODY) {
      let move = position.pick(random);
      if (position.actor === game % 2) {
        foresight.placements(position, values, 0);
        move = bestOf(values);
      } else if (position.actor >= 0) {
        for (let stack = 0; stack < 4; stack++) if (position.captures(stack)) move = stack;
      }
      position.play(move);
    }
    wins += position.share(game % 2);
  }
  expect(wins / 400).toBeGreaterThan(0.65);
});
