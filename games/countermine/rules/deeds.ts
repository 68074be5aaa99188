import type { Deed, Move } from '@countertop/core';
import { cellOfMove, isStrike, SWAP } from './moves.ts';
import { writeBoardCell } from './notation.ts';
import type { CounterminePosition } from './position.ts';
import { struckBy } from './strike.ts';

/** What a move did: the cube, the row that it struck, the rows that it completed. */
export function deedsOf(before: CounterminePosition, move: Move, after: CounterminePosition): readonly Deed[] {
  if (move === SWAP) return [{ code: 'swap', moment: 'place' }];
  const cell = cellOfMove(move);
  const deeds: Deed[] = [];
  const struck = isStrike(move) ? struckBy(before, move) : undefined;
  if (struck !== undefined) {
    const data = { ...endsOf(struck.run.cells), count: struck.lifted.length };
    deeds.push({ code: 'strike', data, moment: 'strike' });
  }
  deeds.push({
    code: struck === undefined ? 'cube' : 'planted',
    data: { cell: writeBoardCell(cell) },
    moment: 'place',
  });
  if (after.score(before.actor) > before.score(before.actor)) {
    for (const { cells } of after.runsCreated(before.actor, cell)) {
      deeds.push({ code: 'row', data: { ...endsOf(cells), length: cells.length }, moment: 'score' });
    }
  }
  return deeds;
}

function endsOf(cells: readonly number[]): { from: string; to: string } {
  return { from: writeBoardCell(cells[0]), to: writeBoardCell(cells[cells.length - 1]) };
}
