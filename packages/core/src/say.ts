import type { Problem } from './problem.ts';

/** Phrases by key, in one language, with `{name}` where data goes. Plurals: `key_one`, `key_few`, `key_many`, `key_other`. */
export type Words = Readonly<Record<string, string>>;

/** The same in several languages: `en` is complete, others may lack some. */
export type WordsByLanguage = Readonly<Record<string, Words>>;

/** What goes into the holes of a phrase; `count` chooses among its plurals. */
export type Told = Readonly<Record<string, string | number>>;

/** The phrase for a key, with its holes filled in. */
export type Say = (key: string, told?: Told) => string;

/** Says what it knows, and the bare key where it does not. */
export interface Voice extends Say {
  /** The phrase, where this voice has one. */
  readonly find: (key: string, told?: Told) => string | undefined;
  readonly knows: (key: string) => boolean;
  /** This voice, and the other one for what this one does not know. Each keeps the plurals of its own language. */
  readonly or: (other: Voice) => Voice;
}

/** A voice of one language; the first of the lists that knows a key says it. */
export function sayIn(language: string, ...lists: readonly Words[]): Voice {
  return voiceOf((key, told = {}) => {
    const form = typeof told['count'] === 'number' ? pluralsOf(language).select(told['count']) : undefined;
    for (const words of lists) {
      const phrase = phraseIn(words, key, form);
      if (phrase !== undefined) return fill(phrase, told);
    }
    return undefined;
  });
}

/** The voice of a language, and English for what that language lacks. */
export function sayInOrEnglish(language: string, words: WordsByLanguage): Voice {
  const english = sayIn('en', words['en'] ?? {});
  return language === 'en' ? english : sayIn(language, words[language] ?? {}).or(english);
}

/** A problem, or a brain's reason, as a sentence: its code and data where the voice has no words for it. */
export function sayProblem(say: Voice, { code, data = {} }: Problem): string {
  const said = say.find(code, data);
  if (said !== undefined) return said;
  const rest = Object.entries(data).map(([name, value]) => `${name} ${value}`);
  return rest.length === 0 ? code : `${code} (${rest.join(', ')})`;
}

/** The same in English, which every game and every brain speaks. */
export function sentence(problem: Problem, ...english: readonly Words[]): string {
  return sayProblem(sayIn('en', ...english), problem);
}

function voiceOf(find: Voice['find']): Voice {
  return Object.assign((key: string, told?: Told) => find(key, told) ?? key, {
    find,
    knows: (key: string) => find(key) !== undefined,
    or: (other: Voice) => voiceOf((key, told) => find(key, told) ?? other.find(key, told)),
  });
}

/** The key may come from outside, so that only a list's own keys count. */
function phraseIn(words: Words, key: string, form: string | undefined): string | undefined {
  if (form !== undefined && Object.hasOwn(words, `${key}_${form}`)) return words[`${key}_${form}`];
  // Said of no number at all, the bare key comes first.
  const [next, last] = form === undefined ? [key, `${key}_other`] : [`${key}_other`, key];
  return Object.hasOwn(words, next) ? words[next] : Object.hasOwn(words, last) ? words[last] : undefined;
}

function fill(phrase: string, told: Told): string {
  return phrase.replace(/\{(\w+)\}/g, (hole, name: string) => (Object.hasOwn(told, name) ? String(told[name]) : hole));
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralsOf(language: string): Intl.PluralRules {
  let rules = plurals.get(language);
  if (rules === undefined) {
    rules = new Intl.PluralRules(language);
    plurals.set(language, rules);
  }
  return rules;
}
