import { Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { Candidates } from './candidates.ts';

function randomList(random: Random, length: number): Candidates {
  const list = new Candidates(4);
  // Few different weights, so that many are equal.
  for (let move = 0; move < length; move++) list.push(move, random.below(12));
  return list;
}

test('keeping the heaviest is sorting and cutting, whatever is kept', () => {
  for (let seed = 0; seed < 200; seed++) {
    const length = seed % 70;
    const kept = new Random(seed).below(80);
    const quick = randomList(new Random(seed), length);
    const plain = randomList(new Random(seed), length);
    quick.keepHeaviest(kept);
    plain.sort();
    plain.cut(kept);
    expect(quick.toArray()).toEqual(plain.toArray());
    expect(quick.complete).toBe(plain.complete);
  }
});
