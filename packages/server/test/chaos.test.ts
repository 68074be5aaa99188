import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChaosPlace, chaosPlace } from '../rig/chaos-place.ts';
import { playRound } from '../rig/round.ts';

let place: ChaosPlace;
beforeAll(async () => {
  place = await chaosPlace(1);
});
afterAll(() => place.close());

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'whatever breaks in round %i, nothing that was promised is lost, and every board is the log',
  async (seed) => {
    const { faults, moves } = await playRound(place, seed);
    expect(faults, `to see it: npm run chaos -- 1 ${seed}`).toEqual([]);
    expect(moves).toBeGreaterThan(0);
  },
);
