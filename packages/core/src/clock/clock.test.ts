import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadline, fallen, haltTurn, remaining, startPhase, startTurn, stopPhase, stopTurn, wind } from './clock.ts';
import { CLOCK_RANGES, type ClockConfig, DAY, readClock } from './clock-config.ts';

const FISCHER: ClockConfig = { kind: 'fischer', initial: 60_000, increment: 5_000 };
const BYO_YOMI: ClockConfig = { kind: 'byo-yomi', main: 10_000, periods: 3, period: 30_000 };
const DELAY: ClockConfig = { kind: 'delay', main: 20_000, delay: 3_000 };
const DAYS: ClockConfig = { kind: 'days', days: 2 };

describe('Fischer', () => {
  test('a turn takes its time from the bank and earns the increment', () => {
    const running = startTurn(wind(FISCHER, 2), 0, 1_000);
    expect(deadline(FISCHER, running)).toBe(61_000);
    expect(remaining(FISCHER, running, 0, 11_000)).toEqual({ main: 50_000, periods: 0, turn: 0, total: 50_000 });
    expect(remaining(FISCHER, running, 1, 11_000).main).toBe(60_000);
    expect(stopTurn(FISCHER, running, 11_000).banks[0].main).toBe(55_000);
    expect(haltTurn(FISCHER, running, 11_000).banks[0].main).toBe(50_000);
  });

  test('the flag falls at the deadline, not before', () => {
    const running = startTurn(wind(FISCHER, 2), 1, 0);
    expect(fallen(FISCHER, running, 59_999)).toBeNull();
    expect(fallen(FISCHER, running, 60_000)).toBe(1);
  });
});

describe('byo-yomi', () => {
  const running = startTurn(wind(BYO_YOMI, 2), 0, 0);

  test('a period that is not overstepped comes back whole', () => {
    expect(stopTurn(BYO_YOMI, running, 39_999).banks[0]).toEqual({ main: 0, periods: 3 });
    expect(stopTurn(BYO_YOMI, running, 40_000).banks[0]).toEqual({ main: 0, periods: 2 });
  });

  test('main time, periods and what is left of the running one', () => {
    expect(remaining(BYO_YOMI, running, 0, 4_000)).toEqual({ main: 6_000, periods: 3, turn: 30_000, total: 96_000 });
    expect(remaining(BYO_YOMI, running, 0, 50_000)).toEqual({ main: 0, periods: 2, turn: 20_000, total: 50_000 });
    expect(deadline(BYO_YOMI, running)).toBe(100_000);
    expect(remaining(BYO_YOMI, running, 0, 100_000)).toEqual({ main: 0, periods: 0, turn: 0, total: 0 });
  });
});

test('simple delay: the first seconds of a turn are free', () => {
  const running = startTurn(wind(DELAY, 2), 0, 0);
  expect(stopTurn(DELAY, running, 2_500).banks[0].main).toBe(20_000);
  expect(stopTurn(DELAY, running, 5_000).banks[0].main).toBe(18_000);
  expect(remaining(DELAY, running, 0, 1_000)).toEqual({ main: 20_000, periods: 0, turn: 2_000, total: 22_000 });
  expect(deadline(DELAY, running)).toBe(23_000);
});

test('days: every turn has its own', () => {
  const running = startTurn(wind(DAYS, 2), 0, 500);
  expect(deadline(DAYS, running)).toBe(2 * DAY + 500);
  const next = startTurn(stopTurn(DAYS, running, DAY), 1, DAY);
  expect(deadline(DAYS, next)).toBe(3 * DAY);
});

test('no clock: no deadline, and nothing to run out of', () => {
  const none: ClockConfig = { kind: 'none' };
  const running = startTurn(wind(none, 2), 0, 0);
  expect(deadline(none, running)).toBeNull();
  expect(fallen(none, running, 1e12)).toBeNull();
  expect(remaining(none, running, 0, 1e12).total).toBeNull();
});

