import { type LadderStep, levelsOf, strengthsOf } from '@countertop/search';
import { describe, expect, it } from 'vitest';
import { GAMES, guideOf } from '../games.ts';
import { loadLadder } from './strength.ts';

const step = (level: number, score: number): LadderStep => ({
  level,
  against: level === 1 ? 'beginner' : level - 1,
  score,
  plusMinus: 5,
  games: 100,
});

describe('the scale of levels', () => {
  it('adds up from step to step', () => {
    const levels = strengthsOf([step(1, 10), step(2, 75), step(3, 50)]);
    expect(levels[0]?.elo).toBe(0);
    expect(levels[1]?.elo).toBeCloseTo(190.8, 1);
    expect(levels[2]?.elo).toBeCloseTo(190.8, 1);
  });

  it('ends where nothing was measured', () => {
    const levels = strengthsOf([step(1, 10), step(2, 75), step(4, 60)]);
    expect(levels.map(({ elo }) => elo !== undefined)).toEqual([true, true, ...Array(8).fill(false)]);
    expect(levels[3]?.step?.score).toBe(60);
    expect(strengthsOf([]).every(({ elo, step: known }) => elo === undefined && known === undefined)).toBe(true);
  });

  it('stays finite when all games were won', () => {
    expect(strengthsOf([step(2, 100)])[1]?.elo).toBeCloseTo(919.5, 1);
  });

  it.each(GAMES)('of %s is made of sound steps', async (game) => {
    for (const { level, against, score, plusMinus, games } of await loadLadder(game)) {
      expect(level >= 1 && level <= levelsOf(guideOf(game))).toBe(true);
      expect(against).toBe(level === 1 ? 'beginner' : level - 1);
      expect(score >= 0 && score <= 100 && plusMinus >= 0 && games >= 0).toBe(true);
    }
  });
});
