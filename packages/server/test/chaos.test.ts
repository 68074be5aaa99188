import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChaosPlace, chaosPlace } from '../rig/chaos/chaos-place.ts';
import { HANGS, playRound } from '../rig/chaos/round.ts';

/** Short ones: `npm run chaos` plays a hundred whole ones. */
const SHORT = { tables: 2, moves: 20, breaks: 3 };

let place: ChaosPlace;
beforeAll(async () => {
  place = await chaosPlace(1);
});
afterAll(() => place.close());

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'whatever breaks in round %i, nothing that was promised is lost, and every board is the log',
  async (seed) => {
    const { faults, moves } = await playRound(place, seed, SHORT);
    expect(faults, `to see more of it: npm run chaos -- 1 ${seed}`).toEqual([]);
    expect(moves).toBeGreaterThan(0);
  },
  2 * HANGS,
);

test(
  'a server that forgets some of what it has promised is found out',
  async () => {
    const forgetful = await chaosPlace(1, ['serving/node-main.ts', '--forgets']);
    const { faults } = await playRound(forgetful, 1, { tables: 1, moves: 20, breaks: 0 });
    await forgetful.close();
    expect(faults).toContainEqual(expect.stringMatching(/was promised a .*, which is 0 times in the log/));
  },
  2 * HANGS,
);
