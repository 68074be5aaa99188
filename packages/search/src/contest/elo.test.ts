import { Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { eloOf, estimate, estimatePairs, estimateScores, scoreOf, sequential } from './elo.ts';

const TEST = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

describe('Elo', () => {
  test('score and Elo are two names of the same', () => {
    expect(eloOf(0.5)).toBeCloseTo(0, 12);
    expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
    for (const elo of [-400, -10, 0, 35, 800]) expect(eloOf(scoreOf(elo))).toBeCloseTo(elo, 8);
  });

  test('wins, draws and losses', () => {
    const { score, margin, elo, low, high, superiority, games } = estimate(60, 20, 20);
    expect([games, score]).toEqual([100, 0.7]);
    // Variance of a game: .6*.09 + .2*.04 + .2*.49 = .16
    expect(margin).toBeCloseTo(1.96 * 0.04, 4);
    expect(elo).toBeCloseTo(147.2, 1);
    expect(low).toBeLessThan(elo);
    expect(high).toBeGreaterThan(elo);
    expect(superiority).toBeGreaterThan(0.9999);
    expect(estimate(50, 0, 50).superiority).toBeCloseTo(0.5, 6);
    expect(estimate(0, 0, 0).margin).toBe(0.5);
    expect(estimate(20, 0, 0).low).toBeGreaterThan(0);
    expect(estimate(20, 0, 0).high).toBe(Number.POSITIVE_INFINITY);
  });

  test('pairs that always split are sure to be even, single games are not', () => {
    expect(estimatePairs([1, 10, 200, 10, 1]).margin).toBeLessThan(estimate(211, 22, 211).margin / 2);
    expect(estimatePairs([0, 0, 50, 50, 0]).score).toBeCloseTo(0.625, 12);
    expect(estimatePairs([0, 0, 50, 50, 0]).games).toBe(200);
  });

  test('any scores', () => {
    expect(estimateScores([1, 0, 0.5, 0.5]).score).toBe(0.5);
    expect(estimateScores([1, 1, 0, 1]).margin).toBeCloseTo(1.96 * 0.25, 3);
  });
});

describe('the sequential test', () => {
  test('bounds', () => {
    const { lower, upper, decision, llr } = sequential([0, 0, 0], TEST);
    expect(upper).toBeCloseTo(Math.log(19), 12);
    expect(lower).toBeCloseTo(-Math.log(19), 12);
    expect([decision, llr]).toEqual(['go on', 0]);
  });

  test('grows with the evidence, about as the normal approximation says', () => {
    const counts = [200, 400, 260];
    const n = 860;
    const mean = (0.5 * 400 + 260) / n;
    const variance = (0.25 * 400 + 260) / n - mean ** 2;
    const [s0, s1] = [scoreOf(0), scoreOf(20)];
    const normal = (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
    expect(sequential(counts, { ...TEST, elo1: 20 }).llr).toBeCloseTo(normal, 1);
  });

  test('is wrong about as seldom as allowed', () => {
    const random = new Random(11);
    const accept = (elo: number): number => {
      let better = 0;
      for (let run = 0; run < 200; run++) {
        const counts = [0, 0, 0, 0, 0];
        for (;;) {
          let pair = 0;
          for (let game = 0; game < 2; game++) pair += random.float() < scoreOf(elo) ? 2 : 0;
          counts[pair]++;
          const { decision } = sequential(counts, TEST);
          if (decision === 'go on') continue;
          if (decision === 'better') better++;
          break;
        }
      }
      return better / 200;
    };
    expect(accept(0)).toBeLessThan(0.1);
    expect(accept(50)).toBeGreaterThan(0.9);
  });
});
