import { MoveList, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { AnyPlace } from '../rules/any-place.ts';
import { Pile } from '../rules/pile.ts';
import { CounterplaysPosition } from '../rules/position.ts';
import { Room } from '../rules/room.ts';
import { EndgameRooms } from './endgame-rooms.ts';
import { playoutMove } from './playout.ts';

/** A pile that keeps rooms, with a door to lay and take away. */
class Tower extends Pile {
  readonly rooms = new EndgameRooms(this);

  push(move: number, level: number): void {
    this.lay(move, level);
    this.rooms.lay(move, level);
  }

  pop(): void {
    this.takeBack();
  }

  compare(level: number): void {
    if (!this.mayHold(level)) return;
    const whole = new Room();
    whole.lay(this, level);
    const kept = this.rooms.on(level);
    expect(kept.tiles).toBe(whole.tiles);
    expect(placesOf(kept)).toEqual(placesOf(whole));
  }
}

function placesOf(room: Room): number[] {
  const list = new MoveList();
  for (let tile = 0; tile < 12; tile++) room.list(tile, 0, list);
  return list.toArray().sort((a, b) => a - b);
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'R4: rooms that follow from those before are what a look at all the cells gives, game %i',
  (seed) => {
    const random = new Random(seed);
    const places = new AnyPlace();
    const position = new CounterplaysPosition('highest');
    const tower = new Tower();
    while (position.ply < 23) {
      const move = position.ply > 0 && seed % 2 ? playoutMove(position, places, random) : position.pick(random);
      position.play(move);
      tower.push(move, position.levels[position.ply - 1]);
      // Forth and back, so that what is kept is of several stacks.
      if (random.below(3) === 0 && position.ply > 4) {
        for (let back = 1 + random.below(3); back > 0; back--) {
          position.undo();
          tower.pop();
        }
      }
      if (tower.wide) break;
      for (let level = 2; level <= tower.top + 1; level++) if (random.below(3) > 0) tower.compare(level);
    }
  },
);
