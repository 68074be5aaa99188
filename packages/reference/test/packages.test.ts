import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const tool = (name: string) => join(root, 'node_modules', '.bin', name);

/** What is published, and how many bytes its code may weigh for a browser: minified, gzipped, with all it imports. */
const PACKAGES: Readonly<Record<string, number>> = {
  'packages/core': 22_000,
  'packages/search': 28_000,
  'games/counterpoint': 40_000,
  'games/counterplays': 40_000,
  'games/points': 40_000,
  'games/countermine': 40_000,
  'games/foursquare': 40_000,
};

describe('the packages', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'countertop-packages-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(Object.keys(PACKAGES))('%s is sound to publish and its types are right', async (path) => {
    await run(tool('publint'), ['--strict', path], { cwd: root });
    await run(tool('attw'), ['--pack', '.', '--profile', 'esm-only', '--format', 'ascii'], { cwd: join(root, path) });
  });

  test.each(Object.entries(PACKAGES))('%s weighs at most %i bytes', async (path, most) => {
    const entry = join(root, path, path === 'packages/core' ? 'dist/src/index.js' : 'dist/index.js');
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
    });
    const [bundle] = Array.isArray(built) ? built : [built];
    if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
    const code = bundle.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
    expect(code).not.toMatch(/from\s*["'](?!\.)/);
    expect(gzipSync(code).length).toBeLessThanOrEqual(most);
  });

  test('the reference can be made from the code, without a warning', async () => {
    const options = ['--out', join(folder, 'reference')];
    await run(join(root, 'packages/reference/node_modules/.bin/typedoc'), options, {
      cwd: join(root, 'packages/reference'),
    });
    expect(await readdir(join(folder, 'reference'))).toContain('index.html');
  });
});

describe('the examples', () => {
  const examples = ['replay-a-record.ts', 'bot-in-20-lines.ts'];
  test.each(examples)('%s runs', async (example) => {
    const { stdout } = await run(tool('tsx'), ['--conditions=source', join('examples', example)], { cwd: root });
    expect(stdout).toMatch(/Scores|My bot/);
  });
});
