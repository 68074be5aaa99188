import type { Pair } from './matching.ts';

/**
 * Berger's table: rounds in which everybody meets everybody once. In each those meet whose numbers add up to the same, and the last one
 * meets whoever is left. Where the sum is odd the lower number has the first seat, else the higher one: so nobody has it
 * more than once oftener than the other. With an odd count there is no last one, and who is left rests.
 */
export function bergerRounds(count: number): readonly (readonly Pair[])[] {
  const others = count % 2 === 0 ? count - 1 : count;
  return Array.from({ length: others }, (_, round) => {
    const pairs: Pair[] = [];
    for (let a = 0; a < others; a++) {
      const b = (((round - a) % others) + others) % others;
      if (a < b) pairs.push((a + b) % 2 === 1 ? [a, b] : [b, a]);
      else if (a === b && count > others) pairs.push(a < count / 2 ? [a, others] : [others, a]);
    }
    return pairs;
  });
}
