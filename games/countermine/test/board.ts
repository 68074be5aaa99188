import { MoveList, NOBODY, startPosition } from '@countertop/core';
import { type CounterminePosition, countermine, writeBoardCell } from '../index.ts';

/** A position from a picture whose lower left corner is a1: X for seat 0, O for seat 1, anything else for empty. */
export function pictured(picture: string, turn = 0): CounterminePosition {
  const place: string[] = [];
  const rows = picture
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .reverse();
  rows.forEach((row, up) => {
    [...row.replaceAll(' ', '')].forEach((sign, right) => {
      if (sign === 'X' || sign === 'O') place.push(`${sign === 'X' ? 0 : 1}:${writeBoardCell(up * 12 + right)}`);
    });
  });
  return prepared(place, turn);
}

/** A position from placements such as `0:c4`. */
export function prepared(place: readonly string[], turn = 0, swap = false): CounterminePosition {
  const start = startPosition(countermine, { swap }, 2, { place, turn });
  if (!start.ok) throw new Error(`${start.problem.code} ${JSON.stringify(start.problem.data)}`);
  return start.value.position;
}

export function fresh(swap = false): CounterminePosition {
  return countermine.start({ swap }, 2);
}

/** Plays moves given as text, through the checked door. */
export function play(position: CounterminePosition, moves: string): CounterminePosition {
  for (const text of moves.split(' ')) {
    const move = countermine.read(position, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    position.play(move.value);
  }
  return position;
}

export function legal(position: CounterminePosition): string[] {
  const list = new MoveList();
  if (position.actor !== NOBODY) position.moves(list);
  return list
    .toArray()
    .map((move) => countermine.write(position, move))
    .sort();
}

/** Why a text is no move now. */
export function refusal(position: CounterminePosition, text: string): string {
  const move = countermine.read(position, text);
  return move.ok ? 'none' : move.problem.code;
}
