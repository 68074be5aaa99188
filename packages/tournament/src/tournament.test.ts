import { Random } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { drawRound as drawWith } from './draw.ts';
import { comeBack, comeIn, dropOut } from './entrants.ts';
import { enterOutcome, noteMatch, outcomeOfMatch } from './outcomes.ts';
import { parseTournament, readTournament } from './read-tournament.ts';
import { isOver, mayDraw, roundsInAll, takeBackRound } from './rounds.ts';
import { standingsOf } from './standings.ts';
import { beginTournament, type Outcome, type Round, type System, type Tournament } from './tournament.ts';

const ABC = ['Ada', 'Boris', 'Clara', 'Dmitri'];

function tournament(system: System, names: readonly string[] = ABC, rounds: readonly Round[] = []): Tournament {
  const plan = { name: 'Spring', game: 'lineup', options: {}, clock: { kind: 'none' }, takeback: 'off' } as const;
  return { ...beginTournament({ ...plan, system, planned: 3, names }), rounds };
}

const drawRound = (of: Tournament) => drawWith(of, new Random(14));
const met = (first: number, second: number, winner: Outcome['winner']) => ({ first, second, outcome: { winner } });
const points = (of: Tournament) =>
  standingsOf(of).map(({ entrant, points }) => [of.entrants[entrant]?.name, points] as const);
const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: object },
) => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};

