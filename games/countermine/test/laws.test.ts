import { lawsOf } from '@countertop/core/laws';
import { describe, expect, test } from 'vitest';
import { type CounterminePosition, countermine } from '../index.ts';
import { CELLS, cubesAbove, cubesBelow, placeOf } from '../rules/lines.ts';

describe('Countermine obeys the laws', () => {
  let rows = 0;
  const laws = lawsOf(countermine, {
    left: null,
    // Each seat's cubes: in its supply or on the mat.
    census: (position) => {
      rows += position.score(0) + position.score(1);
      const cubes = [position.supplyOf(0), position.supplyOf(1)];
      for (let cell = 0; cell < CELLS; cell++) {
        const owner = position.ownerAt(cell);
        if (owner === 0 || owner === 1) cubes[owner]++;
      }
      return cubes;
    },
    // Rows: wherever most cubes of one's own stand in line.
    bias: (position, random) => {
      if (position.mustStrike) return undefined;
      let best: number | undefined;
      let most = 0;
      for (let i = 0; i < position.emptyCount; i++) {
        const cell = position.emptyCell(i);
        const long = longest(position, cell) + random.float();
        if (long > most) [best, most] = [cell, long];
      }
      return best;
    },
  });
  test.each(laws)('$name', ({ hold }) => hold(40));
  test('and rows were scored on the way', () => expect(rows).toBeGreaterThan(0));
});

/** The longest run of the mover's cubes that a cube here would join. */
function longest(position: CounterminePosition, cell: number): number {
  let most = 0;
  for (let direction = 0; direction < 4; direction++) {
    const mask = position.maskThrough(position.actor, cell, direction);
    const place = placeOf(cell, direction);
    most = Math.max(most, cubesBelow(mask, place) + cubesAbove(mask, place));
  }
  return most;
}
