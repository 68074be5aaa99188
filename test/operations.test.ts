import { readFileSync } from 'node:fs';
import { PREFIX, readSettings, SETTINGS } from '@countertop/server/settings';
import { expect, test } from 'vitest';
import { operationsDocs } from '../scripts/settings-docs.ts';

const file = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('docs/operations.md says what the settings are (else: npm run docs)', () => {
  const page = file('docs/operations.md');
  expect(operationsDocs(page)).toBe(page);
});

test('the example of a config file is taken as it is', () => {
  const value: unknown = JSON.parse(file('deploy/countertop.json'));
  expect(readSettings({ flags: new Map(), environment: {}, file: { name: 'countertop.json', value } })).toMatchObject({
    ok: true,
  });
});

test('what deploy/ and the page say can be set, can be', () => {
  const known = new Set([`${PREFIX}CONFIG`, ...SETTINGS.map(({ variable }) => variable)]);
  const pages = ['deploy/Dockerfile', 'deploy/countertop.service', 'docs/operations.md'].map(file).join('\n');
  for (const [name] of pages.matchAll(/COUNTERTOP_[A-Z_]+/g)) expect(known).toContain(name);
  const flags = new Set(['config', 'check', 'force', ...SETTINGS.map(({ flag }) => flag)]);
  const own = pages.split('\n').filter((line) => /countertop(\.js)? (serve|backup|restore)/.test(line));
  for (const line of own)
    for (const [, flag] of line.matchAll(/ --([a-z-]+)/g)) if (!line.startsWith('npx')) expect(flags).toContain(flag);
});
