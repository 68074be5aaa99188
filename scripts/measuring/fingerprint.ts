import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

/** All that decides what a bot of the game plays. */
function sourcesOf(game: string): readonly string[] {
  return [
    `games/${game}/rules`,
    `games/${game}/brain`,
    `games/${game}/data/weights.ts`,
    'packages/search/src',
    'packages/core/src',
  ];
}

/** Equal while what plays is the same to the last letter: games of others are not added to it. */
export function fingerprintOf(game: string): string {
  const hash = createHash('sha256');
  for (const file of sourcesOf(game).flatMap(filesIn)) hash.update(file).update(readFileSync(new URL(file, ROOT)));
  return hash.digest('hex').slice(0, 12);
}

/** The commit that last changed what plays; undefined where something is not committed, or this is no repository. */
export function commitOf(game: string): string | undefined {
  try {
    const git = (...words: string[]): string =>
      execFileSync('git', [...words, '--', ...sourcesOf(game)], { cwd: fileURLToPath(ROOT), encoding: 'utf8' }).trim();
    return git('status', '--porcelain') === '' ? git('log', '-1', '--format=%h') : undefined;
  } catch {
    return undefined;
  }
}

function filesIn(path: string): readonly string[] {
  if (!existsSync(new URL(path, ROOT))) return [];
  if (statSync(new URL(path, ROOT)).isFile()) return [path];
  return readdirSync(new URL(path, ROOT))
    .sort()
    .flatMap((name) => (name.endsWith('.test.ts') ? [] : filesIn(`${path}/${name}`)));
}
