import { columnName, type SceneLine } from '@countertop/core';

/**
 * A position drawn row by row, the top one first, as `picture` shows it: X is seat 0, who is to move, O is seat 1, and
 * small letters are points that are circled. Those are put first, and then the walls that close round them.
 */
export function drawn(picture: string, options: Readonly<Record<string, unknown>> = {}): SceneLine {
  const rows = picture.trim().split(/\s*\n\s*/);
  const signs = rows.map((row) => row.split(' '));
  const order = picture.includes('o') ? 'oXO' : 'xOX';
  const place = [...order].flatMap((wanted) =>
    signs.flatMap((row, y) =>
      row.flatMap((sign, x) => (sign === wanted ? [`${SEATS[wanted]}:${columnName(x)}${rows.length - y}`] : [])),
    ),
  );
  const field = { width: signs[0].length, height: rows.length, centreWidth: 0, centreHeight: 0 };
  return { options: { ...field, ...options }, seats: 2, setup: { place, turn: 0 }, moves: '' };
}

const SEATS: Readonly<Record<string, number>> = { X: 0, x: 0, O: 1, o: 1 };

/** The same after the other player has stopped (R6). */
export function stopped(picture: string): SceneLine {
  const scene = drawn(picture);
  return { ...scene, setup: { place: scene.setup?.place ?? [], turn: 1 }, moves: 'stop' };
}

/** A small sheet that begins with the cross. */
export const CROSS = { width: 12, height: 12, centreWidth: 0, centreHeight: 0, start: 'cross' };
