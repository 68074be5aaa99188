import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { measuredGames } from '../scripts/measuring/measured-games.ts';
import { strengthDocs } from '../scripts/strength-docs.ts';
import { strengthPictures } from '../scripts/strength-pictures.ts';
import { GAMES } from './games.ts';

const page = await readFile(new URL('../docs/strength.md', import.meta.url), 'utf8');
const games = await measuredGames();

test('docs/images shows what was measured (else: npm run docs), and docs/strength.md shows every picture', async () => {
  expect(games.map(({ id }) => id).sort()).toEqual([...GAMES].sort());
  for (const [name, picture] of strengthPictures(games)) {
    expect(await readFile(new URL(`../docs/images/${name}`, import.meta.url), 'utf8')).toBe(picture);
    expect(page).toContain(`(images/${name})`);
  }
});

test('docs/strength.md says what was measured (else: npm run docs)', () => {
  expect(strengthDocs(page, games)).toBe(page);
});

test.each(games)('no level of $name plays worse than at random, as far as was measured', ({ besides }) => {
  for (const { against, score, plusMinus } of besides)
    if (against === 'random') expect(score + plusMinus).toBeGreaterThan(50);
});
