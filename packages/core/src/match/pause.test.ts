import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { go, kinds, localChance, play, refusal, sitDown } from '../../test/table.ts';
import { remaining } from '../clock/clock.ts';
import { readEvents } from './events.ts';
import { foldMatch } from './fold.ts';
import { drawIsDue, nextDeadline, seatToMove } from './state.ts';
import { upkeep } from './upkeep.ts';

const fischer = { kind: 'fischer', initial: 60_000, increment: 5_000 } as const;
const byoYomi = { kind: 'byo-yomi', main: 0, periods: 2, period: 20_000 } as const;
const pause = { kind: 'pause' } as const;
const resume = { kind: 'resume' } as const;

describe('a paused match', () => {
  test('nobody loses time, however long it lasts', () => {
    const begun = sitDown(pebbles, { clock: fischer });
    const paused = go(begun, [pause], { now: 10_000 });
    expect(nextDeadline(paused)).toBeNull();
    expect(upkeep(paused, 10_000_000).events).toEqual([]);
    const resumed = go(paused, [resume], { now: 5_000_000 });
    expect(remaining(fischer, resumed.clock, 0, 5_000_000).main).toBe(50_000);
    expect(nextDeadline(resumed)).toBe(5_050_000);
  });

  test('a period of byo-yomi that has begun goes on where it was', () => {
    const begun = sitDown(pebbles, { clock: byoYomi });
    const resumed = go(go(begun, [pause], { now: 15_000 }), [resume], { now: 100_000 });
    expect(remaining(byoYomi, resumed.clock, 0, 100_000)).toMatchObject({ periods: 2, turn: 5_000 });
  });

  test('nothing is played, drawn, offered or given up', () => {
    const paused = go(sitDown(pebbles, { clock: fischer }), [pause]);
    expect(seatToMove(paused)).toBeUndefined();
    expect(refusal(paused, { kind: 'move', seat: 0, move: '1' })).toBe('match-paused');
    expect(refusal(paused, { kind: 'offer', seat: 0, offer: 'draw' })).toBe('match-paused');
    expect(refusal(paused, { kind: 'resign', seat: 0 })).toBe('match-paused');
    expect(refusal(paused, pause)).toBe('match-paused');
    const due = go(sitDown(bag), [pause]);
    expect(drawIsDue(due)).toBe(false);
    expect(upkeep(due, 5_000, localChance(1)).events).toEqual([]);
    expect(kinds(go(due, [resume], { dealer: localChance(1) }))).toContain('drawn');
  });

  test('may be called off while it can be', () => {
    const over = go(sitDown(pebbles, { clock: fischer }), [pause, { kind: 'abort', seat: 0 }]);
    expect(over.result?.reason).toBe('aborted');
    expect(over.pausedAt).toBeNull();
  });

  test('is still paused when its events are read again, and goes on', () => {
    const paused = go(play(sitDown(pebbles, { clock: fischer }), '1', { now: 4_000 }), [pause], { now: 9_000 });
    const stored = readEvents(JSON.parse(JSON.stringify(paused.events)));
    const again = stored.ok ? foldMatch(pebbles, stored.value) : stored;
    if (!again.ok) throw new Error(again.problem.code);
    expect(again.value.pausedAt).toBe(9_000);
    expect(seatToMove(go(again.value, [resume], { now: 60_000 }))).toBe(paused.position.actor);
  });
});

test('only what goes on can be paused, only what is paused resumed', () => {
  const state = sitDown(pebbles);
  expect(refusal(state, resume)).toBe('not-paused');
  expect(refusal(sitDown(pebbles, { seats: [{ kind: 'empty' }, { kind: 'empty' }] }), pause)).toBe('not-started');
  const over = go(play(state, '1'), [{ kind: 'resign', seat: 0 }]);
  expect(refusal(over, pause)).toBe('match-over');
});
