import {
  comparePolyiamonds,
  compareTriangles,
  normalPolyiamond,
  type Polyiamond,
  triangleNeighbours,
} from '@countertop/core';
import { ORIENTATIONS } from './tiles.ts';

/**
 * Every hexiamond is the union of two tetriamonds, and there are only 14 of those: where the 14 fit is found first, and
 * where a hexiamond fits follows with one conjunction (see survey.ts).
 */
export const HALVES: readonly Polyiamond[] = tetriamonds();

/** By orientation: a tetriamond, by its place in HALVES, and its shift within the hexiamond. */
export interface HalfTable {
  readonly half: Uint8Array<ArrayBuffer>;
  readonly x: Uint8Array<ArrayBuffer>;
  readonly y: Uint8Array<ArrayBuffer>;
}

const SPLITS = ORIENTATIONS.map(({ cells }) => split(cells));
export const FIRST_HALF = halfTable(SPLITS.map(([first]) => first));
export const SECOND_HALF = halfTable(SPLITS.map(([, second]) => second));

function tetriamonds(): readonly Polyiamond[] {
  const found: Polyiamond[] = [];
  for (const { cells } of ORIENTATIONS) {
    for (const four of connectedFours(cells)) {
      const normal = normalPolyiamond(four);
      if (!found.some((half) => comparePolyiamonds(half, normal) === 0)) found.push(normal);
    }
  }
  return found;
}

function halfTable(parts: readonly Polyiamond[]): HalfTable {
  const halfOf = (part: Polyiamond) => {
    const normal = normalPolyiamond(part);
    return HALVES.findIndex((half) => comparePolyiamonds(half, normal) === 0);
  };
  return {
    half: Uint8Array.from(parts, halfOf),
    x: Uint8Array.from(parts, (part) => Math.min(...part.map(({ x }) => x))),
    y: Uint8Array.from(parts, (part) => Math.min(...part.map(({ y }) => y))),
  };
}

function split(cells: Polyiamond): readonly [Polyiamond, Polyiamond] {
  const parts = connectedFours(cells);
  for (const first of parts) {
    for (const second of parts) {
      if (cells.every((cell) => first.includes(cell) || second.includes(cell))) return [first, second];
    }
  }
  throw new Error('a hexiamond that is no union of two tetriamonds');
}

function connectedFours(cells: Polyiamond): readonly Polyiamond[] {
  const fours: Polyiamond[] = [];
  for (let chosen = 0; chosen < 1 << cells.length; chosen++) {
    const part = cells.filter((_, i) => (chosen >> i) & 1);
    if (part.length === 4 && isConnected(part)) fours.push(part);
  }
  return fours;
}

function isConnected(cells: Polyiamond): boolean {
  const reached = [cells[0]];
  for (const cell of reached) {
    for (const beside of triangleNeighbours(cell)) {
      const found = cells.find((other) => compareTriangles(other, beside) === 0);
      if (found !== undefined && !reached.includes(found)) reached.push(found);
    }
  }
  return reached.length === cells.length;
}
