import { type Bonus, withFive } from './bonus.ts';
import type { Cubes } from './cubes.ts';
import { createdRun, cubesBelow, FIVE, fiveAt, placeOf, STEP } from './lines.ts';

/** A run on the board, as its cells. */
export interface Run {
  readonly direction: number;
  readonly cells: readonly number[];
}

// Imported functions and constants are looked up at every use.
const created = createdRun;
const placeIn = placeOf;
const EXACT = FIVE;

/** R3: how many runs a cube of the seat creates on this cell, whether it stands there already or not. */
export function countRuns(cubes: Cubes, seat: number, cell: number): number {
  let runs = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (created(cubes.maskThrough(seat, cell, direction), placeIn(cell, direction)) !== 0) runs++;
  }
  return runs;
}

/** R4: the bonus action that such a cube hands to the opponent, or 0. */
export function bonusFor(cubes: Cubes, seat: number, cell: number): Bonus {
  let bonus = 0;
  for (let direction = 0; direction < 4; direction++) {
    const mask = cubes.maskThrough(seat, cell, direction);
    const place = placeIn(cell, direction);
    if (created(mask, place) !== EXACT) continue;
    bonus = withFive(bonus, fiveAt(direction, cell - cubesBelow(mask, place) * STEP[direction]));
  }
  return bonus;
}

/** R3: the runs that such a cube creates. */
export function listRuns(cubes: Cubes, seat: number, cell: number): Run[] {
  const runs: Run[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const mask = cubes.maskThrough(seat, cell, direction);
    const place = placeOf(cell, direction);
    const length = createdRun(mask, place);
    if (length === 0) continue;
    const first = cell - cubesBelow(mask, place) * STEP[direction];
    runs.push({ direction, cells: Array.from({ length }, (_, index) => first + index * STEP[direction]) });
  }
  return runs;
}
