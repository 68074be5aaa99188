import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@countertop/catalogue';
import { describe, expect, test } from 'vitest';
import { type Golden, traceOf } from './golden.ts';

// games/<id>/test/golden/make.ts wrote them. They are kept for ever: one changes only when a rule was wrong.
describe.each(games.map((game) => ({ ...game })))('golden playthroughs of $id', ({ id, load }) => {
  const folder = new URL(`../games/${id}/test/golden/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  test('there are some, and they show every option', async () => {
    const game = await load();
    const shown = files.map(
      (file) => (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden).record.options,
    );
    for (const { name } of game.options) expect(shown.some((options) => Object.hasOwn(options ?? {}, name))).toBe(true);
    expect(files.length).toBeGreaterThan(3);
  });

  test.each(files)('%s', async (file) => {
    const golden: Golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    expect(traceOf(await load(), golden.record)).toEqual(golden.trace);
    expect(golden.trace.at(-1)?.winners).not.toBeNull();
  });
});
