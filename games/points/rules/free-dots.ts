import { CIRCLED, FREE } from './field.ts';
import type { PointsPosition } from './position.ts';

/** Empty dots that the seat has walled off. */
export function freeDots(position: PointsPosition, seat: number): number {
  let count = 0;
  for (const cell of position.field.dots) {
    if ((position.marks[cell] & ((FREE << seat) | CIRCLED | (CIRCLED << 1))) === FREE << seat) count++;
  }
  return count;
}
