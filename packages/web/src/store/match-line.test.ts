import type { MatchEvent } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import type { KeptMatch } from './kept-match.ts';
import { lineOf } from './match-line.ts';

const created = (count: number): MatchEvent => ({
  kind: 'created',
  number: 0,
  at: 1,
  version: 1,
  game: 'lineup',
  options: {},
  seats: Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: seat + 2 },
  ),
  clock: { kind: 'none' },
  takeback: 'free',
  chance: { kind: 'local' },
});
const kept = (given: Partial<KeptMatch>): KeptMatch => ({
  id: 'm',
  game: 'lineup',
  events: [created(2)],
  seed: undefined,
  touched: 5,
  over: false,
  plies: 0,
  names: ['Ada', 'Bot'],
  ...given,
});

describe('the line of a match', () => {
  it('says who sits there and, once it is over, how it ended', () => {
    expect(lineOf(kept({}))).toMatchObject({ levels: [null, 3], teams: [0, 1], result: undefined });
    const end: MatchEvent = { kind: 'ended', number: 1, at: 2, reason: 'played', winners: [1], scores: [3, 4] };
    expect(lineOf(kept({ events: [created(2), end], over: true })).result).toEqual({
      reason: 'played',
      winners: [1],
      scores: [3, 4],
    });
  });

  it('counts moves and not what was drawn between them, where that is known', () => {
    expect(lineOf(kept({ plies: 9, moves: 4 }))).toMatchObject({ plies: 9, moves: 4 });
    expect(lineOf(kept({ plies: 9 }))).not.toHaveProperty('moves');
  });

  it('does not guess who was with whom among many in an old match', () => {
    expect(lineOf(kept({ events: [created(4)] })).teams).toBeUndefined();
    expect(lineOf(kept({ events: [created(4)], teams: [0, 1, 0, 1] })).teams).toEqual([0, 1, 0, 1]);
  });

  it('follows who sat down later', () => {
    const seated: MatchEvent = { kind: 'seated', number: 1, at: 2, seat: 1, holder: { kind: 'person', name: 'Bo' } };
    expect(lineOf(kept({ events: [created(2), seated] })).levels).toEqual([null, null]);
  });
});
