import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { messageDocs } from '../scripts/message-docs.ts';

it('docs/events.md says what the schemas say (else: npm run docs)', async () => {
  expect(await readFile(new URL('../docs/events.md', import.meta.url), 'utf8')).toBe(messageDocs());
});
