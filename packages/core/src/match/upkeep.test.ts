import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { PHASE, pebbles } from '../../test/pebbles.ts';
import { ANN, BOB, CAI, go, kinds, localChance, play, refusal, SECRET, sitDown } from '../../test/table.ts';
import { commitmentOf } from '../chance/fair.ts';
import { remaining } from '../clock/clock.ts';
import { DAY } from '../clock/clock-config.ts';
import { decide } from './decide.ts';
import { nextDeadline } from './state.ts';
import { perform, upkeep } from './upkeep.ts';

const clock = { kind: 'fischer', initial: 60_000, increment: 5_000 } as const;

describe('time', () => {
  test('whose time is up loses, at the deadline', () => {
    const state = sitDown(pebbles, { clock });
    expect(nextDeadline(state)).toBe(60_000);
    expect(upkeep(state, 59_999).events).toEqual([]);
    const late = upkeep(state, 90_000);
    expect(late.events).toMatchObject([
      { kind: 'timed-out', seat: 0, at: 60_000 },
      { kind: 'ended', reason: 'time', winners: [1], at: 60_000 },
    ]);
    expect(nextDeadline(late.state)).toBeNull();
  });

  test('a move that comes too late does not count, and what time did is told all the same', () => {
    const state = sitDown(pebbles, { clock });
    const late = decide(state, { kind: 'move', seat: 0, move: '1' }, 60_000);
    expect(late).toMatchObject({ ok: false, problem: { code: 'time-up' } });
    const step = perform(state, { kind: 'move', seat: 0, move: '1' }, 60_000);
    expect(step.problem?.code).toBe('match-over');
    expect(step.events.map(({ kind }) => kind)).toEqual(['timed-out', 'ended']);
  });

  test('a turn of several moves is one turn: the increment comes at its end', () => {
    const first = play(sitDown(pebbles, { clock }), '2', { now: 10_000 });
    expect(first.clock.banks[0].main).toBe(60_000);
    expect(remaining(clock, first.clock, 0, 12_000).main).toBe(48_000);
    const second = play(first, '1', { now: 20_000 });
    expect(second.clock.banks[0].main).toBe(45_000);
    expect(second.clock.running).toEqual({ seat: 1, since: 20_000 });
  });

  test('chance takes no time: while it is to draw nothing runs', () => {
    const start = sitDown(bag, { clock });
    expect(start.clock.running).toBeNull();
    expect(nextDeadline(start)).toBeNull();
    const drawn = go(start, [{ kind: 'draw', move: '+a' }], { now: 500_000 });
    expect(nextDeadline(drawn)).toBe(560_000);
  });

  test('with more than two teams the others play on', () => {
    const start = sitDown(bag, { clock, seats: [ANN, BOB, CAI] });
    const drawn = go(start, [{ kind: 'draw', move: '+a' }], { now: 0 });
    const late = upkeep(drawn, 70_000, localChance(1));
    expect(late.state.result).toBeNull();
    expect(late.state.seats[0].out).toBe('time');
    expect(late.state.position.actor).toBe(1);
    // The next seat's time runs from when it can play, not from the deadline that was missed.
    expect(nextDeadline(late.state)).toBe(130_000);
    const later = upkeep(late.state, 130_000, localChance(1));
    expect(later.state.result).toMatchObject({ reason: 'time', winners: [2] });
  });

  test('times that run backwards do no harm', () => {
    const state = play(sitDown(pebbles, { clock }), '1', { now: 10_000 });
    const back = go(state, [{ kind: 'move', seat: 1, move: '1' }], { now: 4_000 });
    expect(back.at).toBe(10_000);
    expect(back.clock.banks[1].main).toBe(65_000);
  });
});

describe('a phase with its own time', () => {
  test('runs beside the clock, and its last move is played when it is over', () => {
    const stopped = play(sitDown(pebbles, { clock }), '1 1 stop', { now: 1_000 });
    expect(nextDeadline(stopped)).toBe(3_000 + PHASE);
    const alone = play(stopped, '1 1', { now: 100_000 });
    expect(nextDeadline(alone)).toBe(3_000 + PHASE);
    expect(alone.clock.banks[1].main).toBe(64_000);
    const over = upkeep(alone, 1_000_000);
    expect(over.events).toMatchObject([
      { kind: 'moved', seat: 1, move: 'done', by: 'lapse', at: 3_000 + PHASE },
      { kind: 'ended', reason: 'played', winners: [1] },
    ]);
  });

  test('runs where nobody else is timed, and for days where a turn has days', () => {
    const stopped = play(sitDown(pebbles), '1 1 stop', { now: 1_000 });
    expect(nextDeadline(stopped)).toBe(3_000 + PHASE);
    expect(upkeep(stopped, 3_000 + PHASE).events).toMatchObject([
      { kind: 'moved', seat: 1, move: 'done', by: 'lapse' },
      { kind: 'ended' },
    ]);
    const slow = play(sitDown(pebbles, { clock: { kind: 'days', days: 2 } }), '1 1 stop', { now: 1_000 });
    expect(nextDeadline(slow)).toBe(3_000 + 2 * DAY);
  });

  test('goes when the stop is taken back', () => {
    const stopped = play(sitDown(pebbles, { clock, takeback: 'free' }), '1 1 stop');
    const back = go(stopped, [{ kind: 'offer', seat: 0, offer: 'takeback' }]);
    expect(back.clock.phase).toBeNull();
    expect(back.clock.running?.seat).toBe(0);
  });
});

describe('fair chance', () => {
  const start = sitDown(bag, { seats: [ANN, BOB], chance: { kind: 'fair', commitment: commitmentOf(SECRET) } });
  const started = go(start, [
    { kind: 'contribute', seat: 0, contribution: 'aa'.repeat(8) },
    { kind: 'contribute', seat: 1, contribution: 'bb'.repeat(8) },
  ]);

  test('no draw without the seed that was committed to', () => {
    const wrong = { chance: { kind: 'fair', secret: { seed: '00'.repeat(32) } } } as const;
    expect(upkeep(started, 5_000, wrong).problem?.code).toBe('seed-mismatch');
    expect(upkeep(started, 5_000, localChance(1)).problem?.code).toBe('draw-fair');
    expect(refusal(started, { kind: 'draw', move: '+a' })).toBe('draw-fair');
    expect(refusal(started, { kind: 'reveal', seed: SECRET.seed })).toBe('not-over');
  });

  test('the seed is in nothing before the end, and published after it', () => {
    const dealer = { chance: { kind: 'fair', secret: SECRET } } as const;
    let state = upkeep(started, 5_000, dealer).state;
    while (state.result === null) {
      const { game: _game, ...rest } = state;
      expect(JSON.stringify(rest)).not.toContain(SECRET.seed);
      state = play(state, state.line.at(-1)?.actor === -1 ? 'keep' : 'next', { dealer });
    }
    expect(kinds(state).slice(-2)).toEqual(['ended', 'revealed']);
    expect(state.seed).toBe(SECRET.seed);
  });
});
