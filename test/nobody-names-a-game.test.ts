import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { places, sectionsOf } from './word-places.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Tests may play a game that they name; documents may tell of it; the lockfile lists what is there. */
const ASIDE = /\.test\.ts$|\/test\/|\.md$|^package-lock\.json$|^docs\/|^games\/|^examples\//;

function sources(): readonly (readonly [path: string, text: string])[] {
  const paths = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const there = paths.filter((path) => !ASIDE.test(path) && existsSync(join(ROOT, path)));
  return there.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]);
}

/** Keys of the page's own phrases: such a word in quotes is a phrase, and no game. */
async function pageWords(): Promise<ReadonlySet<string>> {
  const own = places.filter(({ name }) => name.startsWith('packages/'));
  const sections = await Promise.all(own.map(({ folder }) => sectionsOf(folder, 'en')));
  return new Set(sections.flatMap((each) => Object.values(each).flatMap((words) => Object.keys(words))));
}

test('nothing outside a game’s folder names one', async () => {
  const phrases = await pageWords();
  const patterns = GAMES.flatMap((id) => [
    new RegExp(`games/${id}\\b|@countertop/${id}\\b|#/${id}\\b|game: ['"]${id}['"]`),
    ...(phrases.has(id) ? [] : [new RegExp(`\\b${id}\\b`, 'i')]),
  ]);
  const found = sources().flatMap(([path, text]) =>
    patterns.flatMap((pattern) => (pattern.exec(text) ?? []).map((name) => `${path}: ${name}`)),
  );
  expect(found).toEqual([]);
});
