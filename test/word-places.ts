import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Words } from '@countertop/core';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGE = /^[a-z]{2,3}(?:-\w+)?\.ts$/;

/** Every folder called `words` that speaks English: of the games, the areas of the page, and core. */
export const places = [...foldersIn('games'), ...foldersIn('packages')].map((folder) => ({
  name: relative(ROOT, folder),
  folder,
  languages: readdirSync(folder)
    .filter((name) => LANGUAGE.test(name))
    .map((name) => name.slice(0, -3)),
}));

function foldersIn(room: string): string[] {
  return readdirSync(join(ROOT, room), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || ['node_modules', 'dist', 'test'].includes(entry.name)) return [];
    const path = join(room, entry.name);
    return entry.name === 'words' ? [join(ROOT, path)] : foldersIn(path);
  });
}

export async function sectionsOf(folder: string, language: string): Promise<Readonly<Record<string, Words>>> {
  return import(join(folder, `${language}.ts`));
}
