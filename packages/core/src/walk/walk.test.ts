import { describe, expect, it, vi } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { CHANCE } from '../game/position.ts';
import { startPosition } from '../scene/record.ts';
import type { Result } from '../schema/problem.ts';
import { type BareNode, lineFrom, lineTo, placeOn, stepTowards, Walk } from './walk.ts';

function begin(heap = 12): Walk {
  const start = startPosition(pebbles, { heap }, 2);
  if (!start.ok) throw new Error(start.problem.code);
  return Walk.from(pebbles as Walk['game'], start.value.position);
}

function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

/** The last place of a line of moves, in notation. */
const along = (walk: Walk, from: BareNode, line: string): BareNode =>
  line.split(' ').reduce((node, text) => sure(walk.playText(node, text)), from);

const texts = (nodes: readonly BareNode[]): string => nodes.map(({ text }) => text).join(' ');

describe('a walk', () => {
  it('goes along lines and has the position at every place', () => {
    const walk = begin();
    const end = along(walk, walk.root, '1 1 3');
    const other = along(walk, placeOn(end, 1), '3 3');
    expect([texts(lineTo(end)), texts(lineTo(other)), texts(lineFrom(walk.root))]).toEqual(['1 1 3', '1 3 3', '1 1 3']);
    expect(walk.positionAt(other).scores()).toEqual([4, 3]);
    expect(walk.positionAt(end).scores()).toEqual([4, 1]);
    expect(walk.positionAt(walk.root).scores()).toEqual([0, 0]);
    expect([end.ply, end.actor, walk.actorAt(end)]).toEqual([3, 0, 1]);
  });

  it('gives every place a position of its own, and the same one again', () => {
    const walk = begin();
    const end = along(walk, walk.root, '1 2');
    const before = walk.positionAt(placeOn(end, 1));
    const after = walk.positionAt(end);
    expect(after).not.toBe(before);
    expect(walk.positionAt(end)).toBe(after);
    expect(walk.lastAt(end)).toEqual({ before, move: end.move });
    expect(walk.lastAt(end)?.before).toBe(before);
    expect(walk.lastAt(walk.root)).toBeUndefined();
  });

  it('keeps only so many positions at hand, the latest, and finds the others again', () => {
    const walk = begin(50);
    const end = along(walk, walk.root, Array.from({ length: 50 }, () => '1').join(' '));
    const places = lineTo(end);
    const positions = places.map((place) => walk.positionAt(place));
    expect(walk.positionAt(places[49])).toBe(positions[49]);
    expect(walk.positionAt(places[0])).not.toBe(positions[0]);
    expect(walk.positionAt(places[0]).scores()).toEqual(positions[0].scores());
  });

  it('writes a move once and reads none that is a number', () => {
    const walk = begin();
    const [read, write] = [vi.spyOn(pebbles, 'read'), vi.spyOn(pebbles, 'write')];
    const node = sure(walk.play(walk.root, 2));
    expect(sure(walk.play(walk.root, 2))).toBe(node);
    expect([read.mock.calls.length, write.mock.calls.length]).toEqual([0, 1]);
    vi.restoreAllMocks();
  });

  it('takes over what somebody else has read, written and played', () => {
    const walk = begin();
    const elsewhere = walk.positionAt(walk.root).clone();
    elsewhere.play(3);
    const node = walk.join(walk.root, { move: 3, text: '3', actor: 0 });
    walk.hold(node, elsewhere);
    expect(walk.positionAt(node)).toBe(elsewhere);
    expect(sure(walk.playText(walk.root, '3'))).toBe(node);
    expect(walk.positionAt(along(walk, node, '1')).scores()).toEqual([3, 1]);
  });

  it('refuses what is not legal and stays as it was', () => {
    const walk = begin();
    expect(walk.playText(walk.root, '9')).toMatchObject({ ok: false });
    expect(walk.playText(walk.root, 7)).toMatchObject({ ok: false, problem: { code: 'move-not-text' } });
    expect(walk.root.children).toEqual([]);
  });

  it('draws like everybody else', () => {
    const start = startPosition(bag, {}, 2);
    const walk = Walk.from(bag, sure(start).position);
    expect(walk.actorAt(walk.root)).toBe(CHANCE);
    expect(sure(walk.playText(walk.root, '+a')).actor).toBe(CHANCE);
  });
});

describe('the way to a place', () => {
  it('is gone step by step, and only where it leads there', () => {
    const walk = begin();
    const end = along(walk, walk.root, '1 1 3');
    const other = along(walk, placeOn(end, 1), '3');
    expect(stepTowards(walk.root, end)?.text).toBe('1');
    expect(stepTowards(placeOn(end, 2), end)).toBe(end);
    expect(stepTowards(end, end)).toBeUndefined();
    expect(stepTowards(end, walk.root)).toBeUndefined();
    expect(stepTowards(other, end)).toBeUndefined();
    expect(placeOn(end, 9)).toBe(end);
  });
});
