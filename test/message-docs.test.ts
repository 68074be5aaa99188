import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { messageDocs } from '../scripts/message-docs.ts';
import { openApiDocs, protocolDocs } from '../scripts/protocol-docs.ts';

test.each([
  ['events.md', messageDocs],
  ['protocol.md', protocolDocs],
  ['openapi.json', openApiDocs],
])('docs/%s says what the schemas say (else: npm run docs)', async (name, write) => {
  expect(await readFile(new URL(`../docs/${name}`, import.meta.url), 'utf8')).toBe(write());
});
