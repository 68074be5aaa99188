import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { ANN, BOB, BOT, CAI, EMPTY, fairChance, go, kinds, play, refusal, SECRET, sitDown } from '../../test/table.ts';
import { commitmentOf } from '../chance/fair.ts';
import { createMatch } from './decide.ts';
import { foldMatch } from './fold.ts';

const FAIR = { kind: 'fair', commitment: commitmentOf(SECRET) } as const;
const AA = 'aa'.repeat(8);
const BB = 'bb'.repeat(8);

describe('sitting down', () => {
  test('a match starts when the last seat is filled, and not before', () => {
    const open = sitDown(pebbles, { seats: [ANN, EMPTY] });
    expect(open.startedAt).toBeNull();
    expect(refusal(open, { kind: 'move', seat: 0, move: '1' })).toBe('not-started');
    const full = go(open, [{ kind: 'sit', seat: 1, holder: BOB }], { now: 5000 });
    expect(full.startedAt).toBe(5000);
    expect(kinds(full)).toEqual(['created', 'seated', 'started']);
  });

  test('a taken seat is taken; who leaves before the start can be replaced', () => {
    const open = sitDown(pebbles, { seats: [ANN, EMPTY] });
    expect(refusal(open, { kind: 'sit', seat: 0, holder: CAI })).toBe('seat-taken');
    expect(refusal(open, { kind: 'sit', seat: 2, holder: CAI })).toBe('seat-unknown');
    const left = go(open, [{ kind: 'leave', seat: 0 }]);
    expect(refusal(left, { kind: 'leave', seat: 0 })).toBe('seat-empty');
    expect(go(left, [{ kind: 'sit', seat: 0, holder: CAI }]).seats[0].holder).toEqual(CAI);
  });

  test('a bot stands in for somebody who left, until a person comes', () => {
    const left = go(sitDown(pebbles), [{ kind: 'leave', seat: 1 }]);
    expect(left.startedAt).toBe(0);
    const standIn = go(left, [{ kind: 'sit', seat: 1, holder: BOT }]);
    const back = go(standIn, [{ kind: 'sit', seat: 1, holder: BOB }]);
    expect(back.seats[1].holder).toEqual(BOB);
    expect(refusal(back, { kind: 'sit', seat: 1, holder: CAI })).toBe('seat-taken');
  });

  test('a bot that was there from the start keeps its seat', () => {
    expect(refusal(sitDown(pebbles, { seats: [ANN, BOT] }), { kind: 'sit', seat: 1, holder: BOB })).toBe('seat-taken');
  });
});

describe('adding to fair chance', () => {
  test('the match waits for what every person adds; bots add nothing', () => {
    const open = sitDown(bag, { seats: [ANN, EMPTY, BOT], chance: FAIR });
    const seated = go(open, [{ kind: 'sit', seat: 1, holder: BOB, contribution: BB }], { dealer: fairChance });
    expect(seated.startedAt).toBeNull();
    const ready = go(seated, [{ kind: 'contribute', seat: 0, contribution: AA }], { dealer: fairChance });
    expect(ready.startedAt).not.toBeNull();
    expect(ready.seats.map(({ contribution }) => contribution)).toEqual([AA, BB, '']);
    expect(ready.position.actor).toBe(0);
    expect(ready.line).toHaveLength(1);
  });

  test('once, before the start, and only with fair chance', () => {
    const open = sitDown(bag, { seats: [ANN, BOB], chance: FAIR });
    const once = go(open, [{ kind: 'contribute', seat: 0, contribution: AA }]);
    expect(refusal(once, { kind: 'contribute', seat: 0, contribution: BB })).toBe('contribution-twice');
    const started = go(once, [{ kind: 'contribute', seat: 1, contribution: BB }]);
    expect(refusal(started, { kind: 'contribute', seat: 1, contribution: AA })).toBe('contribution-late');
    expect(refusal(sitDown(bag), { kind: 'contribute', seat: 1, contribution: AA })).toBe('draw-local');
  });

  test('who leaves before the start takes it away again', () => {
    const open = sitDown(bag, { seats: [ANN, BOB], chance: FAIR });
    const left = go(open, [
      { kind: 'contribute', seat: 0, contribution: AA },
      { kind: 'leave', seat: 0 },
    ]);
    expect(left.seats[0].contribution).toBe('');
  });
});

describe('plans', () => {
  const code = (plan: unknown): string | undefined => {
    const events = createMatch(pebbles, plan as Parameters<typeof createMatch>[1], 0);
    return events.ok ? undefined : events.problem.code;
  };

  test('what cannot be played is refused', () => {
    expect(code({ seats: [ANN, BOB] })).toBeUndefined();
    expect(code(null)).toBe('plan-not-object');
    expect(code({})).toBe('plan-seats');
    expect(code({ seats: [ANN] })).toBe('seats-count');
    expect(code({ seats: [ANN, { kind: 'person', name: ' ' }] })).toBe('name-wrong');
    expect(code({ seats: [ANN, { kind: 'person', name: 'a\u202eb' }] })).toBe('name-wrong');
    expect(code({ seats: [ANN, { kind: 'bot', level: 0 }] })).toBe('bot-level');
    expect(code({ seats: [ANN, { kind: 'ghost' }] })).toBe('holder-kind');
    expect(code({ seats: [ANN, BOB], clock: { kind: 'hourglass' } })).toBe('clock-kind');
    expect(code({ seats: [ANN, BOB], takeback: 'often' })).toBe('plan-takeback');
    expect(code({ seats: [ANN, BOB], chance: { kind: 'fair', commitment: 'x' } })).toBe('plan-chance');
    expect(code({ seats: [ANN, BOB], options: { heap: 0 } })).toBe('option-integer');
  });

  test('a time that is none is refused', () => {
    for (const now of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
      expect(createMatch(pebbles, { ...sitDown(pebbles).created }, now)).toMatchObject({ ok: false });
      expect(refusal(sitDown(pebbles), { kind: 'resign', seat: 0 }, now)).toBe('time-wrong');
    }
  });
});

test('events that cannot have happened are refused and named', () => {
  const { events } = play(sitDown(pebbles), '1 3');
  const code = (list: readonly unknown[]): string | undefined => {
    const state = foldMatch(pebbles, list as typeof events);
    return state.ok ? undefined : `${state.problem.code} ${state.problem.data?.event}`;
  };
  expect(code(events)).toBeUndefined();
  expect(code([])).toBe('event-first 0');
  expect(code(events.slice(1))).toBe('event-first 1');
  expect(code(events.toSpliced(2, 1))).toBe('event-number 3');
  expect(code(events.with(3, { ...events[3], at: 0 }))).toBe('event-time 3');
  expect(code(events.with(3, { ...events[3], move: '9' } as (typeof events)[3]))).toBe('move-unreadable 3');
  expect(code(events.with(3, { ...events[3], seat: 0 } as (typeof events)[3]))).toBe('not-your-turn 3');
  expect(code(events.with(3, { ...events[3], seat: 9 } as (typeof events)[3]))).toBe('seat-unknown 3');
  expect(foldMatch(bag, events).ok).toBe(false);
});
