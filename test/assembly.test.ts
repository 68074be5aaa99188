import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assembled, digestOf, textFileOf } from '../scripts/assemble.mjs';

test.each(assembled())('the WebAssembly of %s is made from the sources that lie beside it: npm run build', (place) => {
  expect(readFileSync(textFileOf(place), 'utf8')).toContain(digestOf(place));
});