test('a phase has its own deadline and touches no bank; with days for a move it has those', () => {
  const phase = startPhase(FISCHER, wind(FISCHER, 2), 1, 180_000, 10);
  expect(deadline(FISCHER, phase)).toBe(180_010);
  expect(fallen(FISCHER, phase, 1e9)).toBeNull();
  expect(remaining(FISCHER, phase, 1, 80_010)).toMatchObject({ main: 60_000, total: 100_000 });
  expect(deadline(FISCHER, stopPhase(phase))).toBeNull();
  expect(deadline(DAYS, startPhase(DAYS, wind(DAYS, 2), 1, 180_000, 10))).toBe(2 * DAY + 10);
});

const someClock: fc.Arbitrary<ClockConfig> = fc
  .constantFrom(...(Object.keys(CLOCK_RANGES) as ClockConfig['kind'][]))
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      ...Object.fromEntries(
        Object.entries(CLOCK_RANGES[kind]).map(([name, [min, max]]) => [name, fc.integer({ min, max })]),
      ),
    }),
  )
  .map((value) => readClock(value))
  .filter((read) => read.ok)
  .map((read) => (read.ok ? read.value : { kind: 'none' }));

test('time never goes negative, never comes back, and runs out exactly at the deadline', () => {
  const turns = fc.array(fc.tuple(fc.nat(3), fc.nat(4_000_000), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(someClock, turns, (config, list) => {
      let clock = wind(config, 4);
      let at = 1_000;
      for (const [seat, wait, made] of list) {
        clock = startTurn(clock, seat, at);
        const end = deadline(config, clock);
        const before = remaining(config, clock, seat, at);
        at += wait;
        const left = remaining(config, clock, seat, at);
        for (const value of [left.main, left.periods, left.turn, left.total ?? 0])
          expect(value).toBeGreaterThanOrEqual(0);
        expect(left.main).toBeLessThanOrEqual(before.main);
        expect(left.periods).toBeLessThanOrEqual(before.periods);
        expect(left.total).toBe(end === null ? null : Math.max(0, end - at));
        expect(fallen(config, clock, at)).toBe(end !== null && at >= end ? seat : null);
        clock = made ? stopTurn(config, clock, at) : haltTurn(config, clock, at);
        for (const bank of clock.banks) expect(Math.min(bank.main, bank.periods)).toBeGreaterThanOrEqual(0);
      }
    }),
    { seed: 3 },
  );
});

test('clocks are read from anything, and what is wrong is named', () => {
  const code = (value: unknown): string => {
    const read = readClock(value);
    return read.ok ? 'ok' : `${read.problem.code} ${read.problem.data?.name ?? ''}`.trim();
  };
  for (const good of [FISCHER, BYO_YOMI, DELAY, DAYS, { kind: 'none' }])
    expect(readClock(good)).toEqual({ ok: true, value: good });
  expect(code(null)).toBe('clock-not-object');
  expect(code([])).toBe('clock-not-object');
  expect(code({})).toBe('clock-kind');
  expect(code({ kind: 'toString' })).toBe('clock-kind');
  expect(code({ kind: 'none', initial: 5 })).toBe('clock-unknown initial');
  expect(code({ kind: 'fischer', initial: 60_000 })).toBe('clock-number increment');
  expect(code({ kind: 'fischer', initial: 1.5, increment: 0 })).toBe('clock-number initial');
  expect(code({ kind: 'fischer', initial: 0, increment: 5_000 })).toBe('clock-empty');
  expect(code({ kind: 'delay', main: 0, delay: 0 })).toBe('clock-empty');
  expect(code({ kind: 'delay', main: 0, delay: 5_000 })).toBe('ok');
  expect(code({ kind: 'byo-yomi', main: 0, periods: 0, period: 30_000 })).toBe('clock-number periods');
  expect(code({ kind: 'days', days: 31 })).toBe('clock-number days');
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof readClock(value).ok).toBe('boolean');
    }),
    { seed: 4 },
  );
});
