import type { Command } from '../command.ts';
import { COPY_OPTIONS, copyStore } from '../server/copying.ts';

export const command: Command = {
  name: 'restore',
  summary: 'Put back what countertop backup has copied',
  about: `
The copy is looked through first, and stays where it is. Refused while a server runs on the store; a store that
is there is written over with --force only.`,
  arguments: [{ name: 'FILE', says: 'the copy', among: 'files' }],
  options: COPY_OPTIONS,
  examples: [['countertop restore table-monday.sqlite --force', 'into data/countertop.sqlite']],
  run: (given, terminal) =>
    copyStore(given, terminal, `${given.words[0]} was restored`, ({ restore }, file, force) =>
      restore(given.words[0], file, { force }),
    ),
};
