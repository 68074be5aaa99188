/**
 * Writes the golden playthroughs beside it: npx tsx --conditions=source games/counterpoint/test/golden/make.ts
 * They are kept for ever; run this only when a rule was wrong.
 */
import { Random } from '@countertop/core';
import { writeGolden } from '../../../../test/golden.ts';
import { type CounterpointPosition, counterpoint, placing } from '../../index.ts';

/** Options, seats and the seed of the players, who take points where they see them. */
const GAMES: readonly [name: string, options: Record<string, number | boolean>, seats: number, seed: number][] = [
  ['standard', {}, 2, 11],
  ['three', {}, 3, 12],
  ['partners', { partners: true }, 4, 13],
  ['rounded', { corners: false }, 4, 14],
  ['smallest', { width: 4, height: 4, corners: false }, 2, 15],
  ['wide', { width: 8, height: 6 }, 2, 16],
  ['long', { width: 4, height: 12 }, 3, 17],
  ['rounded-partners', { width: 5, height: 10, corners: false, partners: true }, 4, 18],
];

for (const [name, options, seats, seed] of GAMES) {
  const random = new Random(seed);
  const file = new URL(`${name}.json`, import.meta.url);
  writeGolden(counterpoint, file, { options, seats }, (position) => {
    return (position.actor >= 0 ? scoring(position) : undefined) ?? position.pick(random);
  });
}

function scoring(position: CounterpointPosition): number | undefined {
  for (let colour = 0; colour < 4; colour++) {
    if (position.inReserve(position.turn, colour) === 0) continue;
    for (let i = 0; i < position.vacancies; i++) {
      const cell = position.vacantCell(i);
      if (position.gain(colour, cell) > 0) return placing(colour, cell);
    }
  }
  return undefined;
}
