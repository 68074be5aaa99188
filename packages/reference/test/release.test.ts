import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPlaceholder, type Packed, packAll } from '../../../scripts/pack.mjs';
import { buildPage, command, compileExamples, installByHand, runExample } from '../../../scripts/try-packages.mjs';
import { PACKAGES } from './published.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-stranger-'));
let packed: readonly Packed[];

/** One project for all: the tarballs, unpacked as npm would. */
beforeAll(() => {
  packed = packAll(folder);
  installByHand(packed, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = (path: string): ArrayBuffer => new Uint8Array(readFileSync(path)).buffer;

describe('what a stranger gets', () => {
  test('every package says what it is, whose it is and what may be done with it', () => {
    for (const { name, folder: home, manifest } of packed) {
      expect(existsSync(join(home, 'LICENSE')), name).toBe(true);
      expect(existsSync(join(home, 'CHANGELOG.md')), name).toBe(true);
      expect(manifest, name).toMatchObject({
        license: 'MIT',
        description: expect.any(String),
        keywords: expect.arrayContaining(['countertop']),
        repository: { type: 'git', directory: expect.any(String) },
      });
      expect(manifest['private'], name).toBeUndefined();
      expect(JSON.stringify(manifest['exports'] ?? {}), name).not.toContain('"source"');
    }
  });

  test('no link of a README leaves its package', () => {
    for (const { name, folder: home } of packed) {
      const path = join(home, 'README.md');
      if (!existsSync(path)) continue;
      for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)) {
        expect(existsSync(join(dirname(path), target)), `${name}: ${target}`).toBe(true);
      }
    }
  });

  test('types lead to the sources that they were made from', () => {
    const { folder: home } = packed.find(({ name }) => name === '@countertop/core') ?? { folder: '' };
    const maps = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts.map'));
    expect(maps.length).toBeGreaterThan(0);
    for (const path of maps) {
      const { sources } = JSON.parse(readFileSync(join(home, path), 'utf8'));
      expect(existsSync(join(home, dirname(path), sources[0])), path).toBe(true);
    }
  });

  test('the docs that the command line cites come with it', () => {
    const { folder: home } = packed.find(({ name }) => name === 'countertop') ?? { folder: '' };
    const help = command(folder, ['engine', '--help']) + command(folder, ['mine', '--help']);
    const cited = [...help.matchAll(/docs\/[\w-]+\.md/g)].map(([path]) => path);
    expect(cited.length).toBeGreaterThan(1);
    for (const path of cited) expect(existsSync(join(home, path)), path).toBe(true);
  });
});

describe.each(Object.keys(PACKAGES))('%s', (path) => {
  const packedFrom = (): Packed => {
    const found = packed.find(({ manifest }) => (manifest['repository'] as { directory: string }).directory === path);
    if (found === undefined) throw new Error(`${path} is not packed`);
    return found;
  };

  test('is sound to publish', async () => {
    const { file } = packedFrom();
    const { messages } = await publint({ pack: { tarball: bytesOf(file) }, strict: true });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('has types that are right', async () => {
    const { file } = packedFrom();
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytesOf(file))));
    if (analysis.types === false) throw new Error('it has no types');
    // Nothing here is for those who `require`.
    const others = ['node10', 'node16-cjs'];
    expect(
      analysis.problems.filter((each) => !('resolutionKind' in each && others.includes(each.resolutionKind))),
    ).toEqual([]);
  });
});

test('examples and the snippets of all READMEs compile strictly, and run', () => {
  const examples = compileExamples(folder);
  expect(examples.length).toBeGreaterThan(12);
  for (const { name, file } of examples) expect(() => runExample(file), name).not.toThrow();
});

test('an address that belongs to nobody is known, so that nothing is published under it', () => {
  expect(isPlaceholder('https://code.example/countertop#readme')).toBe(true);
  expect(isPlaceholder('https://example.dev/countertop')).toBe(false);
});

test('a page is built with it by Vite', () => {
  expect(buildPage(folder)).toHaveLength(1);
});

test('the command line has its games', () => {
  expect(command(folder, ['perft', 'points', '1', '--preset', 'Mini'])).toMatch(/depth 1 {2}16/);
  expect(command(folder, ['play', 'countermine', '--level', '1'], 'f6\n')).toContain('Seat 1: ');
});
