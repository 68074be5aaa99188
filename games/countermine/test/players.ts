import type { Move, Random } from '@countertop/core';
import { type CounterminePosition, isStrike } from '../index.ts';
import { cubesAbove, cubesBelow, placeOf } from '../rules/lines.ts';

/**
 * A player who makes the rare things happen: scores when it can, builds rows otherwise, and now and then does anything.
 * Left alone, chance hardly ever scores.
 */
export function eagerMove(position: CounterminePosition, random: Random): Move {
  if (random.below(8) === 0) return position.pick(random);
  const seat = position.actor;
  if (position.mustStrike) {
    const tries = Array.from({ length: 12 }, () => position.pick(random));
    return tries.find((move) => isStrike(move) && position.gain(seat, move % 144) > 0) ?? tries[0];
  }
  let best = position.pick(random);
  let most = 0;
  for (let i = 0; i < position.emptyCount; i++) {
    const cell = position.emptyCell(i);
    const worth = 100 * position.gain(seat, cell) + longestRow(position, seat, cell) + random.float();
    if (worth > most) [best, most] = [cell, worth];
  }
  return best;
}

function longestRow(position: CounterminePosition, seat: number, cell: number): number {
  let most = 0;
  for (let direction = 0; direction < 4; direction++) {
    const mask = position.maskThrough(seat, cell, direction);
    const place = placeOf(cell, direction);
    most = Math.max(most, cubesBelow(mask, place) + cubesAbove(mask, place));
  }
  return most;
}

/** Random cubes on a patch of the board: the smaller the patch, the more is about to happen. */
export function crowdedSetup(random: Random): { place: string[]; turn: number } {
  const packed = random.below(2) === 0;
  const width = packed ? 7 : 7 + random.below(6);
  const height = packed ? 7 + random.below(3) : 7 + random.below(6);
  const left = random.below(13 - width);
  const bottom = random.below(13 - height);
  const cells: string[] = [];
  for (let column = left; column < left + width; column++) {
    for (let row = bottom; row < bottom + height; row++) cells.push(`${'abcdefghijkl'[column]}${row + 1}`);
  }
  const supply = () => 1 + random.below(random.below(packed ? 4 : 2) === 0 ? 3 : 25);
  const owners = [...Array<number>(40 - supply()).fill(0), ...Array<number>(40 - supply()).fill(1)];
  shuffle(owners, random);
  shuffle(cells, random);
  const count = Math.min(owners.length, cells.length - random.below(cells.length >> (packed ? 2 : 1)));
  return { place: cells.slice(0, count).map((cell, index) => `${owners[index]}:${cell}`), turn: random.below(2) };
}

function shuffle<T>(items: T[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
}
