import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { ru } from './ru.ts';

const stem = (key: string) => key.replace(/_(?:one|few|many|other)$/, '');
const holes = (phrase: string) => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the words', () => {
  it('are complete in Russian', () => {
    const known = new Set(Object.keys(ru).map(stem));
    expect(
      Object.keys(en)
        .map(stem)
        .filter((key) => !known.has(key)),
    ).toEqual([]);
    const wanted = new Set(Object.keys(en).map(stem));
    expect(
      Object.keys(ru)
        .map(stem)
        .filter((key) => !wanted.has(key)),
    ).toEqual([]);
  });

  it('have every plural form of their language', () => {
    for (const [language, words] of [
      ['en', en],
      ['ru', ru],
    ] as const) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const counted = new Set(
        Object.keys(words)
          .filter((key) => stem(key) !== key)
          .map(stem),
      );
      for (const key of counted)
        for (const form of forms) expect(words, `${language} ${key}`).toHaveProperty([`${key}_${form}`]);
    }
  });

  it('leave the same holes to fill', () => {
    for (const [key, phrase] of Object.entries(en)) {
      const other = ru[key];
      if (other !== undefined) expect(holes(other), key).toEqual(holes(phrase));
    }
  });
});
