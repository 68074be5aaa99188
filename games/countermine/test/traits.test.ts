import { NOBODY, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { leadOfFirst, STANDING, WEIGHTS } from '../brain/evaluation.ts';
import { Reading } from '../brain/reading.ts';
import { CounterminePosition, GOAL } from '../rules/position.ts';
import { fit, lossOf, sum } from '../tools/fit.ts';
import { COUNT, SHAPES, standingOf, traitsOf } from '../tools/traits.ts';

test('what is learned from is what the evaluation adds up', () => {
  const leads = [STANDING[GOAL], STANDING[2 * GOAL], STANDING[2 * GOAL + 1]];
  const weights = Float64Array.from([...WEIGHTS, ...leads]);
  expect(standingOf(weights)).toEqual([...STANDING]);
  const reading = new Reading();
  let seen = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const random = new Random(seed);
    const position = new CounterminePosition(false);
    while (position.actor !== NOBODY) {
      reading.follow(position);
      const value = leadOfFirst(position, reading);
      expect(sum(traitsOf(position, reading), weights)).toBeCloseTo(value, 6);
      if (position.score(0) !== position.score(1)) seen++;
      position.play(position.pick(random));
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('a fit finds the weights that outcomes were drawn by', () => {
  const random = new Random(5);
  const hidden = Float64Array.from({ length: COUNT }, (_, i) => (i % 3 === 0 ? 0.8 : 0.2));
  const samples = Array.from({ length: 1000 }, () => {
    const traits = Float64Array.from({ length: COUNT }, () => random.below(5) - 2);
    return { traits, share: random.float() < 1 / (1 + Math.exp(-sum(traits, hidden))) ? 1 : 0 };
  });
  const plain = new Float64Array(COUNT).fill(0.4);
  const fitted = fit(samples, plain);
  expect(lossOf(samples, fitted)).toBeLessThan(lossOf(samples, plain));
  for (let i = 0; i < SHAPES; i++) expect(Math.abs(fitted[i] - hidden[i])).toBeLessThan(0.5);
});
