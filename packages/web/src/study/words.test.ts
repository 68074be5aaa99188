import { describe, expect, it } from 'vitest';
import { studyWords } from './words.ts';

const stem = (key: string) => key.replace(/_(?:one|few|many|other)$/, '');
const holes = (phrase: string) => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const { en = {}, ru = {} } = studyWords;

describe('the words of the analysis board', () => {
  it('are complete in both languages', () => {
    expect([...new Set(Object.keys(ru).map(stem))].sort()).toEqual([...new Set(Object.keys(en).map(stem))].sort());
  });

  it('have every plural form of their language', () => {
    for (const [language, words] of [
      ['en', en],
      ['ru', ru],
    ] as const) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const key of Object.keys(words).filter((each) => stem(each) !== each))
        for (const form of forms) expect(words, `${language} ${key}`).toHaveProperty([`${stem(key)}_${form}`]);
    }
  });

  it('leave the same holes to fill', () => {
    for (const [key, phrase] of Object.entries(en)) {
      const other = ru[key];
      if (other !== undefined) expect(holes(other), key).toEqual(holes(phrase));
    }
  });
});
