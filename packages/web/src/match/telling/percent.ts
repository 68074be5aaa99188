/** A share of the win as a whole number of hundredths. */
export function percent(chance: number | undefined): number {
  return Math.round(100 * (chance ?? 0));
}
