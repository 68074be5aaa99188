import { describe, expect, test, vi } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { ANN, BOB, BOT, CAI, go, kinds, localChance, play, refusal, sitDown } from '../../test/table.ts';
import { decide } from './decide.ts';
import { extendMatch } from './fold.ts';
import { perform } from './upkeep.ts';

describe('moves', () => {
  test('the seat to move moves, through the checked door', () => {
    const start = sitDown(pebbles);
    expect(refusal(start, { kind: 'move', seat: 1, move: '1' })).toBe('not-your-turn');
    expect(refusal(start, { kind: 'move', seat: 0, move: '4' })).toBe('move-unreadable');
    expect(refusal(start, { kind: 'move', seat: 5, move: '1' })).toBe('seat-unknown');
    const moved = go(start, [{ kind: 'move', seat: 0, move: ' 3 ' }]);
    expect(moved.line.map(({ text }) => text)).toEqual(['3']);
    expect(moved.position.actor).toBe(1);
  });

  test('a move from within is written once, and read once', () => {
    const start = sitDown(pebbles);
    const [read, write] = [vi.spyOn(pebbles, 'read'), vi.spyOn(pebbles, 'write')];
    const moved = perform(start, { kind: 'play', seat: 0, move: 3 }, 7).state;
    expect([read.mock.calls.length, write.mock.calls.length]).toEqual([1, 1]);
    vi.restoreAllMocks();
    expect(moved.events.at(-1)).toMatchObject({ kind: 'moved', seat: 0, move: '3' });
    expect(moved.line.at(-1)).toMatchObject({ actor: 0, move: 3, text: '3' });
    expect(refusal(moved, { kind: 'play', seat: 0, move: 1 })).toBe('not-your-turn');
  });

  test('deciding changes nothing; the events do', () => {
    const start = sitDown(pebbles);
    const events = decide(start, { kind: 'move', seat: 0, move: '1' }, 7);
    if (!events.ok) throw new Error(events.problem.code);
    expect(start.line).toHaveLength(0);
    expect(start.position.actor).toBe(0);
    const after = extendMatch(start, events.value);
    expect(after.ok && after.value.position.actor).toBe(1);
    expect(start.position.actor).toBe(0);
  });

  test('sending a command again is harmless', () => {
    const command = { kind: 'move', seat: 0, move: '2', id: 'm1' } as const;
    const once = go(sitDown(pebbles), [command]);
    const twice = go(once, [command]);
    expect(twice.events).toEqual(once.events);
    expect(go(once, [{ ...command, id: 'm2' }]).line).toHaveLength(2);
  });

  test('a move for a position that is no more is refused', () => {
    const moved = play(sitDown(pebbles), '2');
    expect(refusal(moved, { kind: 'move', seat: 0, move: '2', ply: 0 })).toBe('move-stale');
    expect(refusal(moved, { kind: 'move', seat: 0, move: '2', ply: 1 })).toBeUndefined();
  });

  test('the last move ends the match', () => {
    const over = play(sitDown(pebbles, { options: { heap: 4 } }), '3 1');
    expect(over.result).toEqual({ reason: 'played', winners: [0], scores: [3, 1] });
    expect(refusal(over, { kind: 'move', seat: 0, move: '1' })).toBe('match-over');
    expect(refusal(over, { kind: 'resign', seat: 0 })).toBe('match-over');
  });
});

describe('draws', () => {
  test('nobody moves while something is to be drawn', () => {
    expect(refusal(sitDown(bag), { kind: 'move', seat: 0, move: 'keep' })).toBe('draw-due');
  });

  test('local draws come from the dealer, or by hand', () => {
    const drawn = go(sitDown(bag), [{ kind: 'draw', move: '+a' }]);
    expect(drawn.events.at(-1)).toMatchObject({ kind: 'drawn', move: '+a', draw: 0, by: 'local' });
    expect(refusal(drawn, { kind: 'draw', move: '+a' })).toBe('draw-not-due');
    const dealt = play(drawn, 'keep next', { dealer: localChance(1) });
    expect(dealt.line).toHaveLength(4);
    expect(dealt.position.actor).toBe(1);
  });
});

describe('resigning', () => {
  test('with two teams the other wins', () => {
    expect(go(sitDown(pebbles), [{ kind: 'resign', seat: 0 }]).result).toMatchObject({
      reason: 'resigned',
      winners: [1],
    });
    const partners = sitDown(bag, { options: { partners: true }, seats: [ANN, BOB, CAI, BOT] });
    expect(go(partners, [{ kind: 'resign', seat: 2 }]).result).toMatchObject({ reason: 'resigned', winners: [1, 3] });
  });

  test('with more the others play on, and the seat is played for', () => {
    const start = sitDown(bag, { options: { each: 1 }, seats: [ANN, BOB, CAI] });
    const resigned = go(start, [{ kind: 'resign', seat: 0 }], { dealer: localChance(1) });
    expect(resigned.result).toBeNull();
    expect(resigned.position.actor).toBe(1);
    expect(resigned.events.filter((event) => event.kind === 'moved' && event.by === 'auto')).toHaveLength(2);
    expect(refusal(resigned, { kind: 'resign', seat: 0 })).toBe('seat-out');
    const over = play(resigned, 'drop next keep next', { dealer: localChance(2) });
    expect(over.result).toMatchObject({ reason: 'played', winners: [2] });
  });

  test('one who is out never wins, whatever the score', () => {
    const start = sitDown(bag, { options: { each: 1 }, seats: [ANN, BOB, CAI] });
    const ahead = play(start, '+a keep next +b keep next +c');
    const over = play(go(ahead, [{ kind: 'resign', seat: 0 }]), 'keep next');
    expect(over.position.winners()).toEqual([0]);
    expect(over.result).toEqual({ reason: 'played', winners: [1], scores: [3, 2, 1] });
  });

  test('the last one left wins', () => {
    const start = sitDown(bag, { seats: [ANN, BOB, CAI] });
    const last = go(start, [
      { kind: 'resign', seat: 0 },
      { kind: 'resign', seat: 2 },
    ]);
    expect(last.result).toMatchObject({ reason: 'resigned', winners: [1] });
  });

  test('resigning a solitaire loses it', () => {
    expect(go(sitDown(bag, { seats: [ANN] }), [{ kind: 'resign', seat: 0 }]).result).toMatchObject({ winners: [] });
  });
});

describe('aborting', () => {
  test('before every seat has made its first move', () => {
    const once = play(sitDown(pebbles), '1');
    expect(go(once, [{ kind: 'abort', seat: 0 }]).result).toMatchObject({ reason: 'aborted', winners: [] });
    expect(refusal(play(once, '1'), { kind: 'abort', seat: 0 })).toBe('abort-late');
  });

  test('by the table itself, also before the start', () => {
    const open = sitDown(pebbles, { seats: [ANN, { kind: 'empty' }] });
    const aborted = go(open, [{ kind: 'abort', seat: null }]);
    expect(kinds(aborted)).toEqual(['created', 'aborted', 'ended']);
    expect(refusal(aborted, { kind: 'sit', seat: 1, holder: BOB })).toBe('match-over');
  });
});
