import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { strengthPictures } from '../scripts/strength-pictures.ts';
import { GAMES } from './games.ts';

test('docs/images shows what the ladders say (else: npm run docs), and docs/strength.md shows every one', async () => {
  const pictures = await strengthPictures();
  const page = await readFile(new URL('../docs/strength.md', import.meta.url), 'utf8');
  expect(pictures.size).toBe(GAMES.length);
  for (const [name, picture] of pictures) {
    expect(await readFile(new URL(`../docs/images/${name}`, import.meta.url), 'utf8')).toBe(picture);
    expect(page).toContain(`(images/${name})`);
  }
});
