import { expect, test } from 'vitest';
import { DiskPace } from './disk-pace.ts';

test('a disk has to show for a while that it is fast, and once that it is not', () => {
  const pace = new DiskPace();
  expect(pace.isFast).toBe(false);
  for (let commit = 0; commit < 20; commit++) pace.took(0.3);
  expect(pace.isFast).toBe(true);
  pace.took(12);
  expect(pace.isFast).toBe(false);
  for (let commit = 0; commit < 19; commit++) pace.took(0.3);
  expect(pace.isFast).toBe(false);
  pace.took(0.3);
  expect(pace.isFast).toBe(true);
});
