import { type Move, type Polyiamond, triangleNeighbours } from '@countertop/core';
import { cellsOf, placementOf, tileOf } from '../rules/placement.ts';

import { ORIENTATIONS, PLIES, TILES } from '../rules/tiles.ts';
import { placementsWithin } from './cover.ts';
import { cellKey, cellsWithout } from './shapes.ts';

/**
 * How high can both players build together, by the rules? A level never holds more tiles than the one below, and each
 * but the top one holds at least two (R4). Levels of two tiles lie on the same twelve cells, which two tiles must cover
 * in another way each time, and no shape is there more than twice: more than eight such levels are impossible
 * (`longestRuns` over all `regionsOfTwo`). So 12 levels would take three of three tiles, eight of two and one: 26.
 */
export const LONGEST_RUN = 8;
export const HIGHEST_LEVEL = 11;

/**
 * And one player alone, with one set? No more than four levels of two tiles, all different, lie one upon the other. So the sixth level takes
 * three tiles, four times two and one: the whole set. A seventh would take a tile more at least.
 */
export const LONGEST_RUN_ALONE = 4;
export const HIGHEST_LEVEL_ALONE = 6;
export const TOWER_ALONE = 'P0@0,0 L1@0,2 Y2@1,0 J0@0,2 X2@0,0 V2@0,0 N5@0,1 C1@0,1 W0@1,0 T6@0,0 O0@0,2 I2@1,0';

/** The fewest tiles that can reach a level; undefined where none can. */
export function fewestTiles(level: number): number | undefined {
  const below = level - 1;
  const tiles = 2 * below + Math.max(0, below - LONGEST_RUN) + 1;
  return tiles > PLIES ? undefined : tiles;
}

/** Lines that reach a level with the fewest tiles. */
export const TOWERS: readonly { readonly level: number; readonly line: string }[] = [
  { level: 6, line: 'J2@0,0 X1@0,1 V0@0,1 N1@0,0 X1@0,1 J2@0,0 N1@0,0 V0@0,1 C0@0,0 W0@1,0 T4@0,1' },
  {
    level: 9,
    line:
      'J2@0,0 X1@0,1 V0@0,1 N1@0,0 X1@0,1 J2@0,0 N1@0,0 V0@0,1 C0@0,0 W0@1,0 T4@0,1 O0@0,0 W0@1,0 C0@0,0 ' +
      'O0@0,0 T4@0,1 I0@1,0',
  },
  {
    level: 10,
    line:
      'I0@0,0 I1@-1,3 Y0@1,1 J2@0,1 X1@0,2 V0@0,2 N1@0,1 X1@0,2 J2@0,1 N1@0,1 V0@0,2 C0@0,1 W0@1,1 T4@0,2 O0@0,1 ' +
      'W0@1,1 C0@0,1 O0@0,1 T4@0,2 P1@1,1',
  },
  {
    level: 11,
    line:
      'Y6@0,0 I0@-1,-1 I0@0,-2 Y6@-1,-2 P3@-1,1 P7@-1,-1 J2@-1,-1 X1@-1,0 V0@-1,0 N1@-1,-1 X1@-1,0 J2@-1,-1 ' +
      'N1@-1,-1 V0@-1,0 C0@-1,-1 W0@0,-1 T4@-1,0 O0@-1,-1 W0@0,-1 C0@-1,-1 O0@-1,-1 T4@-1,0 L0@-1,0',
  },
];

/** Two tiles that share a side, as one lies in its first orientation: every region of two, however it is turned. */
export function regionsOfTwo(): readonly Polyiamond[] {
  const found = new Map<string, Polyiamond>();
  for (const { id, orientations } of TILES) {
    const one = orientations[0].cells;
    const taken = new Set(one.map(cellKey));
    const beside = one.flatMap(triangleNeighbours).filter((cell) => !taken.has(cellKey(cell)));
    for (const other of ORIENTATIONS) {
      if (other.tile < id) continue;
      for (const { x, y, down } of beside) {
        for (const cell of other.cells) {
          if (cell.down !== down) continue;
          const cells = cellsOf(placementOf(other.id, x - cell.x, y - cell.y));
          if (cells.some((each) => taken.has(cellKey(each)))) continue;
          const region = [...one, ...cells];
          found.set(region.map(cellKey).sort().join(' '), region);
        }
      }
    }
  }
  return [...found.values()];
}

/** In how many levels of two tiles a region can be covered, one upon the other, with one set of tiles and with two. */
export function longestRuns(region: Polyiamond): { readonly alone: number; readonly together: number } {
  const pairs = pairsOf(region);
  return { alone: longestRun(pairs, 1), together: longestRun(pairs, 2) };
}

function longestRun(pairs: readonly (readonly number[])[], sets: number): number {
  const uses = new Uint8Array(TILES.length);
  const from = (below: number): number => {
    let longest = 0;
    for (const [number, pair] of pairs.entries()) {
      // The same two tiles again would each rest on one alone.
      if (number === below) continue;
      for (const tile of pair) uses[tile]++;
      if (pair.every((tile) => uses[tile] <= sets)) longest = Math.max(longest, 1 + from(number));
      for (const tile of pair) uses[tile]--;
    }
    return longest;
  };
  return from(-1);
}

/** The ways to cover a region with two tiles: their ids. */
function pairsOf(region: Polyiamond): readonly (readonly number[])[] {
  const rows = placementsWithin(
    region,
    TILES.map(({ id }) => id),
  );
  const byCells = new Map<string, Move>(rows.map(({ move, cells }) => [cells.map(cellKey).sort().join(' '), move]));
  return rows.flatMap(({ move, cells }) => {
    const rest = byCells.get(cellsWithout(region, cells).map(cellKey).sort().join(' '));
    return rest === undefined || rest < move ? [] : [[tileOf(move), tileOf(rest)]];
  });
}
