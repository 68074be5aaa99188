import { readFileSync } from 'node:fs';
import { readFrame, referee, type Verdict } from '@countertop/core';
import { expect, test } from 'vitest';
import { foursquare } from '../index.ts';

test.each([1, 2, 3, 4, 5, 6])('golden playthrough with %i seats', (seats) => {
  const golden: { record: unknown; trace: Verdict[] } = JSON.parse(
    readFileSync(new URL(`golden/seats-${seats}.json`, import.meta.url), 'utf8'),
  );
  const frame = readFrame(golden.record);
  if (!frame.ok) throw new Error(frame.problem.code);
  const ruling = referee(foursquare, frame.value, { trace: true });
  if (!ruling.ok) throw new Error(`ply ${ruling.ply}: ${ruling.problem.code}`);
  expect(ruling.trace).toEqual(golden.trace);
  expect(golden.trace).toHaveLength(frame.value.moves.length + 1);
});
