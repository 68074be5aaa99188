/**
 * Writes the golden playthroughs beside it: npx tsx --conditions=source games/countermine/test/golden/make.ts
 * They are kept for ever; run this only when a rule was wrong.
 */
import { type Move, Random } from '@countertop/core';
import { writeGolden } from '../../../../test/golden.ts';
import { type CounterminePosition, countermine, SWAP } from '../../index.ts';
import { crowdedSetup, eagerMove } from '../players.ts';

type Player = (position: CounterminePosition, random: Random) => Move;

const anything: Player = (position, random) => position.pick(random);
const swapper: Player = (position, random) => (position.maySwap ? SWAP : eagerMove(position, random));

interface Playthrough {
  readonly name: string;
  readonly swap: boolean;
  /** From a crowded setup rather than from the start. */
  readonly crowded: boolean;
  readonly seed: number;
  readonly player: Player;
}

const GAMES: readonly Playthrough[] = [
  { name: 'standard', swap: false, crowded: false, seed: 21, player: eagerMove },
  { name: 'random', swap: false, crowded: false, seed: 22, player: anything },
  { name: 'swapped', swap: true, crowded: false, seed: 23, player: swapper },
  { name: 'not-swapped', swap: true, crowded: false, seed: 24, player: eagerMove },
  // Seeds that were looked for: what the name says happens in them.
  { name: 'crossing-bonuses', swap: false, crowded: true, seed: 119, player: eagerMove },
  { name: 'last-cubes', swap: true, crowded: true, seed: 200, player: eagerMove },
  { name: 'strike-wins', swap: false, crowded: true, seed: 699, player: eagerMove },
];

for (const { name, swap, crowded, seed, player } of GAMES) {
  const setup = crowded ? crowdedSetup(new Random(seed)) : undefined;
  const random = new Random(seed);
  const file = new URL(`${name}.json`, import.meta.url);
  writeGolden(countermine, file, { options: { swap }, setup }, (position) => player(position, random));
}
