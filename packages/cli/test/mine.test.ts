import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countertop } from './countertop.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-mine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SMALL = ['mine', 'foursquare', '--count', '2', '--nodes', '1000', '--seed', '5'];
const path = join(folder, 'matches.jsonl');

const mined = countertop([...SMALL, '--resume', path]);

describe('mine', () => {
  test('writes puzzles as a file of code, the same ones every time', async () => {
    const { status, out } = await mined;
    expect(status).toBe(0);
    expect(out).toMatch(/^import type \{ Puzzle \} from '@countertop\/core';\n/);
    expect(out).toContain('// Written by `countertop mine foursquare --count 2 --seed 5 --nodes 1000`');
    expect(out.match(/^ {2}\{ id: /gm)).toHaveLength(2);
    expect((await countertop(SMALL)).out).toBe(out);
  });

  test('goes on where it was interrupted', async () => {
    const { out } = await mined;
    const text = readFileSync(path, 'utf8');
    truncateSync(path, Math.floor(text.length / 2));
    const again = await countertop([...SMALL, '--resume', path, '--out', join(folder, 'puzzles.ts')]);
    expect(again.status).toBe(0);
    expect(again.out).toBe('');
    expect(readFileSync(join(folder, 'puzzles.ts'), 'utf8')).toBe(out);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('does not mix two mines in one file', async () => {
    await mined;
    const { status, err } = await countertop(['mine', 'foursquare', '--count', '1', '--resume', path]);
    expect(status).toBe(2);
    expect(err).toContain('another mine');
  });

  test('knows its games', async () => {
    const { status, err } = await countertop(['mine', 'pointless']);
    expect(status).toBe(2);
    expect(err).toContain('Did you mean');
  });
});
