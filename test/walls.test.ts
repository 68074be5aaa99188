import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Whether lint lets a file in this place import that. */
async function allows(path: string, from: string): Promise<boolean> {
  const line = `import { thing } from '${from}';`;
  const source = path.endsWith('.svelte')
    ? `<script lang="ts">\n  ${line}\n  thing();\n</script>\n`
    : `${line}\n\nthing();\n`;
  const lint = spawn(join(ROOT, 'node_modules/.bin/biome'), ['lint', `--stdin-file-path=${path}`], { cwd: ROOT });
  lint.stdin.end(source);
  let said = '';
  for await (const part of lint.stderr) said += String(part);
  return !said.includes('noRestrictedImports');
}

describe('the walls', () => {
  test.each([
    ['packages/core/src/planted.ts', '@countertop/search'],
    ['packages/search/src/planted.ts', '@countertop/points'],
    ['games/anygame/planted.ts', '@countertop/points'],
    ['games/anygame/planted.ts', '../points/game.ts'],
    ['games/anygame/rules/planted.ts', '../../points/game.ts'],
    ['games/anygame/brain/planted.ts', 'node:fs'],
    ['games/anygame/Board.svelte', '@countertop/web/kit'],
    ['games/anygame/look/Planted.svelte', '../../../packages/web/src/route.svelte.ts'],
    ['games/anygame/look/own/Screen.svelte', '../../../points/game.ts'],
    ['packages/cli/src/planted.ts', '@countertop/points'],
    ['packages/server/src/planted.ts', '../../../games/points/game.ts'],
    ['packages/web/src/Planted.svelte', '../../../games/points/rules/position.ts'],
    ['packages/web/src/planted.ts', '@countertop/points'],
  ])('%s cannot import %s', async (path, from) => {
    expect(await allows(path, from)).toBe(false);
  });

  test.each([
    ['games/anygame/rules/planted.ts', '@countertop/core'],
    ['games/anygame/rules/planted.ts', '../game.ts'],
    ['games/anygame/look/own/Screen.svelte', '@countertop/web/kit'],
    ['packages/cli/src/planted.ts', '@countertop/catalogue'],
    ['packages/web/src/planted.ts', '@countertop/search'],
  ])('%s can import %s', async (path, from) => {
    expect(await allows(path, from)).toBe(true);
  });
});
