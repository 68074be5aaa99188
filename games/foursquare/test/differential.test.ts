import { CHANCE, MoveList, NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { type FourSquarePosition, foursquare, STACKS } from '../index.ts';
import { naiveView } from './naive.ts';

/** How seats choose: rare rules need play that looks for them. */
const manners = {
  random: (position: FourSquarePosition, random: Random) => position.pick(random),
  /** Takes whenever it can. */
  greedy: (position: FourSquarePosition, random: Random) => {
    for (let stack = 0; stack < STACKS; stack++) if (position.captures(stack)) return stack;
    return position.pick(random);
  },
  /** Never takes unless it must, so that scores stay equal. */
  shy: (position: FourSquarePosition, random: Random) => {
    for (let tries = 0; tries < 20; tries++) {
      const stack = position.pick(random);
      if (!position.captures(stack)) return stack;
    }
    return position.pick(random);
  },
};

const seen: Record<string, number> = {};

describe.each(Object.entries(manners))('rules and naive reading, when all play %s', (_, manner) => {
  test.each([1, 2, 3, 4, 5, 6])('agree at every ply of hundreds of games of %i', (seats) => {
    const random = new Random(20 + seats);
    const list = new MoveList();
    for (let round = 0; round < 130; round++) {
      const position = foursquare.start({}, seats);
      const moves: string[] = [];
      for (;;) {
        const naive = naiveView(seats, moves);
        for (const event of naive.events) seen[event] = (seen[event] ?? 0) + 1;
        position.moves(list);
        const actor = position.actor === CHANCE ? 'chance' : position.actor === NOBODY ? null : position.actor;
        const ours = {
          actor,
          scores: position.scores(),
          winners: position.winners(),
          legal: list
            .toArray()
            .map((move) => foursquare.write(position, move))
            .sort(),
        };
        const { events: _, ...theirs } = naive;
        // Comparing texts is much quicker than a deep comparison; the latter explains.
        if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
          expect(ours, `${seats} seats: ${moves.join(' ')}`).toEqual(theirs);
        }
        if (position.actor === NOBODY) break;
        const move = position.actor === CHANCE ? position.pick(random) : manner(position, random);
        moves.push(foursquare.write(position, move));
        position.play(move);
      }
    }
  });
});

test('and what is rare has happened', () => {
  for (const event of [
    'deal of 100',
    'capture',
    'replacement of 100',
    'over for a turn',
    'over for a replacement',
    'over for a discard',
    'tie broken by cards',
    'shared win',
  ]) {
    expect(seen[event] ?? 0, event).toBeGreaterThan(20);
  }
});
