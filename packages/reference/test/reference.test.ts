import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { AREAS, areaOf } from '../areas.mjs';
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
    const core = await readFile(join(folder, 'modules', '_countertop_core.html'), 'utf8');
    for (const area of Object.keys(AREAS)) expect(core).toContain(area);
  },
  PATIENCE,
);

test('the areas of the reference name files of core that are there', async () => {
  const files = await readdir(join(root, 'packages/core/src'), { recursive: true });
  const named = Object.values(AREAS).flat();
  expect(named.filter((name) => !files.includes(name) && !files.includes(`${name}.ts`))).toEqual([]);
  expect(areaOf('packages/core/src/match/events.ts')).toBe(areaOf('packages/core/src/clock.ts'));
});
