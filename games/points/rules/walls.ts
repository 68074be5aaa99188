import type { Move } from '@countertop/core';
import { type Field, LIVE } from './field.ts';
import { OVER, type PointsPosition } from './position.ts';

/** An area and the chain of points that walls it off, for drawing. */
export interface Wall {
  readonly owner: number;
  /** The points of the wall in order, counter-clockwise; the last one touches the first. */
  readonly chain: readonly Move[];
  /** The dots inside. */
  readonly area: readonly Move[];
}

/** The walls of all circled areas; an area lost by grounding has none. */
export function walls(position: PointsPosition): Wall[] {
  return areasWhere(position, (cell) => position.circledBy(cell));
}

/** The areas that are walled off but free (R3), with their walls. */
export function freeAreas(position: PointsPosition): Wall[] {
  if (position.phase === OVER) return [];
  return areasWhere(position, (cell) => (position.isOpen(cell) ? position.freeFor(cell) : undefined));
}

function areasWhere(position: PointsPosition, ownerOf: (cell: Move) => number | undefined): Wall[] {
  const { field } = position;
  const found: Wall[] = [];
  const seen = new Set<Move>();
  // The field's dots come row by row from below, so the first dot of an area is on its lowest row.
  for (const lowest of field.dots) {
    const owner = ownerOf(lowest);
    if (owner === undefined || seen.has(lowest)) continue;
    const area = new Set([lowest]);
    for (const cell of area) {
      for (const step of [1, -1, field.stride, -field.stride]) {
        const next = cell + step;
        if (position.isDot(next) && ownerOf(next) === owner) area.add(next);
      }
    }
    for (const cell of area) seen.add(cell);
    const chain = chainBelow(field, position.marks, lowest, LIVE << owner);
    if (chain !== undefined) found.push({ owner, chain, area: [...area] });
  }
  return found;
}

/**
 * The chain round the area whose lowest dot is given: the walk that keeps it at the left hand and turns once round it.
 * Undefined where the owner's live points make none.
 */
function chainBelow(field: Field, cells: ArrayLike<number>, lowest: Move, live: number): Move[] | undefined {
  const { steps, stride } = field;
  const start = lowest - stride;
  if ((cells[start] & live) === 0) return undefined;
  const chain: Move[] = [start];
  let at = start;
  // As if the start had been come to from the north-west: the area's dot lies to the north, at the left hand.
  let heading = 7;
  let opening = 0;
  let turned = 0;
  const limit = cells.length * 4;
  for (let passed = 0; passed < limit; passed++) {
    let next = ((heading + 1) | 1) + 8;
    for (let looks = 0; (cells[at + steps[next]] & live) === 0; looks++) {
      if (looks === 7) return undefined;
      next--;
    }
    if (passed > 0) turned += next - 8 - heading;
    heading = next & 7;
    if (passed === 0) opening = heading;
    at += steps[heading];
    if (at === start) return turned + ((opening - heading + 4) & 7) - 4 === 8 ? chain : undefined;
    // A point passed twice: what lies between is joined to the wall by this point only.
    const earlier = chain.indexOf(at);
    if (earlier >= 0) chain.length = earlier + 1;
    else chain.push(at);
  }
  return undefined;
}
