import { type GameRecord, readScene, replay } from '@countertop/core';
import { game as points } from '../game.ts';
import type { PointsPosition } from '../rules/position.ts';

/** A field given as a picture, top row first: X is seat 0, O is seat 1, whose points are put first. */
export function pictured(rows: string, turn = 0, options: Record<string, unknown> = {}): PointsPosition {
  const lines = rows.trim().split(/\s*\n\s*/);
  const cells = lines.flatMap((line, y) =>
    line.split(' ').map((sign, x) => ({ sign, cell: `${String.fromCharCode(97 + x)}${lines.length - y}` })),
  );
  const place = ['O', 'X'].flatMap((wanted) =>
    cells.filter(({ sign }) => sign === wanted).map(({ cell }) => `${'XO'.indexOf(wanted)}:${cell}`),
  );
  const size = { width: lines[0].split(' ').length, height: lines.length };
  return recorded({ options: { ...size, ...options }, setup: { place, turn }, moves: [] });
}

export function recorded(record: Omit<GameRecord, 'game' | 'seats'>): PointsPosition {
  const frame = readScene({ game: 'points', seats: 2, ...record });
  if (!frame.ok) throw new Error(frame.problem.code);
  const played = replay(points, frame.value);
  if (!played.ok) throw new Error(`ply ${played.ply}: ${JSON.stringify(played.problem)}`);
  return played.position;
}
