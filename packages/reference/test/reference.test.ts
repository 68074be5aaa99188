import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GAMES } from '../../../test/games.ts';
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
    await run(join(home, 'node_modules/.bin/typedoc'), ['--out', folder, '--skipErrorChecking'], { cwd: home });
    expect(await readdir(folder)).toContain('index.html');
    const pages = await readdir(join(folder, 'modules'));
    const pageOf = (name: string) => readFile(join(folder, 'modules', `_countertop_${name}.html`), 'utf8');
    for (const house of ['core', 'search'] as const) {
      const page = await pageOf(house);
      for (const area of Object.keys(AREAS[house])) expect(page).toContain(area);
    }
    for (const id of GAMES) {
      expect(pages).toContain(`_countertop_${id}.html`);
      expect(await pageOf(id)).toContain('How it is written');
    }
  },
  PATIENCE,
);

describe.each(['core', 'search'] as const)('the areas of %s', (house) => {
  const home = join(root, 'packages', house, 'src');

  test('name files that are there', async () => {
    const files = await readdir(home, { recursive: true });
    const named = Object.values(AREAS[house]).flat();
    expect(named.filter((name) => !files.includes(name) && !files.includes(`${name}.ts`))).toEqual([]);
  });

  test('leave out nothing that is exported', async () => {
    const index = await readFile(join(home, 'index.ts'), 'utf8');
    const exported = [...index.matchAll(/from '\.\/(.+)'/g)].map(([, file]) => file);
    expect(exported.length).toBeGreaterThan(20);
    expect(exported.filter((file) => areaOf(`packages/${house}/src/${file}`) === undefined)).toEqual([]);
  });
});

test('a folder is one area, and games share theirs', () => {
  expect(areaOf('packages/core/src/match/events.ts')).toBe(areaOf('packages/core/src/clock/clock.ts'));
  expect(areaOf('games/any/rules/moves.ts')).toBe(areaOf('games/other/rules/walls.ts'));
  expect(areaOf('games/any/rules/position.ts')).toBe(areaOf('games/any/game.ts'));
});
