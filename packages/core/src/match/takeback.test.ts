import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { ANN, go, play, refusal, sitDown } from '../../test/table.ts';
import type { Command } from './commands.ts';
import { extendMatch } from './fold.ts';
import type { MatchState } from './state.ts';

const ask = (seat: number): Command => ({ kind: 'offer', seat, offer: 'takeback' });
const line = (state: MatchState): string => state.line.map(({ text }) => text).join(' ');

describe('without chance', () => {
  test('the own last move goes, and what came after it', () => {
    const state = play(sitDown(pebbles, { takeback: 'free' }), '1 3 1');
    expect(line(go(state, [ask(0)]))).toBe('1 3');
    expect(line(go(state, [ask(1)]))).toBe('1');
    expect(go(state, [ask(1)]).position.scores()).toEqual([1, 0]);
    expect(go(state, [ask(1)]).position.actor).toBe(1);
  });

  test('of a turn of several moves only the last', () => {
    expect(line(go(play(sitDown(pebbles, { takeback: 'free' }), '2 2'), [ask(0)]))).toBe('2');
  });

  test('when asked for, the others have to agree; it lapses when anybody moves', () => {
    const asked = go(play(sitDown(pebbles), '1 3'), [ask(0)]);
    expect(line(asked)).toBe('1 3');
    expect(line(go(asked, [{ kind: 'accept', seat: 1, offer: 'takeback' }]))).toBe('');
    expect(play(asked, '1').offers).toEqual([]);
  });

  test('an agreed takeback may be followed by another', () => {
    let state = play(sitDown(pebbles), '1 3 1 3');
    for (const left of ['1 3', '']) {
      state = go(state, [ask(0), { kind: 'accept', seat: 1, offer: 'takeback' }]);
      expect(line(state)).toBe(left);
    }
  });

  test('is refused with a reason', () => {
    expect(refusal(play(sitDown(pebbles, { takeback: 'off' }), '1'), ask(0))).toBe('takeback-off');
    expect(refusal(play(sitDown(pebbles), '1'), ask(1))).toBe('takeback-nothing');
    expect(refusal(play(sitDown(pebbles, { options: { heap: 1 } }), '1'), ask(0))).toBe('match-over');
  });
});

describe('with chance', () => {
  test('what has been drawn since stands between', () => {
    const decided = play(sitDown(bag, { takeback: 'free' }), '+a keep');
    expect(line(go(decided, [ask(0)]))).toBe('+a');
    const drawn = play(decided, 'next +b');
    expect(refusal(drawn, ask(0))).toBe('takeback-drawn');
    expect(refusal(drawn, ask(1))).toBe('takeback-nothing');
    expect(line(go(play(drawn, 'drop'), [ask(1)]))).toBe('+a keep next +b');
  });

  test('an event that would undo a draw cannot be folded', () => {
    const drawn = play(sitDown(bag, { takeback: 'free' }), '+a keep next +b');
    const forge = (to: number) =>
      extendMatch(drawn, [{ number: drawn.events.length, at: drawn.at, kind: 'taken-back', seat: 0, to }]);
    for (const to of [0, 1, 2, 3]) expect(forge(to)).toMatchObject({ problem: { code: 'takeback-drawn' } });
    expect(forge(4)).toMatchObject({ problem: { code: 'takeback-nothing' } });
  });

  test('alone at the table nobody has to be asked', () => {
    expect(line(go(play(sitDown(bag, { seats: [ANN] }), '+a keep'), [ask(0)]))).toBe('+a');
  });
});

describe('and the clock', () => {
  const clock = { kind: 'fischer', initial: 60_000, increment: 5_000 } as const;

  test('used time stays used, and what was earned since is gone', () => {
    const state = play(sitDown(pebbles, { takeback: 'free', clock }), '1 3', { now: 2_000, every: 10_000 });
    expect(state.clock.banks.map(({ main }) => main)).toEqual([63_000, 55_000]);
    const back = go(state, [ask(0)], { now: 20_000 });
    // Seat 0 had thought for 8 seconds: 63 - 8, and not more than the 60 of the beginning.
    expect(back.clock.banks.map(({ main }) => main)).toEqual([55_000, 55_000]);
    expect(back.clock.running).toEqual({ seat: 0, since: 20_000 });
  });

  test('within a turn the time simply runs on', () => {
    const state = play(sitDown(pebbles, { takeback: 'free', clock }), '2 2');
    expect(go(state, [ask(0)], { now: 30_000 }).clock.running).toEqual({ seat: 0, since: 0 });
  });
});
