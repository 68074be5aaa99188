import { lawsOf } from '@countertop/core/laws';
import { describe, test } from 'vitest';
import { COLOURS, counterpoint, placing, STAGE } from '../index.ts';

describe('Counterpoint obeys the laws', () => {
  const laws = lawsOf(counterpoint, {
    tables: [
      { options: { width: 4, height: 4, corners: false }, seats: 3 },
      { options: { width: 12, height: 4 }, seats: 2 },
      { options: { width: 5, height: 10, corners: false, partners: true }, seats: 4 },
    ],
    census: (position) =>
      COLOURS.map((_, colour) => {
        let count = position.inBag(colour) + position.inLots(colour) + position.onBoard(colour);
        for (let seat = 0; seat < position.seats; seat++) count += position.inReserve(seat, colour);
        return count;
      }),
    left: (position) => {
      const sign = position.stage === STAGE.lots ? '?' : '+';
      return Object.fromEntries(COLOURS.map(({ letter }, colour) => [sign + letter, position.inBag(colour)]));
    },
    // Rows: the first placing that scores.
    bias: (position) => {
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if (position.inReserve(position.turn, colour) === 0) continue;
        for (let i = 0; i < position.vacancies; i++) {
          if (position.gain(colour, position.vacantCell(i)) > 0) return placing(colour, position.vacantCell(i));
        }
      }
      return undefined;
    },
  });
  test.each(laws)('$name', ({ hold }) => hold(6));
});
