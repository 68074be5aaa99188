/**
 * Writes the golden playthroughs beside it: npx tsx --conditions=source games/foursquare/test/golden/make.ts
 * They are kept for ever; run this only when a rule was wrong.
 */
import { CHANCE, Random } from '@countertop/core';
import { writeGolden } from '../../../../test/golden.ts';
import { foursquare, STACKS } from '../../index.ts';

for (let seats = 1; seats <= 6; seats++) {
  const random = new Random(100 + seats);
  writeGolden(foursquare, new URL(`seats-${seats}.json`, import.meta.url), { seats }, (position) => {
    let move = position.pick(random);
    for (let stack = 0; stack < STACKS; stack++) {
      if (position.actor !== CHANCE && position.captures(stack) && random.below(4) > 0) move = stack;
    }
    return move;
  });
}
