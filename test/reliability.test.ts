import { Random } from '@countertop/core';
import { type Calibration, curveAt, trusted } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { learnCalibration, testCalibration } from '../scripts/measuring/reliability.ts';
import type { Said, ToldGame } from '../scripts/measuring/told-game.ts';
import { byGames, byWords, type Weighing } from '../scripts/measuring/told-words.ts';

/**
 * Games of somebody who is too sure of everything and too hopeful when to move: the log-odds that are said are twice the true ones and
 * a half, and of what is expected beyond the lead a quarter comes.
 */
function boastfulGames(count: number): ToldGame[] {
  const random = new Random(5);
  return Array.from({ length: count }, (_, round): ToldGame => {
    const chance = 0.02 + 0.96 * random.float();
    const wins = random.float() < chance;
    const lead = Math.floor(random.float() * 7) - 3;
    const surplus = 8 * random.float();
    const said: Said[] = [0, 10, 20, 30].map((ply) => [ply, 0, boast(chance), lead + surplus, lead, ply / 40]);
    return { round, plies: 40, said, shares: wins ? [1, 0] : [0, 1], scores: [lead + surplus / 4, 0] };
  });
}

function boast(chance: number): number {
  return trusted(chance, { sharpness: 2, bend: 0, optimism: -0.5 });
}

const CHANCES = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];

/** What is shown of a chance in the middle of a game. */
function shownOf(calibration: Calibration, chance: number): number {
  return trusted(chance, curveAt(calibration, 0.5));
}

describe('what was learned from some games', () => {
  const games = boastfulGames(4000);
  const learned = learnCalibration(games.slice(0, 2000), { phases: 2, counts: true });

  test('takes back what was said too surely', () => {
    for (const chance of CHANCES) expect(Math.abs(shownOf(learned, boast(chance)) - chance)).toBeLessThan(0.06);
    for (const part of learned.surplus ?? []) expect(part).toBeCloseTo(0.25, 2);
  });

  test('sees where more is said than meant', () => {
    // The odds are those that are true near to even, and grow faster than these.
    const bold = games.map((game) => ({
      ...game,
      said: game.said.map(([ply, seat, said, ...rest]): Said => {
        const truth = trusted(said, { sharpness: 0.5, bend: 0, optimism: 0.25 });
        return [ply, seat, 1 / (1 + Math.exp(-Math.sinh(Math.log(truth / (1 - truth))))), ...rest];
      }),
    }));
    const bent = learnCalibration(bold.slice(0, 2000), { phases: 1, counts: true });
    expect(bent.bend?.[0]).toBeGreaterThan(0);
    for (const { said, came, plusMinus } of testCalibration(bold.slice(2000), bent).shown)
      expect(Math.abs(said - came)).toBeLessThan(0.03 + plusMinus);
  });

  test('makes others come true as often as is shown', () => {
    const { raw, shown, values } = testCalibration(games.slice(2000), learned);
    expect(Math.max(...raw.map(({ said, came }) => Math.abs(said - came)))).toBeGreaterThan(0.1);
    for (const { said, came, plusMinus } of shown) expect(Math.abs(said - came)).toBeLessThan(0.05 + plusMinus);
    for (const { said, came } of values?.shown.flat() ?? []) expect(said).toBeCloseTo(came, 1);
  });

  test('leaves alone who tells the truth', () => {
    const honest = games.map((game) => ({
      ...game,
      said: game.said.map(([ply, seat, chance, , lead, progress]): Said => {
        return [
          ply,
          seat,
          trusted(chance, { sharpness: 0.5, bend: 0, optimism: 0.25 }),
          game.scores[0],
          lead,
          progress,
        ];
      }),
    }));
    const same = learnCalibration(honest, { phases: 1, counts: true });
    for (const chance of CHANCES) expect(Math.abs(shownOf(same, chance) - chance)).toBeLessThan(0.04);
    expect(same.surplus).toEqual([1]);
  });
});

/** Long games of somebody who tells the truth: coins are thrown, the chance that most are heads is known, and it is said before each. */
function truthfulGames(count: number, coins: number): ToldGame[] {
  const random = new Random(9);
  // By coins still to be thrown, and heads still needed.
  const chances: number[][] = [];
  for (let left = 0; left <= coins; left++) {
    chances[left] = Array.from({ length: coins + 2 }, (_, needed) => {
      if (needed === 0) return 1;
      return left === 0 ? 0 : (chances[left - 1][needed] + chances[left - 1][needed - 1]) / 2;
    });
  }
  return Array.from({ length: count }, (_, round): ToldGame => {
    let needed = (coins + 1) / 2;
    const said: Said[] = [];
    for (let left = coins; left > 0; left--) {
      const chance = chances[left][needed];
      if (chance > 0 && chance < 1) said.push([coins - left, 0, chance, 0, 0, 0]);
      if (needed > 0 && random.float() < 0.5) needed--;
    }
    return { round, plies: coins, said, shares: needed === 0 ? [1, 0] : [0, 1], scores: [0, 0] };
  });
}

test('who tells the truth in long games is found to do so where every word counts, and not where a game counts once in a tenth', () => {
  const games = truthfulGames(800, 61);
  const boasting = (weighing: Weighing): number => {
    const { raw } = testCalibration(games, { sharpness: [1] }, weighing);
    const tooSure = raw.map(({ said, came }) => (said - came) * Math.sign(said - 0.5));
    return tooSure.reduce((sum, each) => sum + each, 0) / raw.length;
  };
  expect(Math.abs(boasting(byWords))).toBeLessThan(0.01);
  expect(boasting(byGames)).toBeGreaterThan(0.02);
});

test('how much of a lead stays is learned beside how much of the surplus comes', () => {
  const random = new Random(3);
  const games = Array.from({ length: 300 }, (_, round): ToldGame => {
    const [lead, surplus] = [Math.floor(random.float() * 21) - 10, 12 * random.float() - 6];
    const end = 0.8 * lead + 0.4 * surplus;
    return { round, plies: 1, said: [[0, 0, 0.5, lead + surplus, lead, 0]], shares: [0.5, 0.5], scores: [end, 0] };
  });
  const learned = learnCalibration(games, { phases: 1, counts: true, fades: true });
  expect(learned.surplus?.[0]).toBeCloseTo(0.4, 1);
  expect(learned.kept?.[0]).toBeCloseTo(0.8, 1);
  for (const { said, came } of testCalibration(games, learned).values?.shown.flat() ?? [])
    expect(Math.abs(said - came)).toBeLessThan(0.2);
});

test('a game weighs the same however much is said in it', () => {
  const word: Said = [0, 0, 0.62, 0, 0, 0];
  const quiet: ToldGame = { round: 0, plies: 10, said: [word], shares: [1, 0], scores: [0, 0] };
  const chatty: ToldGame = { ...quiet, round: 1, said: Array<Said>(9).fill(word), shares: [0, 1] };
  const { raw } = testCalibration([quiet, chatty], { sharpness: [1] });
  expect(raw[6]).toMatchObject({ came: 0.5, games: 2 });
});
