import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const workspaces = ['packages', 'games'].flatMap((room) =>
  readdirSync(join(ROOT, room)).map((name) => `${room}/${name}`),
);
/** What is not part of a package when it is used. */
const ASIDE = /(?:^|\/)(?:node_modules|dist|test|tools|scripts|look)\/|\.test\.ts$/;

/** The packages that a workspace's sources import, by name. */
function importsOf(workspace: string): Set<string> {
  const files = readdirSync(join(ROOT, workspace), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((path) => /\.(?:ts|svelte|css|js)$/.test(path) && !ASIDE.test(path));
  const found = new Set<string>();
  for (const path of sources) {
    const text = readFileSync(join(ROOT, workspace, path), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import|import\()\s*['"]((?:@[\w-]+\/)?[\w-]+)(?:\/[^'"]*)?['"]/g)) {
      found.add(name);
    }
  }
  return found;
}

describe.each(workspaces)('%s', (workspace) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'));

  test('depends on nothing that it does not import', () => {
    const imported = importsOf(workspace);
    expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
  });
});
