import { expect, test } from 'vitest';
import { stepCursor } from './grid-cursor.ts';

test('keys move the cursor and stop at the edges', () => {
  const at = { column: 0, row: 4 };
  expect(stepCursor(at, 'ArrowLeft', 5, 5)).toEqual(at);
  expect(stepCursor(at, 'ArrowUp', 5, 5)).toEqual(at);
  expect(stepCursor(at, 'ArrowDown', 5, 5)).toEqual({ column: 0, row: 3 });
  expect(stepCursor(at, 'End', 5, 5)).toEqual({ column: 4, row: 4 });
  expect(stepCursor(at, 'PageDown', 5, 5)).toEqual({ column: 0, row: 0 });
  expect(stepCursor(at, 'x', 5, 5)).toBeUndefined();
});
