import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

const ASKED = /^(.*\/games\/[\w-]+\/words\/[\w-]+\.ts)\?(\w+)$/;

/** Sections that are said together, by the name they are asked for; any other name is that of one section. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  table: ['board', 'coach', 'deeds', 'levels', 'options', 'plain', 'play', 'problems', 'reasons'],
};

/**
 * A game says everything through one door a language, with the words of its course behind it. Asked for as `words/ru.ts?lessons`, only that section of it comes: so the
 * page loads what a screen says and nothing else.
 */
export function wordSections(): Plugin {
  return {
    name: 'word-sections',
    enforce: 'pre',
    async load(id) {
      const [, path, name] = ASKED.exec(id) ?? [];
      if (path === undefined || name === undefined) return undefined;
      const course = join(dirname(path), 'course', basename(path));
      for (const file of [path, course]) if (existsSync(file)) this.addWatchFile(file);
      const words = await tsImport(pathToFileURL(path).href, import.meta.url);
      const lines = (TOGETHER[name] ?? [name]).map(
        (section) => `export const ${section} = ${JSON.stringify(words[section] ?? {})};`,
      );
      return { code: lines.join('\n'), moduleType: 'js', map: null };
    },
  };
}
