import { SHAPES } from '@countertop/counterplays';
import { describe, expect, it } from 'vitest';
import { buildWords } from './words.ts';

const { en = {}, ru = {} } = buildWords;
const stem = (key: string) => key.replace(/_(?:one|few|many|other)$/, '');
const holes = (phrase: string) => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the words of the building page', () => {
  it('are complete in both languages, with every plural form', () => {
    expect([...new Set(Object.keys(ru).map(stem))].sort()).toEqual([...new Set(Object.keys(en).map(stem))].sort());
    for (const [language, words] of [
      ['en', en],
      ['ru', ru],
    ] as const) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const key of new Set(Object.keys(words).filter((each) => stem(each) !== each))) {
        for (const form of forms) expect(words, `${language} ${key}`).toHaveProperty([`${stem(key)}_${form}`]);
      }
    }
  });

  it('leave the same holes to fill', () => {
    for (const [key, phrase] of Object.entries(en)) {
      const other = ru[key];
      if (other !== undefined && stem(key) === key) expect(holes(other), key).toEqual(holes(phrase));
    }
  });

  it('name every shape', () => {
    for (const { id } of SHAPES) expect(en).toHaveProperty([`${id}.title`]);
  });
});
