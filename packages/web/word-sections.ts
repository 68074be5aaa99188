import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

const ASKED = /^(.*\/games\/[\w-]+\/words\/[\w-]+\.ts)\?(\w+)$/;

/** Sections that are said together, by the name they are asked for; any other name is that of one section. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  table: ['board', 'coach', 'deeds', 'levels', 'options', 'plain', 'play', 'problems', 'reasons'],
};

/**
 * A game says everything in one file a language. Asked for as `words/ru.ts?lessons`, only that section of it comes: so the
 * page loads what a screen says and nothing else.
 */
export function wordSections(): Plugin {
  return {
    name: 'word-sections',
    enforce: 'pre',
    async load(id) {
      const [, path, name] = ASKED.exec(id) ?? [];
      if (path === undefined || name === undefined) return undefined;
      this.addWatchFile(path);
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { lang: 'ts' });
      // Words import nothing but types: what is left can be looked at as it is.
      const words = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
      const lines = (TOGETHER[name] ?? [name]).map(
        (section) => `export const ${section} = ${JSON.stringify(words[section] ?? {})};`,
      );
      return { code: lines.join('\n'), moduleType: 'js', map: null };
    },
  };
}
