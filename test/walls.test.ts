import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Any game will do: the walls know none by name. */
const [GAME] = GAMES;

const FORBIDDEN = [
  ['packages/core/src/planted.ts', '@countertop/search'],
  ['packages/search/src/planted.ts', `@countertop/${GAME}`],
  ['packages/protocol/src/planted.ts', '@countertop/search'],
  ['packages/protocol/src/runtime.ts', 'node:fs'],
  ['packages/tournament/src/planted.ts', '@countertop/search'],
  ['games/anygame/planted.ts', `@countertop/${GAME}`],
  ['games/anygame/beside.ts', `../${GAME}/game.ts`],
  ['games/anygame/rules/planted.ts', `../../${GAME}/game.ts`],
  ['games/anygame/brain/planted.ts', 'node:fs'],
  ['games/anygame/Board.svelte', '@countertop/web/kit'],
  ['games/anygame/look/Planted.svelte', '../../../packages/web/src/route.svelte.ts'],
  ['games/anygame/look/own/Screen.svelte', `../../../${GAME}/game.ts`],
  ['games/anygame/test/planted.test.ts', `@countertop/${GAME}`],
  ['games/anygame/test/page/planted.test.ts', '../../../../packages/web/src/route.svelte.ts'],
  ['packages/cli/src/planted.ts', `@countertop/${GAME}`],
  ['packages/server/src/planted.ts', `../../../games/${GAME}/game.ts`],
  ['packages/web/src/Planted.svelte', `../../../games/${GAME}/rules/position.ts`],
  ['packages/web/src/planted.ts', `@countertop/${GAME}`],
] as const;

const ALLOWED = [
  ['games/othergame/rules/planted.ts', '@countertop/core'],
  ['games/othergame/rules/beside.ts', '../game.ts'],
  ['games/othergame/look/own/Screen.svelte', '@countertop/web/kit'],
  ['games/othergame/test/laws.test.ts', '@countertop/core/laws'],
  ['games/othergame/test/puzzles.test.ts', '../../../test/puzzles.ts'],
  ['games/othergame/test/page/planted.test.ts', '@countertop/web/test/visit'],
  ['packages/cli/src/allowed.ts', '@countertop/catalogue'],
  ['packages/web/src/allowed.ts', '@countertop/search'],
  ['packages/web/src/online/allowed.ts', '@countertop/protocol'],
  ['packages/web/src/tournaments/allowed.ts', '@countertop/tournament/draw'],
] as const;

/** Where the rules of this repository look at planted files, and at nothing else. */
const folder = mkdtempSync(join(tmpdir(), 'countertop-walls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function refusedFiles(): string[] {
  const rules = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...rules, $schema: undefined, vcs: { enabled: false } }));
  for (const [path, from] of [...FORBIDDEN, ...ALLOWED]) {
    const line = `import { thing } from '${from}';\n\nthing();\n`;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.endsWith('.svelte') ? `<script lang="ts">\n${line}</script>\n` : line);
  }
  const lint = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(lint.stdout.slice(lint.stdout.indexOf('{')));
  const found = diagnostics as { readonly category: string; readonly location: { readonly path: unknown } }[];
  return found
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location }) => JSON.stringify(location.path));
}

describe('the walls', () => {
  const refused = refusedFiles();
  const stops = (path: string): boolean => refused.some((found) => found.includes(path));

  test.each(FORBIDDEN)('%s cannot import %s', (path) => {
    expect(stops(path)).toBe(true);
  });

  test.each(ALLOWED)('%s can import %s', (path) => {
    expect(stops(path)).toBe(false);
  });
});
