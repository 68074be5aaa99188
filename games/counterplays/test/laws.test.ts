import { MoveList } from '@countertop/core';
import { lawsOf } from '@countertop/core/laws';
import { describe, test } from 'vitest';
import { counterplays, TILES } from '../index.ts';

describe('Counterplays obeys the laws', () => {
  const list = new MoveList();
  const laws = lawsOf(counterplays, {
    left: null,
    // Every tile is with its owner or in the stack, once.
    census: (position) => {
      const found: number[] = [];
      for (let seat = 0; seat < 2; seat++) {
        for (let tile = 0; tile < TILES.length; tile++) {
          let count = position.hasTile(seat, tile) ? 1 : 0;
          for (let placed = 0; placed < position.ply; placed++) {
            const {
              seat: owner,
              tile: { id },
            } = position.placedTile(placed);
            if (owner === seat && id === tile) count++;
          }
          found.push(count);
        }
      }
      return found;
    },
    // Climbing: a placing on the highest level there is for any tile.
    bias: (position, random) => {
      position.moves(list);
      const moves = list.toArray();
      const levels = moves.map((move) => position.levelOf(move));
      const top = Math.max(...levels);
      const highest = moves.filter((_, i) => levels[i] === top);
      return highest[random.below(highest.length)];
    },
    longest: 24,
  });
  test.each(laws)('$name', ({ hold }) => hold(8));
});
