import { CHANCE, MoveList, NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { CARDS, COPIES, DRAW, type FourSquarePosition, foursquare, readMove, WORTH } from '../index.ts';

/** A game of so many seats after these moves, as in a record. */
function after(seats: number, moves: string): FourSquarePosition {
  const position = foursquare.start({}, seats);
  play(position, moves);
  return position;
}

function play(position: FourSquarePosition, moves: string): void {
  for (const text of moves.split(' ').filter((text) => text !== '')) {
    const move = readMove(position, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    position.play(move.value);
  }
}

/** Goes on with draws in this order of preference, and always this stack, until so many cards are left. */
function drain(position: FourSquarePosition, left: number, stack = 0, order = [50, 40, 20, 10, 30]): void {
  while (position.left > left || position.actor >= 0) {
    if (position.actor >= 0) position.play(stack);
    else position.play(DRAW + order.find((value) => position.leftOf(value) > 0)! / 10);
  }
}

describe('cards', () => {
  test('R1: 48 cards worth 1,240 points', () => {
    const position = after(2, '');
    const values = [10, 20, 30, 40, 50];
    expect(values.map((value) => position.leftOf(value))).toEqual([14, 8, 14, 8, 4]);
    expect(position.left).toBe(48);
    expect(values.reduce((sum, value) => sum + value * position.leftOf(value), 0)).toBe(1240);
    expect([CARDS, WORTH * 10, COPIES.reduce((sum, count) => sum + count)]).toEqual([48, 1240, 48]);
  });

  test('R1: a draw weighs as much as there are cards of its value', () => {
    const list = new MoveList();
    after(2, '+50 +50 +50 +50').moves(list);
    expect(list.toArray()).toEqual([DRAW + 1, DRAW + 2, DRAW + 3, DRAW + 4]);
    expect([...list.weights.subarray(0, list.length)]).toEqual([14, 8, 14, 8]);
  });

  test('R1: pick draws by weight', () => {
    const position = after(2, '');
    const random = new Random(4);
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 48_000; i++) seen[position.pick(random) - DRAW]++;
    for (let value = 1; value <= 5; value++) expect(Math.abs(seen[value] / 1000 - COPIES[value])).toBeLessThan(0.5);
  });
});

describe('the deal', () => {
  test('R2: four draws, to A, B, C and D in turn', () => {
    const position = after(3, '');
    for (const [stack, text] of ['+10', '+20', '+30', '+50'].entries()) {
      expect([position.actor, position.drawFor, position.drawStack]).toEqual([CHANCE, 'deal', stack]);
      play(position, text);
    }
    expect([0, 1, 2, 3].map((stack) => position.topOf(stack))).toEqual([10, 20, 30, 50]);
    expect([position.drawFor, position.turn]).toEqual(['turn', 0]);
  });

  test('R2: a deal that totals 100 scores nothing', () => {
    const position = after(2, '+10 +20 +30 +40');
    expect(position.topsTotal()).toBe(100);
    expect(position.scores()).toEqual([0, 0]);
    expect(position.drawFor).toBe('turn');
  });
});

describe('a turn', () => {
  test('R3: a card is drawn, then put on any of the four stacks', () => {
    const position = after(2, '+10 +10 +10 +10 +40');
    expect([position.actor, position.held]).toEqual([0, 40]);
    const list = new MoveList();
    position.moves(list);
    expect(list.toArray()).toEqual([0, 1, 2, 3]);
    play(position, 'C');
    expect([position.held, position.topOf(2), position.totalOf(2), position.countOf(2)]).toEqual([0, 40, 50, 2]);
    expect(position.cardsIn(2)).toEqual([10, 40]);
  });

  test('R4: tops of exactly 100 take the whole stack, the card just played included', () => {
    const position = after(2, '+10 +30 +20 +30 +10 B +20 B');
    expect([position.score(0), position.score(1), position.takenBy(1)]).toEqual([0, 0, 0]);
    play(position, '+50 B +50 C');
    expect(position.scores()).toEqual([0, 0]);
    play(position, '+10 B');
    expect(position.scores()).toEqual([30 + 10 + 20 + 50 + 10, 0]);
    expect(position.takenBy(0)).toBe(5);
    expect([position.actor, position.drawFor, position.drawStack]).toEqual([CHANCE, 'replacement', 1]);
  });

  test('R4: more than 100 or less takes nothing', () => {
    expect(after(2, '+30 +30 +30 +10 +20 D').scores()).toEqual([0, 0]);
    expect(after(2, '+30 +30 +20 +10 +10 D').scores()).toEqual([0, 0]);
    expect(after(2, '+30 +30 +30 +20 +10 D').scores()).toEqual([30, 0]);
  });

  test('R5: the replacement restarts the stack, and scores nothing even if it makes 100', () => {
    const position = after(2, '+30 +30 +30 +20 +10 D +10');
    expect(position.topsTotal()).toBe(100);
    expect([position.scores(), position.turn, position.drawFor]).toEqual([[30, 0], 1, 'turn']);
    expect(position.cardsIn(3)).toEqual([10]);
    // The next card that leaves the total at 100 scores again.
    play(position, '+10 D');
    expect(position.scores()).toEqual([30, 20]);
  });

  test('R6: turns go round the seats, after a replacement too', () => {
    const position = after(3, '+10 +10 +10 +10');
    const turns: number[] = [];
    for (const move of ['+10 A', '+10 A', '+10 A', '+10 A']) {
      turns.push(position.turn);
      play(position, move);
    }
    expect(turns).toEqual([0, 1, 2, 0]);
    play(after(3, '+30 +30 +30 +20 +10 D +10 +50'), 'A');
    expect(after(3, '+30 +30 +30 +20 +10 D').turn).toBe(0);
    expect(after(3, '+30 +30 +30 +20 +10 D +10').turn).toBe(1);
  });
});

describe('the end', () => {
  test('R7: over the moment a card has to be drawn for a turn and the pile is empty', () => {
    const position = after(2, '+10 +10 +10 +10');
    drain(position, 1);
    const last = [10, 20, 30, 40, 50].find((value) => position.leftOf(value) > 0)!;
    play(position, `+${last}`);
    expect([position.left, position.actor]).toEqual([0, position.turn]);
    play(position, 'A');
    expect([position.actor, position.drawFor]).toEqual([NOBODY, undefined]);
    const list = new MoveList();
    position.moves(list);
    expect(list.length).toBe(0);
  });

  test('R7: a capture with the very last card counts, and no replacement is asked for', () => {
    // Only 10s remain for the end, and 30 + 30 + 30 lie beside the last stack.
    const position = after(2, '+30 +30 +30 +10');
    drain(position, 1, 3, [50, 40, 20, 30, 10]);
    const before = position.scores();
    expect(position.leftOf(10)).toBe(1);
    const beside = position.topOf(0) + position.topOf(1) + position.topOf(2);
    expect(beside).toBe(90);
    const stack = position.totalOf(3);
    const seat = position.turn;
    play(position, '+10 D');
    expect(position.actor).toBe(NOBODY);
    expect(position.score(seat)).toBe(before[seat] + stack + 10);
    expect(position.countOf(3)).toBe(0);
  });

  test('R7: over when a replacement was the last card', () => {
    const position = after(2, '+30 +30 +30 +30');
    drain(position, 2, 3, [50, 40, 20, 30, 10]);
    play(position, '+10 D +10');
    expect([position.actor, position.left, position.countOf(3)]).toEqual([NOBODY, 0, 1]);
  });

  test('R8: most points win; winners are null before the end', () => {
    const position = after(2, '+30 +30 +30 +20 +10 D +50');
    expect(position.winners()).toBeNull();
    drain(position, 0);
    expect(position.scores()).toEqual([30, 0]);
    expect(position.winners()).toEqual([0]);
    expect([position.share(0), position.share(1)]).toEqual([1, 0]);
  });

  test('R8: among equals the fewest cards win', () => {
    // Seat 0 takes 50 + 10, seat 1 takes 30 + 20 + 10.
    const position = after(2, '+30 +30 +30 +50 +10 D +30 +20 D +50 A +40 B +20 A +10 D +50');
    expect([position.takenBy(0), position.takenBy(1)]).toEqual([2, 3]);
    drain(position, 0);
    expect(position.scores()).toEqual([60, 60]);
    expect(position.winners()).toEqual([0]);
    expect([position.share(0), position.share(1)]).toEqual([1, 0]);
  });

  test('R8: the cards decide at any time, so also when it is agreed to stop and count', () => {
    const position = after(3, '+30 +30 +30 +50 +10 D +30 +20 D +50 A +40 B +20 A +10 D +50');
    expect(position.winners()).toBeNull();
    expect(position.leaders([0, 1, 2])).toEqual([0]);
    expect(position.leaders([1, 2])).toEqual([2]);
    expect(after(1, '+10 +20 +30 +20').leaders([0])).toEqual([]);
  });

  test('R8: still equal, they share the win', () => {
    const position = after(6, '+10 +10 +10 +10');
    drain(position, 0);
    expect(position.scores()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(position.winners()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(position.share(3)).toBe(1 / 6);
  });
});

describe('solitaire', () => {
  test('R9: after each turn a card goes to the discard pile', () => {
    const position = after(1, '+10 +20 +30 +20 +50 A');
    expect([position.actor, position.drawFor]).toEqual([CHANCE, 'discard']);
    play(position, '+40');
    expect([position.scores(), position.takenBy(1), position.drawFor]).toEqual([[0, 40], 1, 'turn']);
  });

  test('R9: after a capture first the replacement, then the discard', () => {
    const position = after(1, '+30 +30 +30 +20 +10 D');
    expect(position.drawFor).toBe('replacement');
    play(position, '+40');
    expect(position.drawFor).toBe('discard');
    play(position, '+50');
    expect(position.scores()).toEqual([30, 50]);
  });

  test('R9: over also when the discard cannot be drawn', () => {
    const position = after(1, '+10 +10 +10 +10');
    drain(position, 0);
    expect([position.left, position.actor]).toEqual([0, NOBODY]);
    // 44 cards after the deal: 22 turns and 22 discards, so a capture first makes the number odd.
    const odd = after(1, '+30 +30 +30 +20 +10 D +50');
    drain(odd, 0);
    expect([odd.actor, odd.waits === 5]).toEqual([NOBODY, true]);
  });

  test('R10: more points than the discard pile win, equal is a loss', () => {
    const seen = { more: 0, equal: 0, less: 0 };
    const random = new Random(10);
    const start = foursquare.start({}, 1);
    const position = start.clone();
    for (let i = 0; i < 20_000; i++) {
      position.copyFrom(start);
      while (position.actor !== NOBODY) {
        const taking = [0, 1, 2, 3].find((stack) => position.actor === 0 && position.captures(stack));
        position.play(taking ?? position.pick(random));
      }
      const [own, discard] = position.scores();
      const kind = own > discard ? 'more' : own === discard ? 'equal' : 'less';
      seen[kind]++;
      expect(position.winners()).toEqual(kind === 'more' ? [0] : []);
      expect(position.share(0)).toBe(kind === 'more' ? 1 : 0);
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
  });
});