describe('standings', () => {
  it('count one point for a win and half of one for a draw', () => {
    const after = tournament('round-robin', ABC, [[met(0, 3, 'first'), met(1, 2, 'nobody')]]);
    expect(points(after)).toEqual([
      ['Ada', 1],
      ['Boris', 0.5],
      ['Clara', 0.5],
      ['Dmitri', 0],
    ]);
    expect(standingsOf(after).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('put first who has won the meeting of two with the same points', () => {
    const after = tournament('round-robin', ABC, [
      [met(0, 3, 'first'), met(1, 2, 'second')],
      [met(3, 2, 'first'), met(0, 1, 'second')],
      [met(1, 3, 'first'), met(2, 0, 'second')],
    ]);
    // Ada and Boris have two points each, and Boris has beaten Ada; Clara and Dmitri one, and Dmitri has beaten Clara.
    expect(points(after)).toEqual([
      ['Boris', 2],
      ['Ada', 2],
      ['Dmitri', 1],
      ['Clara', 1],
    ]);
    expect(standingsOf(after).map(({ rank, direct }) => [rank, direct])).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 0],
    ]);
  });

  it('of a Swiss tournament ask whom somebody has met: the points of the opponents', () => {
    const after = tournament('swiss', ABC, [
      [met(0, 1, 'first'), met(2, 3, 'first')],
      [met(0, 2, 'first'), met(1, 3, 'first')],
    ]);
    const by = new Map(standingsOf(after).map((each) => [each.entrant, each]));
    expect([by.get(1)?.points, by.get(2)?.points]).toEqual([1, 1]);
    // Boris has met Ada (2) and Dmitri (0), and so has Clara.
    expect([by.get(1)?.buchholz, by.get(2)?.buchholz]).toEqual([2, 2]);
    expect(by.get(0)?.sonneborn).toBe(2);
    expect(standingsOf(after).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('give a point for a round without an opponent in a Swiss tournament, and none in a round robin', () => {
    const round = [met(0, 1, 'first'), { first: 2, second: null }];
    expect(points(tournament('swiss', ABC.slice(0, 3), [round]))).toContainEqual(['Clara', 1]);
    expect(points(tournament('round-robin', ABC.slice(0, 3), [round]))).toContainEqual(['Clara', 0]);
  });

  it('of a knock-out say how far somebody came', () => {
    const after = tournament('knock-out', ABC, [[met(0, 3, 'first'), met(1, 2, 'second')], [met(2, 0, 'first')]]);
    expect(standingsOf(after).map(({ entrant, rank }) => [entrant, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
      [3, 3],
    ]);
    expect(isOver(after)).toBe(true);
  });
});

describe('results', () => {
  const open = tournament('round-robin', ABC, [[{ first: 0, second: 3 }, met(1, 2, 'first')]]);

  it('are entered, corrected and struck out', () => {
    const entered = value(enterOutcome(open, { round: 1, at: 0 }, { winner: 'second', byHand: true }));
    expect(points(entered)[0]).toEqual(['Boris', 1]);
    const corrected = value(enterOutcome(entered, { round: 1, at: 0 }, { winner: 'nobody' }));
    expect(points(corrected)).toContainEqual(['Dmitri', 0.5]);
    expect(value(enterOutcome(corrected, { round: 1, at: 0 }, undefined))).toEqual(open);
  });

  it('are what the matches came to', () => {
    const scores = [3, 1];
    expect(outcomeOfMatch({ reason: 'played', winners: [0], scores })).toEqual({ winner: 'first' });
    expect(outcomeOfMatch({ reason: 'resigned', winners: [1], scores })).toEqual({ winner: 'second' });
    expect(outcomeOfMatch({ reason: 'agreed-draw', winners: [0, 1], scores })).toEqual({ winner: 'nobody' });
    expect(outcomeOfMatch({ reason: 'aborted', winners: [], scores })).toBeUndefined();
  });

  it('are missing: the next round waits', () => {
    expect(mayDraw(open)).toMatchObject({ ok: false, problem: { code: 'round-open', data: { round: 1 } } });
    expect(drawRound(open)).toMatchObject({ ok: false, problem: { code: 'round-open' } });
  });

  it('of nobody who rests can be entered', () => {
    const resting = tournament('swiss', ABC, [[{ first: 0, second: null }]]);
    expect(enterOutcome(resting, { round: 1, at: 0 }, { winner: 'first' })).toMatchObject({
      problem: { code: 'no-opponent' },
    });
  });

  it('of a knock-out cannot be a draw: it is played again with the seats changed', () => {
    const before = noteMatch(tournament('knock-out', ABC, [[{ first: 0, second: 3 }]]), { round: 1, at: 0 }, 'm1');
    const after = value(enterOutcome(before, { round: 1, at: 0 }, { winner: 'nobody' }));
    expect(after.rounds).toEqual([[{ first: 3, second: 0, again: 1 }]]);
  });

  it('of a knock-out stand once the next round has been drawn on them', () => {
    const drawn = tournament('knock-out', ABC, [[met(0, 3, 'first'), met(1, 2, 'first')], [{ first: 0, second: 1 }]]);
    expect(enterOutcome(drawn, { round: 1, at: 0 }, { winner: 'second' })).toMatchObject({
      problem: { code: 'round-after', data: { round: 2 } },
    });
    const back = value(takeBackRound(drawn));
    expect(enterOutcome(back, { round: 1, at: 0 }, { winner: 'second' }).ok).toBe(true);
  });

  it('keep a round from being taken back', () => {
    expect(takeBackRound(open)).toMatchObject({ problem: { code: 'round-played' } });
    expect(takeBackRound(tournament('swiss'))).toMatchObject({ problem: { code: 'no-round' } });
  });
});

describe('who comes and goes', () => {
  it('comes late and plays from the next round on', () => {
    const after = value(comeIn(tournament('swiss', ABC, [[met(0, 1, 'first'), met(2, 3, 'first')]]), ' Emma '));
    expect(after.entrants[4]).toEqual({ name: 'Emma', from: 2 });
    const next = value(drawRound(after)).rounds[1] ?? [];
    expect(next.flatMap(({ first, second }) => [first, second])).toContain(4);
  });

  it('finds no place in a knock-out that has been drawn, nor under a name that somebody has', () => {
    const drawn = value(drawRound(tournament('knock-out')));
    expect(comeIn(drawn, 'Emma')).toMatchObject({ problem: { code: 'knock-out-drawn' } });
    expect(comeIn(tournament('swiss'), 'ada')).toMatchObject({ problem: { code: 'name-taken' } });
  });

  it('drops out: the other one wins without play, and meets somebody else next', () => {
    const before = tournament('swiss', ABC, [[{ first: 0, second: 1 }, met(2, 3, 'first')]]);
    const after = dropOut(before, 0);
    expect(after.rounds[0]?.[0]).toEqual({ first: 0, second: 1, outcome: { winner: 'second', unplayed: true } });
    expect(points(after)).toContainEqual(['Boris', 1]);
    const next = value(drawRound(after)).rounds[1] ?? [];
    expect(next.flatMap(({ first, second }) => [first, second])).not.toContain(0);
    const again = value(drawRound(comeBack(after, 0))).rounds[1] ?? [];
    expect(again.flatMap(({ first, second }) => [first, second])).toContain(0);
  });

  it('drops out of a knock-out between two rounds: whoever would have met them goes on', () => {
    const before = tournament('knock-out', ABC, [[met(0, 3, 'first'), met(1, 2, 'first')]]);
    const after = value(drawRound(dropOut(before, 0)));
    expect(isOver(after)).toBe(true);
    expect(standingsOf(after)[0]).toMatchObject({ entrant: 1, rank: 1 });
  });

  it('drops out of a round robin before half of it: what they played does not count', () => {
    const names = [...ABC, 'Emma', 'Fyodor'];
    const before = tournament('round-robin', names, [[met(0, 5, 'second'), met(1, 4, 'first'), met(2, 3, 'first')]]);
    expect(points(before)).toContainEqual(['Fyodor', 1]);
    const after = standingsOf(dropOut(before, 5));
    expect(after.at(-1)).toMatchObject({ entrant: 5, points: 0, uncounted: true, out: true });
    expect(after.find(({ entrant }) => entrant === 0)).toMatchObject({ points: 0, losses: 0 });
  });
});

describe('a tournament from a file', () => {
  it('is read as it was written', () => {
    const whole = value(drawRound(tournament('swiss', [...ABC, 'Emma'])));
    expect(value(parseTournament(JSON.stringify(whole)))).toEqual(whole);
  });

  it.each([
    ['no JSON', '{', 'no-json'],
    ['something else', '{"version":1}', 'form-wrong'],
    ['two alone', JSON.stringify(tournament('swiss', ['A', 'B'])), 'entrants-count'],
    ['one name twice', JSON.stringify(tournament('swiss', ['A', 'B', 'a'])), 'name-taken'],
    ['somebody twice in a round', JSON.stringify(tournament('swiss', ABC, [[met(0, 0, 'first')]])), 'round-broken'],
    ['a stranger in a round', JSON.stringify(tournament('swiss', ABC, [[met(0, 9, 'first')]])), 'round-broken'],
  ])('is refused: %s', (_, text, code) => {
    expect(parseTournament(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('says how many rounds there will be', () => {
    expect(roundsInAll(value(readTournament(tournament('round-robin'))))).toBe(3);
    expect(roundsInAll(tournament('round-robin', ABC.slice(0, 3)))).toBe(3);
    expect(roundsInAll(tournament('knock-out', [...ABC, 'Emma']))).toBe(3);
  });
});
