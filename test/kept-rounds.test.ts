import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KeptRounds } from '../scripts/measuring/kept-rounds.ts';

interface Round {
  readonly round: number;
  readonly moves: string;
}

const folder = new URL(`../.cache/kept-rounds-test-${process.pid}/`, import.meta.url);
const ROUNDS: readonly Round[] = Array.from({ length: 20 }, (_, round) => ({ round, moves: `a${round}` }));

/** The rounds that are kept on disk, as whoever comes next finds them. */
function kept(): KeptRounds<Round> {
  return new KeptRounds(folder.pathname.split('/').at(-2) ?? '', 'some-game', 'step', 'terms');
}

describe('rounds that were played by players who may have changed since', () => {
  beforeEach(() => {
    const before = kept();
    for (const round of ROUNDS) before.add(round);
    const file = new URL('some-game/step.jsonl', folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"players":"\w+"/, '"players":"others"'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('count when some of them are played again as they were', () => {
    const now = kept();
    expect(now.inOrder(20)).toEqual([]);
    for (const round of ROUNDS.slice(0, now.tried)) now.add(round);
    expect(now.inOrder(20)).toEqual(ROUNDS);
    expect(kept().inOrder(20)).toEqual(ROUNDS);
  });

  test('do not count before that is known', () => {
    const now = kept();
    for (const round of ROUNDS.slice(0, now.tried - 1)) now.add(round);
    expect(now.inOrder(20)).toEqual([]);
    expect(kept().inOrder(20)).toEqual([]);
  });

  test('do not count when one goes otherwise, though the first goes as it went', () => {
    const now = kept();
    const { tried } = now;
    for (const { round, moves } of ROUNDS.slice(0, tried)) now.add({ round, moves: round === 2 ? 'z9' : moves });
    expect(now.rounds.size).toBeLessThan(tried);
    expect(now.rounds.get(2)?.moves).toBe('z9');
    expect(kept().isSame).toBe(true);
  });
});
