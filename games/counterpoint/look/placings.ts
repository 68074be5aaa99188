import type { Happened } from '@countertop/core';
import { cellOfMove, colourOf, kindOf } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';

/** A counter that was placed, by whom, after how many moves, and the lines that it completed. */
export interface Placing extends Happened<CounterpointPosition> {
  readonly seat: number;
  readonly cell: number;
  readonly ply: number;
  readonly lines: readonly number[];
}

/** The placings among what happened, oldest first. */
export function placingsIn(happened: readonly Happened<CounterpointPosition>[]): readonly Placing[] {
  return happened
    .filter(({ move }) => kindOf(move) === 'place')
    .map((each) => ({
      ...each,
      seat: each.before.turn,
      cell: cellOfMove(each.move),
      ply: each.after.ply,
      lines: completed(each),
    }));
}

/** R6: the lines through the counter that were open before it and show all four colours now. */
function completed({ before, move, after }: Happened<CounterpointPosition>): readonly number[] {
  const cell = cellOfMove(move);
  if (before.gain(colourOf(move), cell) === 0) return [];
  return Array.from(before.grid.linesAt[cell]).filter(
    (line) => before.lineIsOpen(line) && after.lineColours(line) === 15,
  );
}
