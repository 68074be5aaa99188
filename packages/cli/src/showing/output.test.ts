import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Keyboard } from '../table/keyboard.ts';
import { checkWritable, mayWriteOver } from './output.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-output-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is not there is told', () => {
  expect(() => checkWritable(join(folder, 'no', 'x.json'))).toThrow(/cannot be written: there is no such folder\.$/);
});

test('somebody is asked before something is written over, and only then', async () => {
  const path = join(folder, 'kept.json');
  const asked: string[] = [];
  const keyboard = {
    confirm: async (question: string) => {
      asked.push(question);
      return false;
    },
  } as unknown as Keyboard;
  expect(await mayWriteOver(path, keyboard)).toBe(true);
  writeFileSync(path, '');
  expect(await mayWriteOver(path, keyboard)).toBe(true);
  writeFileSync(path, 'mine');
  expect(await mayWriteOver(path, keyboard)).toBe(false);
  expect(asked).toEqual([`${path} exists. Write over it?`]);
});
