import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assembled, digestOf } from '../scripts/assemble.mjs';

test.each(assembled())('the WebAssembly of %s is made from the sources that lie beside it: npm run build', (id) => {
  expect(readFileSync(new URL(`../games/${id}/data/assembly.ts`, import.meta.url), 'utf8')).toContain(digestOf(id));
});
