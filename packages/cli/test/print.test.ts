import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countertop, STACK_TRACE } from './countertop.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-print-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('print', () => {
  test('says what there is', async () => {
    const { status, out } = await countertop(['print', 'countermine']);
    expect(status).toBe(0);
    expect(out).toMatch(/^mat /m);
    expect(out).toMatch(/^cubes /m);
  });

  test('writes a PDF of all sheets', async () => {
    const path = join(folder, 'tiles.pdf');
    expect(await countertop(['print', 'counterplays', 'all', path])).toEqual({ status: 0, out: '', err: '' });
    expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-1\.4[\s\S]*\/Count 3[\s\S]*%%EOF\n$/);
  });

  test('writes an SVG a page', async () => {
    expect((await countertop(['print', 'foursquare', 'cards', join(folder, 'cards.svg')])).status).toBe(0);
    expect(readdirSync(folder).filter((name) => /^cards-\d\.svg$/.test(name))).toHaveLength(6);
    const { out } = await countertop(['print', 'points', 'mini', '--form', 'svg', '--paper', 'letter']);
    expect(out).toMatch(/^<svg [^>]*width="279.4mm"/);
  });

  test.each([
    [['print', 'points', 'clasic'], /classic/],
    [['print', 'foursquare', 'cards', '--form', 'svg'], /--page/],
    [['print', 'foursquare', 'cards', '--page', '9'], /1 to 6/],
    [['print', 'foursquare', 'cards', join(folder, 'no', 'where.pdf')], /where\.pdf/],
  ])('%j is refused with a word on what to do', async (args, says) => {
    const { status, err } = await countertop(args);
    expect(status).toBeGreaterThan(0);
    expect(err).toMatch(says);
    expect(err).not.toMatch(STACK_TRACE);
  });
});
