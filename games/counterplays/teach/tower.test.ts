import { openScene } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { game as counterplays } from '../game.ts';
import { fewestTiles, HIGHEST_LEVEL, LONGEST_RUN, longestRun, regionsOfTwo, TOWERS } from './tower.ts';

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
  it.each(PARTS)('never gets more than eight levels of two tiles: part %i of the regions', (part) => {
    for (const [index, region] of regions.entries()) {
      if (index % PARTS.length === part) longest = Math.max(longest, longestRun(region));
    }
    expect(longest).toBeLessThanOrEqual(LONGEST_RUN);
  });

  it('gets eight, and so no twelfth level', () => {
    expect(longest).toBe(LONGEST_RUN);
    expect(fewestTiles(HIGHEST_LEVEL)).toBe(23);
    expect(fewestTiles(HIGHEST_LEVEL + 1)).toBeUndefined();
  });
});
