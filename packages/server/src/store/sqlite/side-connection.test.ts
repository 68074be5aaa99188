import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFile } from './open-file.ts';
import { SideConnection } from './side-connection.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countertop-side-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Looks until it is so, and lets nothing else happen in the loop meanwhile. */
function looksUntil(isSo: () => boolean): boolean {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let looks = 0; looks < 20_000; looks++) {
    if (isSo()) return true;
    Atomics.wait(pause, 0, 0, 1);
  }
  return false;
}

test('what is given is written while the loop is busy with something else', async () => {
  const file = join(folder, 'side.sqlite');
  const own = openFile(file);
  own.exec('create table said (word text)');
  const side = new SideConnection(file);
  await side.run("insert into said values ('first')");
  const second = side.run("insert into said values ('second')");
  const count = own.prepare('select count(*) as many from said');
  expect(looksUntil(() => (count.get() as { many: number }).many === 2)).toBe(true);
  await second;
  await side.close();
  own.close();
});

test('what fails is undone, and the next is done all the same', async () => {
  const file = join(folder, 'side.sqlite');
  const own = openFile(file);
  own.exec('create table said (word text unique)');
  const side = new SideConnection(file);
  const first = side.run("insert into said values ('first')");
  const again = side.run("begin; insert into said values ('lost'); insert into said values ('first'); commit");
  const third = side.run("insert into said values ('third')");
  await expect(again).rejects.toThrow();
  await Promise.all([first, third]);
  expect(own.prepare('select word from said order by word').all()).toEqual([{ word: 'first' }, { word: 'third' }]);
  await side.close();
  own.close();
});
