import type { Command } from '../command.ts';
import { COPY_OPTIONS, copyStore } from '../server/copying.ts';

export const command: Command = {
  name: 'backup',
  summary: 'Copy what a server keeps, while it runs',
  about: `
The copy is one moment of it, whole. It is looked through from end to end before it gets its name. It holds
what only the server may know (seeds of matches that go on): keep it as you keep the file itself.`,
  arguments: [{ name: 'FILE', says: 'where the copy goes', among: 'files' }],
  options: COPY_OPTIONS,
  examples: [
    ['countertop backup table-monday.sqlite', 'of data/countertop.sqlite'],
    ['countertop backup /backup/table.sqlite --store sqlite:/var/lib/countertop/table.sqlite --force', 'every night'],
  ],
  run: (given, terminal) =>
    copyStore(given, terminal, `${given.words[0]} is a copy`, ({ backUp }, file, force) =>
      backUp(file, given.words[0], { force }),
    ),
};
