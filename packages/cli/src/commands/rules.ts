import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findEntry } from '@countertop/catalogue';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { findGame } from '../given/find-game.ts';
import { unreadable } from '../reading/input.ts';
import { say } from '../showing/words.ts';

export const command: Command = {
  name: 'rules',
  summary: 'Print the rules of a game',
  about: 'The rules as this program plays them, numbered, with notation and options: the README of the game.',
  arguments: [{ name: 'GAME', says: 'the game', among: 'games' }],
  options: {},
  examples: [['countertop rules GAME | less', 'read them page by page']],
  async run(given, terminal) {
    const game = await findGame(given.words[0]);
    const entry = findEntry(game.id);
    if (!entry.ok) throw new Refusal(EXIT.usage, say(entry.problem));
    const path = join(entry.value.folder, 'README.md');
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      throw unreadable(path, error);
    }
    const lines = text.trimEnd().split('\n');
    const shown = lines.map((line) =>
      line.startsWith('#') ? terminal.look.paint(line.replace(/^#+ */, ''), 'bold') : line,
    );
    await terminal.write(`${shown.join('\n')}\n`);
    return EXIT.fine;
  },
};
