import { join } from 'node:path';
import type { Words } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { formsOf, holesOf } from './agreement.ts';
import { places, sectionsOf } from './word-places.ts';

const stem = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const stems = (words: Words): string[] => [...new Set(Object.keys(words).map(stem))].sort();

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

  test.each(languages)('have a form for everybody in %s, and only forms that the language knows', async (language) => {
    const plurals: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const known = ['you', ...plurals, ...plurals.map((plural) => `you-${plural}`)];
    for (const words of Object.values(await sectionsOf(folder, language))) {
      for (const [key, phrase] of Object.entries(words)) {
        for (const { forms } of formsOf(phrase)) {
          expect(forms, key).toContain('other');
          expect(known, key).toEqual(expect.arrayContaining([...forms]));
        }
        // What looks like a form and is none would be shown to people as it is.
        expect(phrase.replaceAll(/\{\w+(?:\|[\w-]+:(?:[^{}|]|\{\w+\})*)*\}/g, ''), key).not.toMatch(/\{\w+[|:]/);
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
        if (said !== undefined && stem(key) === key) expect(holesOf(said), key).toEqual(holesOf(phrase));
      }
    }
  });
});
