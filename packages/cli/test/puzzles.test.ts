import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countertop } from './countertop.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('puzzles', () => {
  test('verify says in a line what does not hold, and notes what does, so that it need not be looked at again', async () => {
    const held = join(folder, 'held.txt');
    // With a single node nothing can be worked out: faults are certain, and cost nothing.
    const hasty = ['puzzles', 'verify', 'counterplays', '--nodes', '1', '--resume', held];
    const { status, out, err } = await countertop(hasty);
    expect(status).toBe(1);
    expect(err).toMatch(/^counterplays \w+: nothing is clearly best where \S+ is asked for\.$/m);
    expect(out).toMatch(/^counterplays: 0 of \d+ puzzles hold at 1 nodes\.\n$/);
  });

  test('count writes the rows of the docs', async () => {
    const { status, out } = await countertop(['puzzles', 'count', 'counterplays']);
    expect(status).toBe(0);
    const docs = readFileSync(new URL('../../../docs/puzzles.md', import.meta.url), 'utf8');
    for (const row of out.trim().split(/\n+/)) expect(docs).toContain(row);
  });

  test('knows what it can do', async () => {
    const { status, err } = await countertop(['puzzles', 'solve']);
    expect(status).toBe(2);
    expect(err).toContain('verify');
  });
});
