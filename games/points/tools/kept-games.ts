import { existsSync, readFileSync } from 'node:fs';

/** Games are for choosing by or for testing: what is tested has never been looked at before. */
export type Half = 'choosing' | 'testing';

/** What was mined into a file so far, a game a line of JSON. */
export function keptGames<G>(file: URL): G[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as G);
}
