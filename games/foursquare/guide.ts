import { allSeats } from '@countertop/core';
import type { Decided, Guide } from '@countertop/search';
import { levels } from './brain/level-count.ts';
import { deedsOf } from './rules/deeds.ts';
import type { FourSquarePosition } from './rules/position.ts';

export const guide: Guide<FourSquarePosition> = {
  sample: {
    seats: 2,
    moves: '+40 +10 +20 +30 +10 D +10 D +20 B +30 C +10 +50 D +20 D +30 D +10 +40 C +40 C +30 A +30 +30',
  },
  diagrams: [
    { rule: 'R2', seats: 2, moves: '+30 +10 +40 +10' },
    { rule: 'R4', seats: 2, moves: '+30 +10 +40 +10 +20 D' },
  ],
  example: 'A',
  levels,
  first: { level: 1 },
  opponent: 3,
  telling: true,
  todo: () => 'todo',
  deeds: deedsOf,
  decided: (position) => (position.seats === 1 ? againstThePile(position) : fewestCards(position)),
  confirms: false,
  benches: [{ name: ', 2 seats', seats: 2, playouts: 150_000 }],
  rules: async () => (await import('./teach/rules.ts')).rules,
  lessons: async () => (await import('./teach/lessons.ts')).lessons,
  exam: async () => (await import('./teach/exam.ts')).exam,
  puzzles: async () => (await import('./data/puzzles.ts')).puzzles,
  sheets: async () => (await import('./teach/sheets.ts')).sheets,
  ladder: async () => (await import('./data/ladder.ts')).ladder,
};

/** R8: of those with the most points only who took the fewest cards has won. */
function fewestCards(position: FourSquarePosition): Decided | undefined {
  const seats = allSeats(position.seats);
  const [winner, second] = position.leaders(seats);
  if (winner === undefined || second !== undefined) return undefined;
  const equals = seats.filter((seat) => seat !== winner && position.score(seat) === position.score(winner));
  if (equals.length === 0) return undefined;
  const more = Math.min(...equals.map((seat) => position.takenBy(seat)));
  return { code: 'decided', data: { fewer: position.takenBy(winner), more } };
}

/** R10. */
function againstThePile(position: FourSquarePosition): Decided {
  return { code: 'decided.alone', data: { own: position.score(0), pile: position.score(1) } };
}
