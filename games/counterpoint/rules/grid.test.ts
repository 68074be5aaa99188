import { describe, expect, test } from 'vitest';
import { countSpaces, gridOf, LINE_WORDS } from './grid.ts';

describe('the lines of a board', () => {
  test.each([
    [6, 6, true, 54],
    [6, 6, false, 42],
    [4, 4, true, 10],
    [4, 4, false, 4],
    [12, 4, true, 66],
  ])('R6: %i x %i, corners %s, has %i', (width, height, corners, count) => {
    expect(gridOf(width, height, corners).lineCount).toBe(count);
  });

  test('on every board that is allowed they fit into the words of a set, and each cell knows its own', () => {
    for (let width = 4; width <= 12; width++) {
      for (let height = 4; height <= 12; height++) {
        for (const corners of [true, false]) {
          if (countSpaces(width, height, corners) > 48) continue;
          const grid = gridOf(width, height, corners);
          expect(grid.lineCount).toBeLessThanOrEqual(LINE_WORDS * 32);
          expect(grid.spaces).toHaveLength(countSpaces(width, height, corners));
          for (let line = 0; line < grid.lineCount; line++) {
            const cells = grid.lines.subarray(line * 4, line * 4 + 4);
            expect(cells.every((cell) => grid.linesAt[cell].includes(line))).toBe(true);
            const bit = (cell: number) => (grid.through[cell * LINE_WORDS + (line >> 5)] >> (line & 31)) & 1;
            expect(cells.every((cell) => bit(cell) === 1)).toBe(true);
          }
        }
      }
    }
  });
});
