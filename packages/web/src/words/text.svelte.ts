import type { WordsByLanguage } from '@countertop/core';
import { en } from './en.ts';

export const LANGUAGES = { en: 'English', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
type Data = Readonly<Record<string, string | number>>;
type Words = Readonly<Record<string, string>>;

/** The page's words. English is always there; other languages come when they are chosen. */
class Text {
  language: Language = $state('en');
  private words: Words = $state(en);

  async use(language: Language): Promise<void> {
    this.words = language === 'ru' ? (await import('./ru.ts')).ru : en;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The phrase for a key, with `{name}` filled in; `{count}` chooses among `key_one`, `key_few`, `key_many`, `key_other`. */
  say(key: string, data: Data = {}): string {
    return fill(this.language, key, data, this.words, en);
  }

  /** The same for the words of a game. */
  of(words: WordsByLanguage): (key: string, data?: Data) => string {
    return (key, data = {}) => fill(this.language, key, data, words[this.language] ?? {}, words['en'] ?? {});
  }
}

export const text = new Text();
export const t = (key: string, data?: Data): string => text.say(key, data);

const plurals = new Map<Language, Intl.PluralRules>();

function fill(language: Language, key: string, data: Data, ...lists: readonly Words[]): string {
  let form = key;
  if (typeof data['count'] === 'number') {
    let rules = plurals.get(language);
    if (rules === undefined) {
      rules = new Intl.PluralRules(language);
      plurals.set(language, rules);
    }
    form = `${key}_${rules.select(data['count'])}`;
  }
  for (const words of lists) {
    const phrase = words[form] ?? words[`${key}_other`] ?? words[key];
    if (phrase !== undefined) return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => String(data[name] ?? whole));
  }
  return key;
}
