import { expect, test } from 'vitest';
import { median } from './measure.ts';

test.each([
  [[3], 3],
  [[3, 1], 2],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle);
});
