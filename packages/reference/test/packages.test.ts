import { join } from 'node:path';
import { describe, test } from 'vitest';
import { PACKAGES, root, run, tool } from './published.ts';

describe.each(Object.keys(PACKAGES))('%s', (path) => {
  test('is sound to publish', async () => {
    await run(tool('publint'), ['--strict', path], { cwd: root });
  });

  test('has types that are right', async () => {
    await run(tool('attw'), ['--pack', '.', '--profile', 'esm-only', '--format', 'ascii'], { cwd: join(root, path) });
  });
});
