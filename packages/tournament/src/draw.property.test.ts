import { Random } from '@countertop/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRound } from './draw.ts';
import { comeIn, dropOut } from './entrants.ts';
import { enterOutcome } from './outcomes.ts';
import { isMeeting, isOver, mayDraw, swissRounds } from './rounds.ts';
import { standingsOf } from './standings.ts';
import { beginTournament, ENTRANTS, type Outcome, type System, type Tournament } from './tournament.ts';

const WINNERS = ['first', 'second', 'nobody'] as const;
const winners = fc.infiniteStream(fc.constantFrom(...WINNERS));
const count = fc.integer(ENTRANTS);
const RUNS = { numRuns: 12, seed: 14, endOnFailure: true };
const SIZES = [3, 4, 5, 6, 7, 8, 11, 16, 21, 32];

const random = new Random(14);

/** Results that come again and again. */
function* inTurn(): Generator<Outcome['winner'], never> {
  for (;;) yield* WINNERS;
}

function begin(system: System, names: number, planned = swissRounds(names).usual): Tournament {
  const plan = { name: 'T', game: 'lineup', options: {}, clock: { kind: 'none' }, takeback: 'off' } as const;
  return beginTournament({ ...plan, system, planned, names: Array.from({ length: names }, (_, at) => `N${at}`) });
}

/** Draws a round and plays it; in a knock-out draws are played again until somebody wins. */
function playRound(before: Tournament, outcomes: Iterator<Outcome['winner']>): Tournament {
  const drawn = drawRound(before, random);
  if (!drawn.ok) throw new Error(drawn.problem.code);
  let now = drawn.value;
  const round = now.rounds.length;
  for (const at of now.rounds[round - 1]?.keys() ?? []) {
    for (let tries = 0; tries < 5; tries++) {
      const pairing = now.rounds[round - 1]?.[at];
      if (pairing === undefined || !isMeeting(pairing) || pairing.outcome !== undefined) break;
      const winner = tries === 4 ? 'first' : outcomes.next().value;
      const entered = enterOutcome(now, { round, at }, { winner });
      if (entered.ok) now = entered.value;
    }
  }
  return now;
}

function play(begun: Tournament, outcomes: Iterator<Outcome['winner']>): Tournament {
  let now = begun;
  while (mayDraw(now).ok) now = playRound(now, outcomes);
  expect(isOver(now)).toBe(true);
  return now;
}

const meetings = ({ rounds }: Tournament) => rounds.flat().filter(isMeeting);
const pairOf = ({ first, second }: { first: number; second: number }) => [first, second].sort((a, b) => a - b).join();
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const rests = ({ rounds, entrants }: Tournament) =>
  entrants.map(
    (_, entrant) => rounds.flat().filter(({ first, second }) => second === null && first === entrant).length,
  );
const lean = (of: Tournament, entrant: number) =>
  sum(meetings(of).map(({ first, second }) => (first === entrant ? 1 : second === entrant ? -1 : 0)));

describe('a round robin', () => {
  it.each(SIZES)('of %i brings everybody together once, with the first seat shared fairly', (names) => {
    const over = play(begin('round-robin', names), inTurn());
    const pairs = meetings(over).map(pairOf);
    expect(pairs.length).toBe((names * (names - 1)) / 2);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(over.rounds.length).toBe(names % 2 === 0 ? names - 1 : names);
    for (const entrant of over.entrants.keys()) expect(Math.abs(lean(over, entrant))).toBeLessThanOrEqual(1);
    expect(new Set(rests(over)).size).toBe(1);
  });

  it('brings everybody together once with somebody who came late, and lets go of who left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10 }), winners, (names, outcomes) => {
        const late = comeIn(playRound(begin('round-robin', names), outcomes), 'Late');
        const over = play(late.ok ? late.value : begin('round-robin', names), outcomes);
        expect(new Set(meetings(over).map(pairOf)).size).toBe(((names + 1) * names) / 2);
        expect(meetings(over).length).toBe(((names + 1) * names) / 2);
        const left = play(dropOut(playRound(begin('round-robin', names), outcomes), 0), outcomes);
        const others = meetings(left)
          .map(pairOf)
          .filter((pair) => !pair.startsWith('0,'));
        expect(new Set(others).size).toBe(((names - 1) * (names - 2)) / 2);
      }),
      RUNS,
    );
  });
});

describe('a Swiss tournament', () => {
  it('brings nobody together twice, and lets nobody rest twice', () => {
    fc.assert(
      fc.property(count, winners, (names, outcomes) => {
        const over = play(begin('swiss', names), outcomes);
        const pairs = meetings(over).map(pairOf);
        // With few names the rounds may have been drawn so that nothing is left; from seven on there always is.
        if (names >= 7) expect(new Set(pairs).size).toBe(pairs.length);
        expect(Math.max(...rests(over))).toBeLessThanOrEqual(1);
        expect(sum(rests(over))).toBe(names % 2 === 0 ? 0 : over.rounds.length);
        for (const entrant of over.entrants.keys()) expect(Math.abs(lean(over, entrant))).toBeLessThanOrEqual(2);
      }),
      RUNS,
    );
  });

  it('goes on when everybody has met everybody, and repeats as little as it can', () => {
    const over = play(begin('swiss', 4, 6), inTurn());
    expect(over.rounds.map((round) => round.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(new Set(meetings(over).map(pairOf)).size).toBe(6);
  });

  it('gives out one point a meeting, and one for every rest', () => {
    fc.assert(
      fc.property(count, winners, (names, outcomes) => {
        const over = play(begin('swiss', names), outcomes);
        const points = sum(standingsOf(over).map((each) => each.points));
        expect(points).toBe(meetings(over).length + sum(rests(over)));
        const ranks = standingsOf(over).map(({ rank }) => rank);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(new Set(standingsOf(over).map(({ entrant }) => entrant)).size).toBe(names);
      }),
      RUNS,
    );
  });
});

describe('a knock-out', () => {
  it.each(SIZES)('of %i has one winner, after as many meetings as there are others', (names) => {
    const over = play(begin('knock-out', names), inTurn());
    expect(meetings(over).length).toBe(names - 1);
    expect(over.rounds.length).toBe(Math.ceil(Math.log2(names)));
    expect(standingsOf(over).filter(({ rank }) => rank === 1).length).toBe(1);
    expect(Math.max(...rests(over))).toBeLessThanOrEqual(1);
  });

  it('has at most one winner whoever leaves', () => {
    fc.assert(
      fc.property(count, winners, fc.array(fc.nat(31), { maxLength: 6 }), (names, outcomes, leaving) => {
        let now = playRound(begin('knock-out', names), outcomes);
        for (const entrant of leaving) if (entrant < names) now = dropOut(now, entrant);
        const over = play(now, outcomes);
        expect(standingsOf(over).filter(({ rank }) => rank === 1).length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });
});
