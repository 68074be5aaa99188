import type { Words, WordsByLanguage } from '@countertop/core';
import { text, type WordFiles } from './text.svelte.ts';

type Sections = Readonly<Record<string, Words>>;

/** What games say, as it is needed together: the page's build cuts their words apart (see word-sections.ts). */
const BUNDLES = {
  table: import.meta.glob<Sections>('../../../../games/*/words/*.ts', { query: '?table' }),
  build: import.meta.glob<Sections>('../../../../games/*/words/*.ts', { query: '?build' }),
  exam: import.meta.glob<Sections>('../../../../games/*/words/*.ts', { query: '?exam' }),
  lessons: import.meta.glob<Sections>('../../../../games/*/words/*.ts', { query: '?lessons' }),
  puzzles: import.meta.glob<Sections>('../../../../games/*/words/*.ts', { query: '?puzzles' }),
  rules: import.meta.glob<Sections>('../../../../games/*/words/*.ts', { query: '?rules' }),
  sheets: import.meta.glob<Sections>('../../../../games/*/words/*.ts', { query: '?sheets' }),
} as const;

/** What is said at a table. */
type AtTable = 'board' | 'coach' | 'deeds' | 'levels' | 'options' | 'plain' | 'play' | 'problems' | 'reasons';
export type Section = AtTable | Exclude<keyof typeof BUNDLES, 'table'>;

const known = new Map<string, Promise<WordsByLanguage>>();

/**
 * Sections of a game's words; without any where the game has none. The keys of the first are as they are, those of the
 * others begin with the section: `reasons.wins`.
 */
export function gameWords(game: string, ...sections: readonly Section[]): Promise<WordsByLanguage> {
  const key = [game, ...sections].join(' ');
  let words = known.get(key);
  if (words === undefined) {
    words = text.from(filesOf(game, sections));
    known.set(key, words);
    words.catch(() => known.delete(key));
  }
  return words;
}

function filesOf(game: string, sections: readonly Section[]): WordFiles {
  const paths = Object.keys(BUNDLES.table).filter((path) => path.includes(`/games/${game}/`));
  return Object.fromEntries(
    paths.map((path) => [
      path,
      async () => {
        const parts = await Promise.all(sections.map((section) => readSection(section, path)));
        return Object.assign(
          {},
          ...parts.map((words, index) => (index === 0 ? words : under(sections[index] as Section, words))),
        );
      },
    ]),
  );
}

async function readSection(section: Section, path: string): Promise<Words> {
  const bundle = Object.hasOwn(BUNDLES, section) ? BUNDLES[section as keyof typeof BUNDLES] : BUNDLES.table;
  return (await bundle[path]?.())?.[section] ?? {};
}

function under(section: Section, words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, phrase]) => [`${section}.${key}`, phrase]));
}
