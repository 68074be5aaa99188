import { type Say, sayInOrEnglish, type Voice, type Words, type WordsByLanguage } from '@countertop/core';
import { cardFiles, englishCards } from './cards.ts';
import { words as english } from './en.ts';

/** Words by file: `…/words/ru.ts`. */
export type WordFiles = Readonly<Record<string, () => Promise<unknown>>>;

const pages = import.meta.glob<Words>(['./[a-z][a-z].ts', './[a-z][a-z]-*.ts'], { import: 'words' });

/** The languages that there are words in: those of the files in this folder. */
export const LANGUAGES: readonly string[] = Object.keys(pages).map(languageOf);

/** The page's words, and what the games' cards say. English is always there; other languages come when they are chosen. */
class Text {
  language = $state('en');
  private readonly words: Record<string, Words> = { en: { ...english, ...englishCards } };
  private voice: Voice = $state.raw(sayInOrEnglish('en', this.words));
  /** What is to be fetched when another language is chosen. */
  private readonly fetchers = [(language: string) => this.fetch(language)];
  private wanted = 'en';

  async use(language: string): Promise<void> {
    this.wanted = language;
    await Promise.all(this.fetchers.map((fetch) => fetch(language)));
    // Somebody may have changed their mind meanwhile.
    if (this.wanted !== language) return;
    this.voice = sayInOrEnglish(language, this.words);
    this.language = language;
    if (document.documentElement.lang === language) return;
    document.documentElement.lang = language;
    document.documentElement.dir = isWrittenLeftwards(language) ? 'rtl' : 'ltr';
  }

  private async fetch(language: string): Promise<void> {
    if (this.words[language] !== undefined) return;
    const [page, cards] = await Promise.all([pages[`./${language}.ts`]?.(), cardsIn(language)]);
    this.words[language] = { ...page, ...cards };
  }

  /** For dates and numbers: the language of the page, as it is written where the reader lives. */
  get locale(): string {
    const { language } = this;
    return navigator.languages.find((spoken) => spoken === language || spoken.startsWith(`${language}-`)) ?? language;
  }

  say: Say = (key, told) => this.voice(key, told);

  /** The same for the words of a game or of an area of the page. */
  of(words: WordsByLanguage): Voice {
    return sayInOrEnglish(this.language, words);
  }

  /**
   * Words of a game or of an area, a file a language: English and the reader's; another one when it is chosen. Where English comes
   * with what says it, nothing is waited for.
   */
  async from(files: WordFiles, english?: Words): Promise<WordsByLanguage> {
    const words: Record<string, Words> = english === undefined ? {} : { en: english };
    const byLanguage = new Map(Object.entries(files).map(([path, read]) => [languageOf(path), read]));
    const fetch = async (language: string): Promise<void> => {
      const read = byLanguage.get(language);
      if (read !== undefined && words[language] === undefined) words[language] = ((await read()) ?? {}) as Words;
    };
    this.fetchers.push(fetch);
    await Promise.all([fetch('en'), fetch(this.wanted)]);
    return words;
  }
}

export const text = new Text();
export const t: Say = text.say;

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function languageOf(path: string): string {
  return /([^/]+)\.ts$/.exec(path)?.[1] ?? '';
}

function isWrittenLeftwards(language: string): boolean {
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'].includes(new Intl.Locale(language).maximize().script ?? '');
}

async function cardsIn(language: string): Promise<Words> {
  const cards: Record<string, string> = {};
  const mine = Object.entries(cardFiles).filter(([path]) => languageOf(path) === language);
  await Promise.all(
    mine.map(async ([path, read]) => {
      const game = /games\/([^/]+)\//.exec(path)?.[1] ?? '';
      for (const [key, phrase] of Object.entries(await read())) cards[`${game}.${key}`] = phrase;
    }),
  );
  return cards;
}
