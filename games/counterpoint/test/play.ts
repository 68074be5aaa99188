import { startPosition } from '@countertop/core';
import { type CounterpointPosition, counterpoint } from '../index.ts';

interface Beginning {
  readonly options?: Readonly<Record<string, number | boolean>>;
  readonly seats?: number;
}

/** The position after these moves, written with spaces between them, from the start of a match. */
export function after(moves: string, { options = {}, seats = 2 }: Beginning = {}): CounterpointPosition {
  const start = startPosition(counterpoint, options, seats);
  if (!start.ok) throw new Error(start.problem.code);
  return goOn(start.value.position, moves);
}

/** The same position, after more moves. */
export function goOn(position: CounterpointPosition, moves: string): CounterpointPosition {
  for (const text of moves.split(/\s+/).filter((each) => each !== '')) {
    const move = counterpoint.read(position, text);
    if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.problem)}`);
    position.play(move.value);
  }
  return position;
}

/** Seat 0 begins, and each seat is dealt the four counters named: `dealt('ybgr', 'yyyy')`. */
export function dealt(...reserves: string[]): string {
  return ['?y', ...[...reserves.join('')].map((letter) => `+${letter}`)].join(' ');
}
