import type { Problem } from '../schema/problem.ts';
import { Name, type Named } from './name.ts';

/**
 * Phrases by key, in one language. `{name}` is a hole where data goes. Where other words depend on what goes there,
 * `{name|one:wins|other:win}` has a form for each case: see `formsFor`. A form may have holes itself. Where the whole phrase
 * depends on `count`, it has several keys: `key_one`, `key_few`, `key_many`, `key_other`.
 */
export type Words = Readonly<Record<string, string>>;

/** The same in several languages: `en` is complete, others may lack some. */
export type WordsByLanguage = Readonly<Record<string, Words>>;

/** What goes into the holes of a phrase; `count` chooses among its plurals. */
export type Told = Readonly<Record<string, Named | number>>;

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
      if (phrase !== undefined) return fill(phrase, told, language);
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

/** `{hole}`, or `{hole|form:words|form:words with {holes}}`. */
const HOLE = /\{(\w+)((?:\|[\w-]+:(?:[^{}|]|\{\w+\})*)*)\}/g;
const FORM = /\|([\w-]+):((?:[^{}|]|\{\w+\})*)/g;

function fill(phrase: string, told: Told, language: string): string {
  return phrase.replace(HOLE, (hole, name: string, forms: string) => {
    const value = Object.hasOwn(told, name) ? told[name] : undefined;
    if (value === undefined) return hole;
    return forms === '' ? String(value) : fill(formIn(forms, value, language), told, language);
  });
}

function formIn(forms: string, value: Told[string], language: string): string {
  const words = new Map([...forms.matchAll(FORM)].map(([, form, said]) => [form, said]));
  for (const form of formsFor(value, language)) {
    const said = words.get(form);
    if (said !== undefined) return said;
  }
  return '';
}

/**
 * The forms that would fit, the best one first. Of a number: its plural in the language. Of who is spoken of: the plural
 * for as many people, `one` for a single name. Of the reader: `you`, and with others `you-other` (or another plural) before it.
 * `other` fits always.
 */
function formsFor(value: Told[string], language: string): readonly string[] {
  const isName = value instanceof Name;
  const number = pluralsOf(language).select(typeof value === 'number' ? value : isName ? value.count : 1);
  return isName && value.person === 'you' ? [`you-${number}`, 'you', 'other'] : [number, 'other'];
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
