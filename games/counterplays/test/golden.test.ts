import { readFileSync } from 'node:fs';
import { readFrame, referee, type Verdict } from '@countertop/core';
import { expect, test } from 'vitest';
import { counterplays } from '../index.ts';

test.each(['highest-random', 'highest-climbing', 'lowest-random', 'lowest-climbing'])(
  'golden playthrough %s',
  (name) => {
    const golden: { record: unknown; trace: Verdict[] } = JSON.parse(
      readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8'),
    );
    const frame = readFrame(golden.record);
    if (!frame.ok) throw new Error(frame.problem.code);
    const ruling = referee(counterplays, frame.value, { trace: true });
    if (!ruling.ok) throw new Error(`ply ${ruling.ply}: ${ruling.problem.code}`);
    expect(ruling.trace).toEqual(golden.trace);
    expect(golden.trace).toHaveLength(25);
  },
);
