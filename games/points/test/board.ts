import { MoveList, PLAIN } from '@countertop/core';
import { game as points } from '../game.ts';
import type { PointsPosition } from '../rules/position.ts';

export function play(game: PointsPosition, ...moves: string[]): void {
  for (const text of moves) {
    const move = points.read(game, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    game.play(move.value);
  }
}

export function refusal(game: PointsPosition, text: string): string | undefined {
  const move = points.read(game, text);
  return move.ok ? undefined : move.problem.code;
}

export function legal(game: PointsPosition): string[] {
  const list = new MoveList();
  game.moves(list);
  return list.toArray().map((move) => points.write(game, move));
}

/** The field without coordinates and status. */
export function board(game: PointsPosition): string[] {
  return points
    .picture(game, PLAIN)
    .split('\n')
    .filter((line) => /^ *\d+ /.test(line))
    .map((line) => line.replace(/^ *\d+ | \d+$/g, ''));
}

export function rows(text: string): string[] {
  return text.trim().split(/\s*\n\s*/);
}
