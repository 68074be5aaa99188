import { loadBrain } from '@countertop/catalogue';
import { type Game, judge, sha256 } from '@countertop/core';
import { LEVELS, levelsOf } from '@countertop/search';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { BEGINNING_OPTIONS, readBeginning, refuseBeginning } from '../given/beginning.ts';
import { findGame } from '../given/find-game.ts';
import type { Given } from '../given/given.ts';
import { readRecord } from '../reading/read-record.ts';
import { matchBoard } from '../showing/board-text.ts';
import { checkWritable, deliverSafely, mayWriteOver, savedWhateverHappens } from '../showing/output.ts';
import type { Terminal } from '../showing/terminal.ts';
import { say } from '../showing/words.ts';
import { Bots } from '../table/bots.ts';
import { Keyboard } from '../table/keyboard.ts';
import { closing, playAtTable, recordLine } from '../table/play-at-table.ts';
import { type BotLevels, Table } from '../table/table.ts';

export const command: Command = {
  name: 'play',
  summary: 'Play a game in the terminal, against people at the same keyboard or bots',
  about: `
At the prompt: a move, or moves, hint, undo, draw, count, resign, save FILE, board, help, quit. Moves can also come
from a pipe, one a line; then the first one that is illegal ends it, with status 1. Draws are made by fair chance:
the record of a finished game can be checked with "countertop verify".`,
  arguments: [{ name: 'GAME', says: 'the game (not needed with --from)', among: 'games', optional: true }],
  options: {
    ...BEGINNING_OPTIONS,
    level: {
      value: 'N',
      says: 'you are seat 0, bots of this level (1 to 10, or as many as the game has) are all others',
    },
    bot: { value: 'SEAT:LEVEL', many: true, says: 'a bot at this seat; may be given again' },
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
    ['countertop play GAME', 'two people'],
    ['countertop play GAME --level 3', 'against a bot'],
    ['countertop play GAME --seats 3 --bot 1:2 --bot 2:8', 'two bots of different strength'],
    ['countertop play GAME --preset NAME --save game.json', 'of another kind, and keep the record'],
    ['countertop play GAME --seats 4 --option NAME=VALUE', 'with an option of the game'],
    ['countertop play GAME --json < moves.txt', 'moves from a file, one a line'],
  ],
  async run(given, terminal) {
    const path = given.text('save');
    checkWritable(path);
    const { table, bots } = await setTable(given, terminal);
    const { game } = table.state;
    const json = given.has('json');
    if (terminal.interactive)
      await terminal.write(`${terminal.look.paint(game.name, 'bold')}: type a move, or "help".\n`);
    const keyboard = new Keyboard(terminal);
    let played = (): void => {};
    try {
      if (path !== undefined && !(await mayWriteOver(path, keyboard))) {
        throw new Refusal(EXIT.usage, 'Name another file with --save.');
      }
      if (path !== undefined) played = savedWhateverHappens(path, () => recordLine(table));
      await playAtTable(table, keyboard, terminal, json, bots);
    } finally {
      bots.close();
      keyboard.close();
    }
    played();
    if (path !== undefined) await deliverSafely(path, recordLine(table), terminal);
    if (json) {
      const { result } = table.state;
      await terminal.write(`${JSON.stringify({ record: table.record, result, ...judge(game, table.position) })}\n`);
    } else if (!terminal.interactive) {
      await terminal.write(`\n${matchBoard(table.state, terminal)}\n\n${closing(table)}\n`);
    }
    return EXIT.fine;
  },
};

async function setTable(given: Given, terminal: Terminal): Promise<{ table: Table; bots: Bots }> {
  const [id] = given.words;
  const path = given.text('from');
  const drawing = { seed: given.text('seed'), typed: given.text('draws') === 'typed' };
  const game = id === undefined ? undefined : await findGame(id);
  if (path === undefined) {
    if (game === undefined) throw new Refusal(EXIT.usage, '"countertop play" needs GAME, or --from RECORD.');
    const beginning = readBeginning(game, given);
    const levels = await readBots(given, game, beginning.scene.seats);
    return { table: Table.open(beginning, drawing, Date.now, levels), bots: new Bots(levels, botSeed(given)) };
  }
  if (path === '-') throw new Refusal(EXIT.usage, 'Standard input is the keyboard here; --from needs a file.');
  refuseBeginning(given);
  const record = await readRecord(path, terminal);
  if (game !== undefined && game.id !== record.game.id) {
    throw new Refusal(EXIT.usage, `${path} is a record of ${record.game.id}, not of ${game.id}.`);
  }
  const levels = await readBots(given, record.game, record.scene.seats);
  const table = Table.resume(record, drawing, Date.now, levels);
  return { table, bots: new Bots(levels, botSeed(given)) };
}

async function readBots(given: Given, game: Game, seats: number): Promise<BotLevels> {
  const levels = new Map<number, number>();
  const all = given.integer('level', 1, LEVELS);
  if (all !== undefined) for (let seat = 1; seat < seats; seat++) levels.set(seat, all);
  for (const text of given.all('bot')) {
    const [, seat, level] = /^(\d):(\d{1,2})$/.exec(text) ?? [];
    if (!(Number(seat) < seats && Number(level) >= 1 && Number(level) <= LEVELS)) {
      const range = `a seat from 0 to ${seats - 1} and a level from 1 to ${LEVELS}`;
      throw new Refusal(EXIT.usage, `--bot is SEAT:LEVEL, ${range}, not "${text}".`);
    }
    levels.set(Number(seat), Number(level));
  }
  if (levels.size === 0) return levels;
  const brain = await loadBrain(game.id);
  if (!brain.ok) throw new Refusal(EXIT.failed, say(brain.problem, game));
  const most = levelsOf(brain.value);
  return new Map([...levels].map(([seat, level]) => [seat, Math.min(level, most)]));
}

/** With --seed bots do the same again, too. */
function botSeed(given: Given): number {
  const text = given.text('seed');
  if (text === undefined) return crypto.getRandomValues(new Uint32Array(1))[0];
  return new DataView(sha256(text).buffer).getUint32(0);
}
