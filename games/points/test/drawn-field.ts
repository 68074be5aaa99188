import { type GameRecord, MoveList, PLAIN, readScene, replay } from '@countertop/core';
import { game as points } from '../game.ts';
import type { PointsPosition } from '../rules/position.ts';

/** A field given as a picture, top row first, its points put seat 1 first, then seat 0, each from the top left. */
export function picture(rows: string, turn = 0, options: Record<string, unknown> = {}): PointsPosition {
  const lines = rows.trim().split(/\s*\n\s*/);
  const cells: [seat: number, cell: string][] = [];
  lines.forEach((line, y) => {
    line.split(' ').forEach((sign, x) => {
      const seat = 'XO'.indexOf(sign);
      if (seat >= 0) cells.push([seat, `${String.fromCharCode(97 + x)}${lines.length - y}`]);
    });
  });
  const place = [1, 0].flatMap((wanted) =>
    cells.filter(([seat]) => seat === wanted).map(([s, cell]) => `${s}:${cell}`),
  );
  const size = { width: lines[0].split(' ').length, height: lines.length };
  return position({ options: { ...size, ...options }, setup: { place, turn }, moves: [] });
}

export function position(record: Omit<GameRecord, 'game' | 'seats'>): PointsPosition {
  const frame = readScene({ game: 'points', seats: 2, ...record });
  if (!frame.ok) throw new Error(frame.problem.code);
  const played = replay(points, frame.value);
  if (!played.ok) throw new Error(`ply ${played.ply}: ${JSON.stringify(played.problem)}`);
  return played.position;
}

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
