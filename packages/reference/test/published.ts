import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '../../../test/games.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const run = promisify(execFile);
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name);

/** What is published, and how many bytes its code may weigh for a browser: minified, gzipped, with all it imports. */
export const PACKAGES: Readonly<Record<string, number>> = {
  'packages/core': 29_000,
  'packages/search': 43_000,
  ...Object.fromEntries(GAMES.map((id) => [`games/${id}`, 50_000])),
};
