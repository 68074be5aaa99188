import { bad, brief, good, type Move, type Problem, problem, type Result, readCell, writeCell } from '@countertop/core';
import { COLOURS, colourNamed } from './colours.ts';
import { isCorner } from './grid.ts';
import { cellOfMove, colourOf, drawing, drawingLot, kindOf, type MoveKind, placing } from './moves.ts';
import type { CounterpointPosition } from './position.ts';
import { STAGE, VACANT } from './state.ts';

/** `?y` a lot, `+y` a draw, `y:c4` a placing. */
export function writeMove(position: CounterpointPosition, move: Move): string {
  const { letter } = COLOURS[colourOf(move)];
  switch (kindOf(move)) {
    case 'lot':
      return `?${letter}`;
    case 'draw':
      return `+${letter}`;
    case 'place':
      return `${letter}:${writeBoardCell(position, cellOfMove(move))}`;
  }
}

export function writeBoardCell({ grid }: CounterpointPosition, cell: number): string {
  return writeCell(cell % grid.width, Math.floor(cell / grid.width));
}

export function readBoardCell({ grid }: CounterpointPosition, text: string): Result<number> {
  const at = readCell(text);
  if (at === undefined) return bad('counterpoint-no-cell', { given: brief(text) });
  if (at.column >= grid.width || at.row >= grid.height) return bad('off-board', { cell: text });
  if (!grid.corners && isCorner(grid, at.column, at.row)) return bad('counterpoint-corner', { cell: text });
  return good(at.row * grid.width + at.column);
}

/** The checked door: a legal move, or the reason why it is none. */
export function readMove(position: CounterpointPosition, text: string): Result<Move> {
  const given = brief(text);
  const chance = /^([?+])([a-z])$/.exec(text);
  const place = chance === null ? /^([a-z]):(.*)$/s.exec(text) : null;
  if (chance === null && place === null) return bad('counterpoint-unreadable', { given });
  const letter = chance === null ? place![1] : chance[2];
  const colour = colourNamed(letter);
  if (colour === undefined) return bad('counterpoint-no-colour', { given, letter });

  const kind: MoveKind = chance === null ? 'place' : chance[1] === '?' ? 'lot' : 'draw';
  const untimely = checkTime(position, kind, given);
  if (untimely !== undefined) return { ok: false, problem: untimely };
  if (kind === 'place') return readPlacing(position, colour, place![2]);
  if (position.inBag(colour) === 0) {
    return bad('counterpoint-bag-lacks', {
      colour: COLOURS[colour].name,
      bag: letters((each) => position.inBag(each)),
    });
  }
  return good(kind === 'lot' ? drawingLot(colour) : drawing(colour));
}

function readPlacing(position: CounterpointPosition, colour: number, name: string): Result<Move> {
  const seat = position.turn;
  if (position.inReserve(seat, colour) === 0) {
    const reserve = letters((each) => position.inReserve(seat, each));
    return bad('counterpoint-reserve-lacks', { seat, colour: COLOURS[colour].name, reserve });
  }
  const cell = readBoardCell(position, name);
  if (!cell.ok) return cell;
  const there = position.colourAt(cell.value);
  if (there !== VACANT) return bad('counterpoint-taken', { cell: name, colour: COLOURS[there].name });
  return good(placing(colour, cell.value));
}

/** Whether moves of this kind are made now at all. */
function checkTime(position: CounterpointPosition, kind: MoveKind, given: string): Problem | undefined {
  const seat = position.turn;
  switch (position.stage) {
    case STAGE.lots:
      return kind === 'lot' ? undefined : problem('counterpoint-lots-due', { given, seat });
    case STAGE.deal:
    case STAGE.draw:
      return kind === 'draw' ? undefined : problem('counterpoint-draw-due', { given, seat });
    case STAGE.place:
      return kind === 'place' ? undefined : problem('counterpoint-placing-due', { given, seat });
    case STAGE.over:
      return problem('game-over', { given });
  }
}

/** Counters as letters, `yybr`. */
function letters(count: (colour: number) => number): string {
  return COLOURS.map(({ letter }, colour) => letter.repeat(count(colour))).join('');
}
