import { expect, test } from 'vitest';
import { columnName, readCell, writeCell } from './square.ts';

test('columns go on after z', () => {
  expect([0, 25, 26, 27, 37, 51, 52].map(columnName)).toEqual(['a', 'z', 'aa', 'ab', 'al', 'az', 'ba']);
});

test('cells round-trip', () => {
  for (let column = 0; column < 64; column++) {
    for (let row = 0; row < 64; row++) expect(readCell(writeCell(column, row))).toEqual({ column, row });
  }
});

test.each(['', 'a', '1', 'a0', 'a01', 'A1', ' a1', 'a1 ', 'a-1', 'a1.0', 'é1', 'a１', '1a'])(
  '%j is no cell',
  (text) => {
    expect(readCell(text)).toBeUndefined();
  },
);
