import { expect, test } from 'vitest';
import { cellsOfFive, createdRun, DIRECTIONS, fiveAt, LINE_OF, LINES, placeOf, STEP } from './lines.ts';
import { writeBoardCell } from './notation.ts';

test('there are 70 lines, each cell lies on four, and no two cells of a line share a place', () => {
  const lines = new Map<number, Set<number>>();
  for (let cell = 0; cell < 144; cell++) {
    for (let direction = 0; direction < 4; direction++) {
      const line = LINE_OF[cell * 4 + direction];
      const places = lines.get(line) ?? new Set();
      expect(places.has(placeOf(cell, direction))).toBe(false);
      lines.set(line, places.add(placeOf(cell, direction)));
    }
  }
  expect(lines.size).toBe(LINES);
  expect([...lines.values()].reduce((sum, places) => sum + places.size, 0)).toBe(4 * 144);
});

test('a step leads to the next place of the same line', () => {
  for (let cell = 0; cell < 144; cell++) {
    for (let direction = 0; direction < 4; direction++) {
      const next = cell + STEP[direction];
      const inside = placeOf(cell, direction) < 11 && next >= 0 && next < 144;
      if (!inside || LINE_OF[next * 4 + direction] !== LINE_OF[cell * 4 + direction]) continue;
      expect(placeOf(next, direction)).toBe(placeOf(cell, direction) + 1);
    }
  }
});

test('fives are named by direction and first cell', () => {
  const names = DIRECTIONS.map((_, direction) => cellsOfFive(fiveAt(direction, 64)).map(writeBoardCell).join(' '));
  expect(names).toEqual(['e6 f6 g6 h6 i6', 'e6 e7 e8 e9 e10', 'e6 f7 g8 h9 i10', 'e6 f5 g4 h3 i2']);
});

test('R3: the run a cube creates, on all masks and places, against counting by hand', () => {
  for (let mask = 0; mask < 4096; mask++) {
    for (let place = 0; place < 12; place++) {
      let below = 0;
      while (place - below > 0 && (mask & (1 << (place - below - 1))) !== 0) below++;
      let above = 0;
      while ((mask & (1 << (place + above + 1))) !== 0) above++;
      const length = below + above + 1;
      const created = length < 5 || below >= 5 || above >= 5 ? 0 : length;
      if (createdRun(mask, place) !== created) throw new Error(`mask ${mask.toString(2)}, place ${place}`);
    }
  }
});
