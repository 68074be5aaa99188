import type { WordsByLanguage } from '@countertop/core';
import { describe, expect, it } from 'vitest';

// The words of the page's areas, each in its own folder.
const areas = import.meta.glob<Record<string, WordsByLanguage>>('../*/words.ts', { eager: true });

const stem = (key: string) => key.replace(/_(?:one|few|many|other)$/, '');
const stems = (words: Readonly<Record<string, string>>) => [...new Set(Object.keys(words).map(stem))].sort();
const holes = (phrase: string) => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(Object.entries(areas))('the words in %s', (_, exports) => {
  const { en = {}, ru = {} } = Object.values(exports)[0] ?? {};

  it('are the same in English and Russian', () => {
    expect(stems(ru)).toEqual(stems(en));
  });

  it('have every plural form of their language', () => {
    for (const [language, words] of Object.entries({ en, ru })) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const key of Object.keys(words).filter((each) => stem(each) !== each)) {
        for (const form of forms) expect(words, `${language} ${key}`).toHaveProperty([`${stem(key)}_${form}`]);
      }
    }
  });

  // A plural may do without its number: "one tile".
  it('leave the same holes to fill', () => {
    for (const [key, phrase] of Object.entries(en)) {
      const other = ru[key];
      if (other !== undefined && stem(key) === key) expect(holes(other), key).toEqual(holes(phrase));
    }
  });
});
