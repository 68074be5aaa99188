import { MoveList } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { CounterplaysPosition, cellsOf, orientationOf, readPlacement, tileOf, tileOfLetter } from '../index.ts';
import { middleOf, turned } from './lattice.ts';
import { TileInHand, type Turn } from './tile-in-hand.ts';

function turnAfter(...moves: readonly string[]): Turn {
  const position = new CounterplaysPosition('highest');
  for (const text of moves) {
    const read = readPlacement(text);
    if (!read.ok) throw new Error(read.problem.code);
    position.play(read.value);
  }
  const legal = new MoveList();
  position.moves(legal);
  return { seat: position.actor, legal: legal.toArray(), first: position.ply === 0 };
}

const lying = (letter: string) => tileOfLetter(letter)?.orientations[0].id ?? 0;
/** White's crook fits in one place only, on level 2, turned in one way. */
const BRIDGE = turnAfter('I3@0,0', 'J10@3,-1');

describe('a tile in hand', () => {
  test('is on a legal place at once, turned for it where it must be', () => {
    for (const letter of 'PLYJVCWTONX') {
      const hand = TileInHand.taken(BRIDGE, lying(letter), [0, 0]);
      expect(BRIDGE.legal).toContain(hand.move);
      expect(hand.tile).toBe(tileOfLetter(letter)?.id);
    }
  });

  test('stays as it lay in the tray where it fits so', () => {
    const turn = turnAfter('O0@0,0');
    const way = turned(lying('N'), 1);
    expect(TileInHand.taken(turn, way, [0, 0]).orientation).toBe(way);
  });

  test('turned until it fits nowhere it stays in sight and is no move; the next place turns it back', () => {
    const hand = TileInHand.taken(BRIDGE, lying('C'), [0, 0]);
    const away = hand.turnedTo(turned(hand.orientation, 1));
    expect(away.places).toEqual([]);
    expect(away.move).toBeUndefined();
    expect(away.onNext().at).toBe(hand.at);
  });

  test('six turns bring it back to where it was', () => {
    const hand = TileInHand.taken(turnAfter('O0@0,0'), lying('P'), [2, -1]);
    let now = hand;
    for (let i = 0; i < 6; i++) now = now.turnedTo(turned(now.orientation, 1));
    expect(now.at).toBe(hand.at);
  });

  test('jumps to a place close by, follows the pointer elsewhere, and is let go on the nearest place of all', () => {
    const turn = turnAfter('O0@0,0');
    const hand = TileInHand.taken(turn, lying('L'), [0, 0]);
    for (const place of hand.places) {
      const [x, y] = middleOf(cellsOf(place));
      expect(hand.over([x + 0.2, y - 0.2]).move).toBe(place);
    }
    const far = hand.over([30, 30]);
    expect(far.fits).toBe(false);
    const dropped = far.dropped();
    expect(dropped.fits).toBe(true);
    const way = (place: number) => Math.hypot(middleOf(cellsOf(place))[0] - 30, middleOf(cellsOf(place))[1] - 30);
    expect(way(dropped.at)).toBe(Math.min(...hand.places.map(way)));
  });

  test('R2: the first may be put anywhere, and is the same legal move everywhere', () => {
    const turn = turnAfter();
    const hand = TileInHand.taken(turn, lying('T'), [0, 0]);
    const there = hand.over([4, -3]);
    expect(there.at).not.toBe(hand.at);
    expect(turn.legal).toContain(there.move);
    expect(there.move).toBe(hand.move);
    expect(there.stepped(1, 0).move).toBe(hand.move);
    expect(orientationOf(there.move ?? 0)).toBe(lying('T'));
    expect(tileOf(there.move ?? 0)).toBe(hand.tile);
  });
});
