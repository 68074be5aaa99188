/** Those of the seats with the greatest merit, in their order: who is ahead, where one number says it. */
export function mostOf(seats: readonly number[], merit: (seat: number) => number): number[] {
  const best = Math.max(...seats.map(merit));
  return seats.filter((seat) => merit(seat) === best);
}

/** All seats of a table, ascending. */
export const allSeats = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);
