import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TranspositionTable } from '@countertop/search';
import { afterAll, expect, test } from 'vitest';
import { KeptTable } from './kept-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-table-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EXACT = 3;

test('a table is taken up as it was left, by the same question only', () => {
  const out = join(folder, 'proof');
  const learned = new TranspositionTable(1 << 12);
  learned.store(5, 7, 3, 1.5, 10, EXACT);
  const kept = new KeptTable(out, { asked: 'this' }, learned);
  expect(kept.resume()).toBe(false);
  kept.save();

  const empty = new TranspositionTable(1 << 12);
  expect(new KeptTable(out, { asked: 'this' }, empty).resume()).toBe(true);
  const place = empty.find(5, 7);
  expect([empty.move[place], empty.value[place]]).toEqual([3, 1.5]);
  expect(() => new KeptTable(out, { asked: 'that' }, empty).resume()).toThrow('another question');
  expect(() => new KeptTable(out, { asked: 'this' }, new TranspositionTable(1 << 14)).resume()).toThrow(
    'another question',
  );

  kept.remove();
  expect(new KeptTable(out, { asked: 'this' }, empty).resume()).toBe(false);
});
