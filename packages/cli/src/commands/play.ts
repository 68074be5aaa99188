import { CHANCE, judge, type Position } from '@countertop/core';
import { BEGINNING_OPTIONS, type Beginning, readBeginning, refuseBeginning } from '../beginning.ts';
import { Chance } from '../chance.ts';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { findGame } from '../find-game.ts';
import type { Given } from '../given.ts';
import { Keyboard } from '../keyboard.ts';
import { closing, playAtTable, save } from '../play-at-table.ts';
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
    const { game, position } = table.beginning;
    const json = given.has('json');
    const manner = { typedDraws: given.text('draws') === 'typed', silent: json };
    if (given.text('from') === '-')
      throw new Refusal(EXIT.usage, 'The moves come from standard input; --from needs a file.');
    if (terminal.interactive)
      await terminal.write(`${terminal.look.paint(game.name, 'bold')}: type a move, or "help".\n`);
    const keyboard = new Keyboard(terminal);
    try {
      await playAtTable(table, keyboard, terminal, manner);
    } finally {
      keyboard.close();
    }
    const path = given.text('save');
    const refuse = (message: string): never => {
      throw new Refusal(EXIT.unwritable, message);
    };
    if (path !== undefined) await save(table, path, async () => {}, refuse);
    if (json) {
      await terminal.write(`${JSON.stringify({ record: table.record(), ...judge(game, position) })}\n`);
    } else if (!terminal.interactive) {
      await terminal.write(`\n${game.picture(position, terminal.look)}\n\n${closing(table)}\n`);
    }
    return EXIT.fine;
  },
};

async function setTable(given: Given, terminal: Terminal): Promise<Table> {
  const [id] = given.words;
  const path = given.text('from');
  const seed = given.text('seed');
  if (path === undefined) {
    if (id === undefined) throw new Refusal(EXIT.usage, '"countertop play" needs GAME: the game, or --from RECORD.');
    const beginning = readBeginning(await findGame(id), given);
    return new Table(beginning, new Chance(beginning.seats, seed, 0));
  }
  refuseBeginning(given);
  const record = await readRecord(path, terminal);
  if (id !== undefined && id !== (await findGame(id)).id) throw new Refusal(EXIT.usage, `There is no game "${id}".`);
  if (id !== undefined && id !== record.game.id) {
    throw new Refusal(EXIT.usage, `${path} is a record of ${record.game.id}, not of ${id}.`);
  }
  const played = withActors(record, record.moves, record.texts);
  const drawn = played.filter(({ actor }) => actor === CHANCE).length;
  return new Table(record, new Chance(record.seats, seed, drawn), played);
}

/** Who made each move: told by going back to the first and forth again. */
function withActors({ position }: Beginning, moves: readonly number[], texts: readonly string[]) {
  for (let i = 0; i < moves.length; i++) position.undo();
  return moves.map((move, i) => {
    const actor = (position as Position).actor;
    position.play(move);
    return { text: texts[i], actor };
  });
}
