import { describe, expect, test } from 'vitest';
import { readPlayer } from '../engine/player-spec.ts';
import { splitCommand } from './command-player.ts';
import type { RoundResult } from './plan.ts';
import { ratingsOf } from './ratings.ts';
import { summarise } from './summary.ts';

/** A pair in which the candidate won by these differences, with this luck. */
function pair(round: number, leads: readonly [number, number], luck: readonly [number, number] = [0, 0]): RoundResult {
  const game = (seat: number) => {
    const mine = (own: number): number[] => (seat === 0 ? [own, -own] : [-own, own]);
    const share = leads[seat] > 0 ? 1 : leads[seat] < 0 ? 0 : 0.5;
    return {
      seats: seat === 0 ? [0, 1] : [1, 0],
      shares: seat === 0 ? [share, 1 - share] : [1 - share, share],
      scores: mine(leads[seat] / 2),
      luck: mine(luck[seat] / 2),
      moves: ['a', 'b'],
    };
  };
  return { pairing: 0, round, games: [game(0), game(1)] };
}

describe('a summary', () => {
  test('counts games and pairs as the candidate sees them', () => {
    const summary = summarise([pair(0, [4, 2]), pair(1, [4, -2]), pair(2, [0, 1])]);
    expect(summary).toMatchObject({ games: 6, wins: 4, draws: 1, losses: 1, pairs: [0, 0, 1, 1, 1], plies: 2 });
    expect(summary.difference.mean).toBeCloseTo(9 / 6, 12);
    expect(summary.share.score).toBeCloseTo(0.75, 12);
    expect(summary.luck).toBeUndefined();
  });

  test('takes out what luck explains', () => {
    // The lead is 3 plus luck, and nothing else.
    const lucks = [-9, -4, 1, 5, 8, -1];
    const rounds = lucks.map((luck, i) => pair(i, [3 + luck, 3 + luck], [luck, luck]));
    const { luck, difference } = summarise(rounds);
    expect(difference.deviation).toBeGreaterThan(5);
    expect(luck?.difference.mean).toBeCloseTo(3, 9);
    expect(luck?.difference.deviation).toBeCloseTo(0, 9);
    expect(luck?.difference.correlation).toBeCloseTo(1, 9);
  });

  test('of nothing', () => {
    expect(summarise([])).toMatchObject({ games: 0, rounds: 0 });
  });
});

describe('ratings', () => {
  test('of two are the Elo of their score', () => {
    const [first, second] = ratingsOf(2, [{ pairing: [0, 1], games: 1000, score: 0.75 }]);
    expect(first.elo - second.elo).toBeCloseTo(190.8, 0);
    // The difference is 1.96 * 400 / ln 10 / sqrt(1000 * .75 * .25) sure; each has half of it.
    expect(first.margin).toBeCloseTo(12.4, 1);
  });

  test('of a ladder add up', () => {
    const ratings = ratingsOf(3, [
      { pairing: [1, 0], games: 400, score: 0.7 },
      { pairing: [2, 1], games: 400, score: 0.7 },
    ]);
    expect(ratings[2].elo - ratings[0].elo).toBeCloseTo(2 * 147.2, 0);
    expect(ratings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 9);
  });

  test('of one who always won are high and finite', () => {
    const [first] = ratingsOf(2, [{ pairing: [0, 1], games: 20, score: 1 }]);
    expect(first.elo).toBeGreaterThan(200);
    expect(Number.isFinite(first.margin)).toBe(true);
  });
});

test.each([
  ['level:7', { kind: 'level', level: 7 }],
  ['level:7@nodes=2000', { kind: 'level', level: 7, effort: { nodes: 2000 } }],
  ['uct@ms=500,nodes=9', { kind: 'uct', effort: { milliseconds: 500, nodes: 9 } }],
  ['baseline:safe-greedy', { kind: 'baseline', name: 'safe-greedy' }],
  ['cmd:./a@b --x@ms=5', { kind: 'command', command: './a@b --x', effort: { milliseconds: 5 } }],
  ['cmd:./a@b', { kind: 'command', command: './a@b' }],
])('the player %s', (text, player) => {
  expect(readPlayer(text)).toEqual({ text, ...player });
});

test.each([
  ['./engine --fast', ['./engine', '--fast']],
  [`"my engine" 'a b' c"d e"f`, ['my engine', 'a b', 'cd ef']],
])('the command %s', (text, words) => {
  expect(splitCommand(text)).toEqual(words);
});
