import { games, loadWords } from '@countertop/catalogue';
import { movesOf, openScene, ruleKeys, sceneAfter } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { gameOf } from './game-of.ts';

const LANGUAGES = ['en', 'ru'];
/** What is no word for people: seats by number, options as they are written, cells, code. */
const FOREIGN = /\bseat \d|\bмест[оау] \d|\b(?:true|false|null)\b|`|"|\b[a-h]\d{1,2}\b|\btests?\b|\bcode\b/i;

for (const { id, loadGuide } of games) {
  const sections = await (await loadGuide())?.rules?.();
  if (sections === undefined) continue;
  const game = await gameOf(id);

  describe(`the rules of ${id} for people`, () => {
    it('are a page, each section with its own name', () => {
      expect(sections.length).toBeGreaterThanOrEqual(6);
      expect(sections.length).toBeLessThanOrEqual(10);
      expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
      expect(sections.filter(({ figure }) => (figure?.steps.length ?? 0) > 0).length).toBeGreaterThanOrEqual(3);
    });

    it('show what can happen', () => {
      for (const { id: section, figure } of sections) {
        if (figure === undefined) continue;
        for (let count = 0; count <= figure.steps.length; count++) {
          const scene = sceneAfter(figure, count);
          const opened = openScene(game, scene);
          expect(opened.ok, `${section}, step ${count}`).toBe(true);
          if (opened.ok) expect(opened.moves).toHaveLength(movesOf(scene.moves).length);
        }
      }
    });

    it.each(LANGUAGES)('are said in %s, all of them and nothing else, in words for people', async (language) => {
      const words = await loadWords(id, language, 'rules');
      expect(Object.keys(words).sort()).toEqual(ruleKeys(sections).sort());
      for (const [key, said] of Object.entries(words)) {
        expect(said.trim(), key).not.toBe('');
        expect(said, key).not.toMatch(FOREIGN);
      }
    });
  });
}
