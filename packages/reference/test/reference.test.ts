import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, run } from './published.ts';

// One program that cannot be cut into parts, and works for half a minute on a quiet machine.
const PATIENCE = 300_000;

test(
  'the reference can be made from the code, without a warning',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'countertop-reference-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const home = join(root, 'packages/reference');
    await run(join(home, 'node_modules/.bin/typedoc'), ['--out', folder], { cwd: home });
    expect(await readdir(folder)).toContain('index.html');
  },
  PATIENCE,
);
