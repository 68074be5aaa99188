import { readFile, writeFile } from 'node:fs/promises';
import { measuredGames } from './measuring/measured-games.ts';
import { messageDocs } from './message-docs.ts';
import { openApiDocs, protocolDocs } from './protocol-docs.ts';
import { operationsDocs } from './settings-docs.ts';
import { strengthDocs } from './strength-docs.ts';
import { strengthPictures } from './strength-pictures.ts';
import { theoryDocs } from './theory-docs.ts';

// Writes the pages of docs/ that follow from the code.
await writeFile(new URL('../docs/events.md', import.meta.url), messageDocs());
await writeFile(new URL('../docs/openapi.json', import.meta.url), openApiDocs());
await writeFile(new URL('../docs/protocol.md', import.meta.url), protocolDocs());
const operations = new URL('../docs/operations.md', import.meta.url);
await writeFile(operations, operationsDocs(await readFile(operations, 'utf8')));
const theory = new URL('../docs/theory.md', import.meta.url);
await writeFile(theory, await theoryDocs(await readFile(theory, 'utf8')));
const games = await measuredGames();
for (const [name, picture] of strengthPictures(games)) {
  await writeFile(new URL(`../docs/images/${name}`, import.meta.url), picture);
}
const strength = new URL('../docs/strength.md', import.meta.url);
await writeFile(strength, strengthDocs(await readFile(strength, 'utf8'), games));
