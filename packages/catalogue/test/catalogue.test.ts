import { coreWords, sentence } from '@countertop/core';
import { levelsOf } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { games, loadGame } from '../src/index.ts';

describe('the catalogue', () => {
  test('names the five games once each', () => {
    const ids = games.map((game) => game.id);
    expect(new Set(ids)).toEqual(new Set(['counterpoint', 'counterplays', 'points', 'countermine', 'foursquare']));
    expect(ids).toHaveLength(5);
  });

  test.each(games.map((game) => game.id))('loads %s under its own name', async (id) => {
    const game = await loadGame(id);
    expect(game.ok && game.value.id).toBe(id);
  });

  test.each(games)('the guide and the brain of $id have the same levels, measured and named', async (entry) => {
    const [guide, brain] = [await entry.loadGuide(), await entry.loadBrain()];
    expect(guide?.levels).toBe(brain?.levels);
    expect(guide?.opponent).toBeLessThanOrEqual(levelsOf(guide));
    const all = Array.from({ length: levelsOf(guide) }, (_, index) => index + 1);
    expect((await guide?.ladder?.())?.map(({ level }) => level)).toEqual(all);
    const names = (await entry.loadWords('en'))?.['levels'] ?? {};
    expect(Object.keys(names)).toEqual(guide?.levels === undefined ? [] : all.map(String));
  });

  test.each(['', 'Points', 'points ', 'chess', '__proto__', 'toString', '../points', 'p'.repeat(1000)])(
    'refuses %j, and says what there is',
    async (id) => {
      const game = await loadGame(id);
      if (game.ok) throw new Error('a game was found');
      expect(game.problem.code).toBe('game-unknown');
      const text = sentence(game.problem, coreWords);
      expect(text).toContain('counterpoint, counterplays, points, countermine, foursquare');
      expect(text.length).toBeLessThan(200);
    },
  );
});
