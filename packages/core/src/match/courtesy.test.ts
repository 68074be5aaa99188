import { describe, expect, test } from 'vitest';
import { pebbles } from '../../test/pebbles.ts';
import { BOT, go, kinds, play, refusal, sitDown } from '../../test/table.ts';
import { remaining } from '../clock/clock.ts';
import { nextDeadline } from './state.ts';

const fischer = { kind: 'fischer', initial: 60_000, increment: 0 } as const;

describe('a pause by agreement', () => {
  const begun = sitDown(pebbles, { clock: fischer });
  const asked = go(begun, [{ kind: 'offer', seat: 0, offer: 'pause' }]);
  const paused = go(asked, [{ kind: 'accept', seat: 1, offer: 'pause' }], { now: 10_000 });

  test('begins when everybody else has agreed', () => {
    expect(asked.pausedAt).toBeNull();
    expect(paused.pausedAt).toBe(10_000);
    expect(nextDeadline(paused)).toBeNull();
  });

  test('ends in the same way, and a refusal does not close that way for ever', () => {
    expect(refusal(paused, { kind: 'offer', seat: 0, offer: 'draw' })).toBe('match-paused');
    const no = go(paused, [
      { kind: 'offer', seat: 1, offer: 'resume' },
      { kind: 'decline', seat: 0, offer: 'resume' },
    ]);
    const on = go(
      no,
      [
        { kind: 'offer', seat: 1, offer: 'resume' },
        { kind: 'accept', seat: 0, offer: 'resume' },
      ],
      { now: 100_000, every: 0 },
    );
    expect(on.pausedAt).toBeNull();
    expect(remaining(fischer, on.clock, 0, 100_000).main).toBe(50_000);
  });

  test('a bot rests and goes on with whoever asks', () => {
    const resting = go(sitDown(pebbles, { seats: [{ kind: 'person', name: 'Ann' }, BOT], clock: fischer }), [
      { kind: 'offer', seat: 0, offer: 'pause' },
    ]);
    expect(resting.pausedAt).not.toBeNull();
    const on = go(resting, [{ kind: 'offer', seat: 0, offer: 'resume' }]);
    expect(on.pausedAt).toBeNull();
    expect(kinds(on).slice(-3)).toEqual(['accepted', 'agreed', 'resumed']);
  });
});

describe('time that is given', () => {
  const begun = sitDown(pebbles, { clock: fischer });
  const give = { kind: 'give', seat: 1, to: 0, milliseconds: 15_000 } as const;

  test('is the other seat’s at once, while its clock runs', () => {
    const given = go(begun, [give], { now: 20_000 });
    expect(remaining(fischer, given.clock, 0, 20_000).main).toBe(55_000);
    expect(nextDeadline(given)).toBe(75_000);
  });

  test('lengthens a phase that has its own time', () => {
    const alone = play(begun, 'stop');
    const before = nextDeadline(alone);
    const given = go(alone, [{ kind: 'give', seat: 0, to: 1, milliseconds: 15_000 }]);
    expect(nextDeadline(given)).toBe((before ?? 0) + 15_000);
    const untimed = play(sitDown(pebbles), 'stop');
    const more = go(untimed, [{ kind: 'give', seat: 0, to: 1, milliseconds: 15_000 }]);
    expect(nextDeadline(more)).toBe((nextDeadline(untimed) ?? 0) + 15_000);
  });

  test('is nobody’s own gift, nor one without a clock', () => {
    expect(refusal(begun, { ...give, to: 1 })).toBe('give-self');
    expect(refusal(begun, { ...give, to: 7 })).toBe('seat-unknown');
    expect(refusal(sitDown(pebbles), give)).toBe('give-untimed');
  });
});
