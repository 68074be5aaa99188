import { openScene } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { game as counterplays } from '../game.ts';
import { TILES } from '../rules/tiles.ts';
import {
  fewestTiles,
  HIGHEST_LEVEL,
  HIGHEST_LEVEL_ALONE,
  LONGEST_RUN,
  LONGEST_RUN_ALONE,
  longestRuns,
  regionsOfTwo,
  TOWER_ALONE,
  TOWERS,
} from './tower.ts';

describe('building high by the rules', () => {
  it('takes 11 tiles to the sixth level', () => {
    expect(fewestTiles(6)).toBe(11);
  });

  it.each(TOWERS)('reaches level $level with as few tiles as can be', ({ level, line }) => {
    const built = openScene(counterplays, { seats: 2, moves: line });
    if (!built.ok) throw new Error(built.problem.code);
    expect(built.position.top).toBe(level);
    expect(built.position.ply).toBe(fewestTiles(level));
  });

  it('reaches the levels between on the way', () => {
    const tops: number[] = [];
    openScene(counterplays, { seats: 2, moves: TOWERS[1].line }, (position) => tops.push(position.top));
    for (const level of [6, 7, 8, 9]) expect(tops.indexOf(level)).toBe(fewestTiles(level));
  });

  // In parts, of which none takes long on a busy machine.
  const PARTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const regions = regionsOfTwo();
  let longest = 0;
  let longestAlone = 0;
  it.each(PARTS)('never gets more than eight levels of two tiles: part %i of the regions', (part) => {
    for (const [index, region] of regions.entries()) {
      if (index % PARTS.length !== part) continue;
      const { alone, together } = longestRuns(region);
      longest = Math.max(longest, together);
      longestAlone = Math.max(longestAlone, alone);
    }
    expect(longest).toBeLessThanOrEqual(LONGEST_RUN);
    expect(longestAlone).toBeLessThanOrEqual(LONGEST_RUN_ALONE);
  });

  it('gets eight, and so no twelfth level', () => {
    expect(longest).toBe(LONGEST_RUN);
    expect(fewestTiles(HIGHEST_LEVEL)).toBe(23);
    expect(fewestTiles(HIGHEST_LEVEL + 1)).toBeUndefined();
  });

  it('takes one player a whole set to the sixth level, and has none for a seventh', () => {
    const built = openScene(counterplays, { seats: 2, moves: TOWER_ALONE });
    if (!built.ok) throw new Error(built.problem.code);
    const tiles = TOWER_ALONE.split(' ').map(([letter]) => letter);
    expect(new Set(tiles).size).toBe(TILES.length);
    expect(built.position.top).toBe(HIGHEST_LEVEL_ALONE);
    // Levels of two but for the top one, and those that a run does not reach are of three.
    const fewest = (level: number): number => 2 * (level - 1) + Math.max(0, level - 1 - longestAlone) + 1;
    expect([fewest(HIGHEST_LEVEL_ALONE), fewest(HIGHEST_LEVEL_ALONE + 1)]).toEqual([TILES.length, TILES.length + 3]);
  });
});
