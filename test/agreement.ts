import { Name, type Named, sayIn, together, type Words, you } from '@countertop/core';

/** Holes that people are named in, wherever it is not a problem of those who write options, files and commands. */
export const PEOPLE = ['name', 'names', 'who', 'to', 'by', 'other', 'stopper', 'partner', 'mates', 'people'] as const;
/** Sections in which these holes, and seats, are not people. */
export const WITHOUT_PEOPLE = ['problems', 'plain', 'options', 'card', 'sheets', 'build', 'deeds'];
/** Phrases that are never said of the reader: of those one plays against, hears, or waits for. */
const OF_OTHERS = /^(?:against|with\.against|name\.saved|wait\.you|chat\..*|presence\.wanted_\w+|answer\..*)$/;

/** What is wrong with how sentences of a language agree with whom they name: patterns that no right sentence has. */
interface Grammar {
  readonly you: string;
  readonly one: string;
  readonly two: string;
  /** Said of the reader, of one other, of two others. */
  readonly wrong: { readonly you: readonly RegExp[]; readonly one: readonly RegExp[]; readonly two: readonly RegExp[] };
}

/** What may stand beside any name: it has one form for all. */
const MODAL = '(?:can|could|may|might|must|will|would|should|won|and|or|to|with|has|have|is|are|was|were)';

/** A language that is not here is not looked at: whoever speaks it adds a line. */
export const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: {
    you: 'You',
    one: 'Zed',
    two: 'Zed and Zoe',
    wrong: {
      // "You wins", "You is", and "cube of You" in the middle of a sentence.
      you: [/\bYou (?:is|was|has|does|goes|[a-z]+[^s\W]s)\b/, /[a-z,] You\b/, /\bYou’s/, /\bseat \d/i],
      // "Zed win": as the subject of a sentence, a verb without its ending, whatever it is.
      one: [/\bZed (?:are|have|do|were)\b/, new RegExp(`(?:^|[.:;,] )Zed (?!${MODAL}\\b)[a-z]+[^s\\W](?<!ed)\\b`)],
      two: [/\bZoe (?:is|has|does|was|goes|[a-z]+[^s\W]s)\b/],
    },
  },
  ru: {
    you: 'Вы',
    one: 'Зоя',
    two: 'Зоя и Захар',
    wrong: {
      you: [
        /(?<!\p{L})Вы (?:\p{L}+-?\p{L}* )?\p{L}+(?:ет|ёт|ит|ут|ют|ат|ят)(?:ся)?(?!\p{L})/u,
        /\p{L}+(?:ет|ёт|ит|ут|ют|ат|ят)(?:ся)? Вы(?!\p{L})/u,
        /[\p{Ll},] Вы(?!\p{L})/u,
      ],
      one: [
        /Зоя (?:\p{L}+-?\p{L}* )?\p{L}+(?:ете|ёте|ите|ут|ют|ат|ят)(?:сь|ся)?(?!\p{L})/u,
        /\p{L}+(?:ете|ёте|ите|ут|ют|ат|ят)(?:сь|ся)? Зоя/u,
        // After a preposition a name would change its ending, and only a colon keeps it as it is.
        /(?<!\p{L})(?:без|для|до|за|к|ко|на|над|от|перед|по|под|при|против|с|со|у) Зоя/u,
        // The past has a gender, and nobody asks for one.
        /Зоя \p{L}+(?:ал|ил|ел|ыл|ала|ила|ела|ыла)(?:ся|ась)?(?!\p{L})/u,
      ],
      two: [
        /Захар (?:\p{L}+-?\p{L}* )?\p{L}+(?:ете|ёте|ите|ет|ёт|ит)(?:сь|ся)?(?!\p{L})/u,
        /\p{L}+(?:ете|ёте|ите|ет|ёт|ит)(?:сь|ся)? Зоя и Захар/u,
      ],
    },
  },
};

/** The holes of a phrase, each once, those in its forms included. */
export function holesOf(phrase: string): string[] {
  return [...new Set([...phrase.matchAll(/\{(\w+)(?=[|}])/g)].map(([, name]) => name ?? ''))].sort();
}

/** The names of forms that a phrase has for its holes, hole by hole. */
export function formsOf(phrase: string): readonly { readonly hole: string; readonly forms: readonly string[] }[] {
  const found = phrase.matchAll(/\{(\w+)((?:\|[\w-]+:(?:[^{}|]|\{\w+\})*)+)\}/g);
  return [...found].map(([, hole = '', forms = '']) => ({
    hole,
    forms: [...forms.matchAll(/\|([\w-]+):/g)].map(([, form]) => form ?? ''),
  }));
}

/** Sentences of these words that do not agree with whom they name. */
export function disagreements(language: string, words: Words, people: readonly string[]): string[] {
  const grammar = GRAMMARS[language];
  if (grammar === undefined) return [];
  const say = sayIn(language, words);
  const found: string[] = [];
  for (const [key, phrase] of Object.entries(words)) {
    const named = holesOf(phrase).filter((hole) => people.includes(hole));
    for (const hole of named) {
      for (const kind of OF_OTHERS.test(key) ? (['one', 'two'] as const) : (['you', 'one', 'two'] as const)) {
        const said = say(key, told(phrase, named, hole, namedIn(language, kind)));
        if (grammar.wrong[kind].some((pattern) => pattern.test(said))) found.push(`${key}: ${said}`);
      }
    }
  }
  return found;
}

function namedIn(language: string, kind: 'you' | 'one' | 'two'): Named {
  const { you: reader, one, two } = GRAMMARS[language] as Grammar;
  if (kind === 'you') return you(reader);
  return kind === 'one' ? one : new Name(two, 'they', together([one, one], language).count);
}

/** One hole has the name that is tried, other people are somebody else, and the rest is a number or a place. */
function told(phrase: string, people: readonly string[], tried: string, name: Named): Record<string, Named | number> {
  return Object.fromEntries(
    holesOf(phrase).map((hole) => [
      hole,
      hole === tried ? name : people.includes(hole) ? 'Q' : hole === 'count' ? 2 : '9',
    ]),
  );
}
