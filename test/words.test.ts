import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Words } from '@countertop/core';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGE = /^[a-z]{2,3}(?:-\w+)?\.ts$/;

/** Every folder called `words` that speaks English: of the games, the areas of the page, and core. */
const places = [...foldersIn('games'), ...foldersIn('packages')].map((folder) => ({
  name: relative(ROOT, folder),
  folder,
  languages: readdirSync(folder)
    .filter((name) => LANGUAGE.test(name))
    .map((name) => name.slice(0, -3)),
}));

function foldersIn(room: string): string[] {
  return readdirSync(join(ROOT, room), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || ['node_modules', 'dist', 'test'].includes(entry.name)) return [];
    const path = join(room, entry.name);
    return entry.name === 'words' ? [join(ROOT, path)] : foldersIn(path);
  });
}

const stem = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const stems = (words: Words): string[] => [...new Set(Object.keys(words).map(stem))].sort();
const holes = (phrase: string): string[] => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

async function sectionsOf(folder: string, language: string): Promise<Readonly<Record<string, Words>>> {
  return import(join(folder, `${language}.ts`));
}

test('every place speaks every language that the page speaks', () => {
  const spoken = places.find(({ name }) => name === join('packages', 'web', 'src', 'words'))?.languages;
  for (const { name, languages } of places) expect(languages, name).toEqual(spoken);
});

describe.each(places)('the words in $name', ({ folder, languages }) => {
  test.each(languages)('have every plural form in %s', async (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const words of Object.values(await sectionsOf(folder, language))) {
      for (const key of Object.keys(words).filter((each) => stem(each) !== each)) {
        for (const form of forms) expect(words, key).toHaveProperty([`${stem(key)}_${form}`]);
      }
    }
  });

  test.each(languages.filter((language) => language !== 'en'))('say the same in %s as in English', async (language) => {
    const [english, other] = await Promise.all([sectionsOf(folder, 'en'), sectionsOf(folder, language)]);
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [section, words] of Object.entries(english)) {
      expect(stems(other[section]), section).toEqual(stems(words));
      for (const [key, phrase] of Object.entries(words)) {
        const said = other[section][key];
        // A plural may do without its number: "one tile".
        if (said !== undefined && stem(key) === key) expect(holes(said), key).toEqual(holes(phrase));
      }
    }
  });
});
