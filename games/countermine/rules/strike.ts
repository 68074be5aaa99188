import type { Move } from '@countertop/core';
import { cellOfMove, directionOfStrike } from './moves.ts';
import type { CounterminePosition } from './position.ts';
import type { Run } from './runs.ts';

/** Whether a strike names this run (R5). */
export function names(move: Move, run: Run): boolean {
  return directionOfStrike(move) === run.direction && run.cells.includes(cellOfMove(move));
}

/** What a strike does: the run that it names, and those of its cells whose cubes go home. */
export interface Struck {
  readonly run: Run;
  readonly lifted: readonly number[];
}

/** R5. `before`: the position in which the strike is made. */
export function struckBy(before: CounterminePosition, move: Move): Struck | undefined {
  const run = before
    .bonusesOf(before.actor)
    .flat()
    .find((each) => names(move, each));
  return run && { run, lifted: run.cells.filter((cell) => before.ownerAt(cell) === 1 - before.actor) };
}
