import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { PACKAGES, root } from './published.ts';

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
