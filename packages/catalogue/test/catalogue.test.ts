import { readdirSync } from 'node:fs';
import { coreWords, sentence } from '@countertop/core';
import { levelsOf } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { games, loadGame } from '../src/index.ts';

describe('the catalogue', () => {
  test('names every game that has a folder, once', () => {
    const ids = games.map((game) => game.id);
    expect([...ids].sort()).toEqual(readdirSync(new URL('../../../games', import.meta.url)).sort());
    expect(ids.length).toBeGreaterThanOrEqual(5);
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

  const [{ id: known }] = games;
  const odd = [known.toUpperCase(), `${known} `, `../${known}`];

  test.each(['', ...odd, 'chess', '__proto__', 'toString', 'p'.repeat(1000)])(
    'refuses %j, and says what there is',
    async (id) => {
      const game = await loadGame(id);
      if (game.ok) throw new Error('a game was found');
      expect(game.problem.code).toBe('game-unknown');
      const text = sentence(game.problem, coreWords);
      expect(text).toContain(games.map(({ id }) => id).join(', '));
      expect(text.length).toBeLessThan(200);
    },
  );
});
