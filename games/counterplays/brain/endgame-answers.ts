/** Whether White reaches the aim, whatever the other does and wherever the tiles lie that are gone. */
export const YES = 1;
export const NO = -1;
export const UNSURE = 0;

/** What a seat would like the answer to be. */
export function wish(seat: number): number {
  return seat === 0 ? YES : NO;
}
