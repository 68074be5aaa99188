import { type Say, sayIn, sayInOrEnglish, type Voice, type WordsByLanguage } from '@countertop/core';
import { en } from './en.ts';

export const LANGUAGES = { en: 'English', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

/** The page's words. English is always there; other languages come when they are chosen. */
class Text {
  language: Language = $state('en');
  private voice: Voice = $state.raw(sayIn('en', en));

  async use(language: Language): Promise<void> {
    this.voice = sayInOrEnglish(language, language === 'ru' ? { en, ru: (await import('./ru.ts')).ru } : { en });
    this.language = language;
    document.documentElement.lang = language;
  }

  say: Say = (key, told) => this.voice(key, told);

  /** The same for the words of a game or of an area of the page. */
  of(words: WordsByLanguage): Voice {
    return sayInOrEnglish(this.language, words);
  }
}

export const text = new Text();
export const t: Say = text.say;
