import type { Deed, Move } from '@countertop/core';
import { COLOURS, YELLOW } from './colours.ts';
import { cellOfMove, colourOf, kindOf } from './moves.ts';
import { writeBoardCell } from './notation.ts';
import type { CounterpointPosition } from './position.ts';
import { STAGE } from './state.ts';

/** What a move did: "green d5 +1". */
export function deedsOf(before: CounterpointPosition, move: Move, after: CounterpointPosition): readonly Deed[] {
  const words = { colour: COLOURS[colourOf(move)].name };
  switch (kindOf(move)) {
    case 'lot':
      return [{ code: colourOf(move) === YELLOW ? 'begins' : 'lot', words, seat: before.turn, moment: 'draw' }];
    case 'draw':
      return [{ code: before.stage === STAGE.deal ? 'dealt' : 'drawn', words, seat: before.turn, moment: 'draw' }];
    case 'place':
      return [placed(before, move), ...ended(after)];
  }
}

function placed(before: CounterpointPosition, move: Move): Deed {
  const words = { colour: COLOURS[colourOf(move)].name };
  const cell = writeBoardCell(before, cellOfMove(move));
  const points = before.gain(colourOf(move), cellOfMove(move));
  if (points === 0) return { code: 'places', data: { cell }, words, moment: 'place' };
  return { code: 'scores', data: { cell, points }, words, moment: 'score' };
}

/** R9: why the game is over, where one does not see it by the board being full. */
function ended(after: CounterpointPosition): readonly Deed[] {
  return after.stage === STAGE.over && after.vacancies > 0 ? [{ code: 'hopeless', moment: 'place' }] : [];
}
