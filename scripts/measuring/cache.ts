import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprintOf } from './fingerprint.ts';

/** Where what was played is kept until something that plays has changed: a file of lines, each of them whole. */
export function cacheFile(command: string, game: string, name: string): string {
  const folder = new URL(`../../.cache/${command}/${game}-${fingerprintOf(game)}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  return fileURLToPath(new URL(`${name}.jsonl`, folder));
}

/** The values of such a file; a line without its end was being written when somebody stopped it. */
export function readLines<T>(path: string): readonly T[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  if (lines.pop() !== '') appendFileSync(path, '\n');
  return lines.flatMap((line): T[] => {
    try {
      return [JSON.parse(line) as T];
    } catch {
      return [];
    }
  });
}

export function addLine(path: string, value: unknown): void {
  appendFileSync(path, `${JSON.stringify(value)}\n`);
}
