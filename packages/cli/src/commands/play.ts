import { judge } from '@countertop/core';
import { BEGINNING_OPTIONS, readBeginning, refuseBeginning } from '../beginning.ts';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { findGame } from '../find-game.ts';
import type { Given } from '../given.ts';
import { Keyboard } from '../keyboard.ts';
import { closing, playAtTable, saved } from '../play-at-table.ts';
import { readRecord } from '../read-record.ts';
import { Table } from '../table.ts';
import type { Terminal } from '../terminal.ts';

export const command: Command = {
  name: 'play',
  summary: 'Play a game in the terminal; people share the keyboard',
  about: `
At the prompt: a move, or moves, undo, resign, save FILE, board, help, quit. Moves can also come from a
pipe, one a line; then the first one that is illegal ends it, with status 1. Draws are made by fair chance:
the record of a finished game can be checked with "countertop verify".`,
  arguments: [{ name: 'GAME', says: 'the game (not needed with --from)', among: 'games', optional: true }],
  options: {
    ...BEGINNING_OPTIONS,
    seed: { value: 'TEXT', says: 'make the draws from this text: the same again every time' },
    draws: {
      value: 'HOW',
      among: ['fair', 'typed'],
      says: 'fair (the program draws) or typed (you draw, and type it)',
    },
    from: { value: 'RECORD', among: 'files', says: 'go on from the end of a record' },
    save: { value: 'FILE', among: 'files', says: 'write the record there at the end' },
    json: { says: 'at the end the record and where it stands as JSON, and nothing else' },
  },
  examples: [
    ['countertop play countermine', 'two people'],
    ['countertop play points --preset Quick --save game.json', 'on a smaller field, and keep the record'],
    ['countertop play counterpoint --seats 4 --option partners=true', 'two against two'],
    ['printf "f6\\ng7\\n" | countertop play countermine --json', 'moves from a pipe'],
  ],
  async run(given, terminal) {
    const table = await setTable(given, terminal);
    const { game } = table.state;
    const json = given.has('json');
    if (terminal.interactive)
      await terminal.write(`${terminal.look.paint(game.name, 'bold')}: type a move, or "help".\n`);
    const keyboard = new Keyboard(terminal);
    try {
      await playAtTable(table, keyboard, terminal, json);
    } finally {
      keyboard.close();
    }
    const path = given.text('save');
    if (path !== undefined) {
      await saved(table, path, (message) => {
        throw new Refusal(EXIT.unwritable, message);
      });
    }
    if (json) {
      const { result } = table.state;
      await terminal.write(`${JSON.stringify({ record: table.record, result, ...judge(game, table.position) })}\n`);
    } else if (!terminal.interactive) {
      await terminal.write(`\n${game.picture(table.position, terminal.look)}\n\n${closing(table)}\n`);
    }
    return EXIT.fine;
  },
};

async function setTable(given: Given, terminal: Terminal): Promise<Table> {
  const [id] = given.words;
  const path = given.text('from');
  const drawing = { seed: given.text('seed'), typed: given.text('draws') === 'typed' };
  const game = id === undefined ? undefined : await findGame(id);
  if (path === undefined) {
    if (game === undefined) throw new Refusal(EXIT.usage, '"countertop play" needs GAME, or --from RECORD.');
    return Table.open(readBeginning(game, given), drawing, Date.now);
  }
  if (path === '-') throw new Refusal(EXIT.usage, 'Standard input is the keyboard here; --from needs a file.');
  refuseBeginning(given);
  const record = await readRecord(path, terminal);
  if (game !== undefined && game.id !== record.game.id) {
    throw new Refusal(EXIT.usage, `${path} is a record of ${record.game.id}, not of ${game.id}.`);
  }
  return Table.resume(record, record.texts, drawing, Date.now);
}
