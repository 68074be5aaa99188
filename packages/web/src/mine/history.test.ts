import { describe, expect, it } from 'vitest';
import type { MatchLine } from '../store/match-line.ts';
import { ANY, opponentsIn, wanted } from './filter.ts';
import { levelPlayed, outcomeOf } from './outcome.ts';
import { boutsOf, suggestedLevel } from './suggested-level.ts';
import { tallyOf } from './tally.ts';

let made = 0;
const line = (given: Partial<MatchLine>): MatchLine => ({
  id: `m${made++}`,
  game: 'lineup',
  touched: 0,
  over: true,
  plies: 9,
  names: ['Ada', 'Bot 3'],
  levels: [null, 3],
  teams: [0, 1],
  mine: undefined,
  result: { reason: 'played', winners: [0], scores: [5, 3] },
  ...given,
});
const ended = (...winners: number[]) => ({ reason: 'played', winners, scores: [5, 3] }) as const;

describe('how a match came out', () => {
  it('is told from the side of the only person', () => {
    expect(outcomeOf(line({}))).toBe('won');
    expect(outcomeOf(line({ result: ended(1) }))).toBe('lost');
    expect(outcomeOf(line({ result: ended(0, 1) }))).toBe('drawn');
    expect(outcomeOf(line({ result: undefined, over: false }))).toBe('open');
    expect(outcomeOf(line({ result: { reason: 'aborted', winners: [], scores: [0, 0] } }))).toBe('off');
    expect(outcomeOf(line({ levels: [null, null] }))).toBe('decided');
  });

  it('is told from one’s own side, where the others sat elsewhere', () => {
    const far = { levels: [null, null], result: ended(1) };
    expect(outcomeOf(line({ ...far, mine: [1] }))).toBe('won');
    expect(outcomeOf(line({ ...far, mine: [0] }))).toBe('lost');
    expect(outcomeOf(line({ ...far, mine: [] }))).toBe('decided');
  });

  it('is a win for both partners, and no draw', () => {
    const partners = { levels: [null, 5, 2, 4], teams: [0, 1, 0, 1] };
    expect(outcomeOf(line({ ...partners, result: ended(0, 2) }))).toBe('won');
    expect(outcomeOf(line({ ...partners, result: ended(1, 3) }))).toBe('lost');
    expect(levelPlayed(line(partners))).toBe(5);
    expect(outcomeOf(line({ ...partners, teams: [0, 1, 2, 3], result: ended(0, 2) }))).toBe('drawn');
  });

  it('alone is won or lost', () => {
    const alone = { levels: [null], teams: [0], names: ['Ada'] };
    expect(outcomeOf(line({ ...alone, result: ended(0) }))).toBe('won');
    expect(outcomeOf(line({ ...alone, result: ended() }))).toBe('lost');
    expect(levelPlayed(line(alone))).toBeUndefined();
  });
});

describe('the level to play next', () => {
  const bouts = (...all: ['won' | 'lost' | 'drawn', number][]) => all.map(([outcome, level]) => ({ outcome, level }));

  it('is one up after two wins, one down after two losses', () => {
    expect(suggestedLevel(bouts(['won', 3], ['won', 3], ['lost', 3]))).toEqual({
      level: 4,
      after: { outcome: 'won', times: 2, level: 3 },
    });
    expect(suggestedLevel(bouts(['lost', 3], ['lost', 3], ['lost', 3]))?.level).toBe(2);
  });

  it('stays where there was one of each, another level, or a draw', () => {
    const stays = { level: 3, after: null };
    expect(suggestedLevel(bouts(['won', 3], ['lost', 3]))).toEqual(stays);
    expect(suggestedLevel(bouts(['won', 3], ['won', 2], ['won', 2]))).toEqual(stays);
    expect(suggestedLevel(bouts(['drawn', 3], ['drawn', 3]))).toEqual(stays);
  });

  it('stays on the ladder, and says nothing to whoever has not played', () => {
    expect(suggestedLevel(bouts(['won', 10], ['won', 10]))?.level).toBe(10);
    expect(suggestedLevel(bouts(['won', 5], ['won', 5]), 5)?.level).toBe(5);
    expect(suggestedLevel(bouts(['lost', 8], ['lost', 8]), 5)).toEqual({ level: 8, after: null });
    expect(suggestedLevel(bouts(['lost', 1], ['lost', 1]))?.level).toBe(1);
    expect(suggestedLevel([])).toBeUndefined();
  });

  it('follows from matches of the same game against bots that came to their end', () => {
    const lines = [
      line({ result: undefined, over: false }),
      line({ levels: [null, null] }),
      line({ game: 'other', result: ended(1) }),
      line({}),
      line({ result: { reason: 'aborted', winners: [], scores: [] } }),
      line({ levels: [4, null], result: ended(0) }),
    ];
    expect(boutsOf(lines, 'lineup')).toEqual(bouts(['won', 3], ['lost', 4]));
  });
});

describe('the tally', () => {
  it('counts by game and level, the strongest first', () => {
    const lines = [line({}), line({ result: ended(1) }), line({ levels: [null, 7] }), line({ levels: [null, null] })];
    expect(tallyOf(lines, ['other', 'lineup'])).toEqual([
      {
        game: 'lineup',
        levels: [
          { level: 7, won: 1, lost: 0, drawn: 0 },
          { level: 3, won: 1, lost: 1, drawn: 0 },
        ],
        alone: undefined,
      },
    ]);
  });

  it('knows the best match alone', () => {
    const alone = (...scores: number[]) =>
      line({ levels: [null], teams: [0], result: { reason: 'played', winners: [0], scores } });
    const best = alone(80, 20);
    expect(tallyOf([alone(80, 30), best, alone(70, 1)], ['lineup'])[0]?.alone).toBe(best);
  });
});

describe('what is wanted', () => {
  const told = ({ names }: MatchLine) => names.join(' ');
  const lines = [
    line({ names: ['Ada', 'Bot 3'] }),
    line({ names: ['Ada', 'Bot 10'], levels: [null, 10], result: ended(1) }),
    line({ names: ['Ada', 'Пётр'], levels: [null, null], game: 'other' }),
  ];
  const found = (wish: Partial<typeof ANY>) =>
    wanted(lines, { ...ANY, ...wish }, told).map((one) => lines.indexOf(one));

  it('is everything, or what each choice leaves', () => {
    expect(found({})).toEqual([0, 1, 2]);
    expect(found({ game: 'lineup' })).toEqual([0, 1]);
    expect(found({ outcome: 'lost' })).toEqual([1]);
    expect(found({ opponent: 'people' })).toEqual([2]);
    expect(found({ opponent: 'bot-3', outcome: 'lost' })).toEqual([]);
  });

  it('is found by words in any order, whatever the letters look like', () => {
    expect(found({ search: ' пЕтр  ada' })).toEqual([2]);
    expect(found({ search: 'nobody' })).toEqual([]);
  });

  it('can be chosen by the opponents that there are, levels in order', () => {
    expect(opponentsIn(lines)).toEqual(['bot-3', 'bot-10', 'people']);
  });
});
