import { PLAIN } from '@countertop/core';
import { expect, test } from 'vitest';
import { type FourSquarePosition, foursquare, readMove } from '../index.ts';

function show(seats: number, moves: string, look = PLAIN): string {
  const position: FourSquarePosition = foursquare.start({}, seats);
  for (const text of moves.split(' ')) {
    const move = readMove(position, text);
    if (!move.ok) throw new Error(text);
    position.play(move.value);
  }
  return `\n${foursquare.picture(position, look)}\n`;
}

test('a held card shows what it could take', () => {
  expect(show(2, '+30 +10 +40 +20 +50 B +10')).toBe(`
  A [30]                        B [50]  takes 70
     30 in 1                       60 in 2 on 10

  C [40]                        D [20]
     40 in 1                       20 in 1

tops 140  pile 42:  12x10  7x20  13x30  7x40  3x50
seat 1 holds 10

  seat 0     0 in 0 cards
> seat 1     0 in 0 cards
`);
});

test('the stack of the last move has round brackets, and all of it fits a narrow terminal', () => {
  const moves = '+30 +10 +40 +20 +50 B +10';
  expect(show(2, moves, { ...PLAIN, last: 1 })).toContain('A [30]                        B (50)');
  const lines = show(2, moves, { ...PLAIN, columns: 40 }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
});

test('solitaire shows the discard pile', () => {
  expect(show(1, '+30 +30 +30 +20 +10 D +40 +50')).toBe(`
  A [30]                        B [30]
     30 in 1                       30 in 1

  C [30]                        D [40]
     30 in 1                       40 in 1

tops 130  pile 41:  13x10  7x20  11x30  7x40  3x50
seat 0 draws

> seat 0    30 in 2 cards
  discard   50 in 1 card
`);
});
