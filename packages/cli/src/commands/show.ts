import { CHANCE, judge, NOBODY, type Position } from '@countertop/core';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { windBack } from '../given/wind-back.ts';
import { readRecord } from '../reading/read-record.ts';
import { recordBoard } from '../showing/board-text.ts';
import { resultLine } from '../showing/result-line.ts';

export const command: Command = {
  name: 'show',
  summary: 'Show the board of a record, at its end or after any ply',
  about:
    'RECORD is a file, or - for standard input: a record as JSON, or a file of a form that its game knows (see convert).',
  arguments: [{ name: 'RECORD', says: 'the file of a record, or - for standard input', among: 'files' }],
  options: {
    ply: { value: 'N', says: 'after so many moves, draws counted; negative counts from the end' },
    json: { says: 'as JSON: actor, scores, winners, legal moves and digest as the referee gives them' },
  },
  examples: [
    ['countertop show game.json', 'the last position'],
    ['countertop show game.json --ply 12', 'the position after twelve moves'],
    ['countertop show game.sgf --ply=-1', 'the last position but one'],
    ['head -1 games.jsonl | countertop show -', 'the first record of many'],
  ],
  async run(given, terminal) {
    const [path] = given.words;
    const record = await readRecord(path, terminal);
    const { game, position, moves } = record;
    const texts = record.scene.moves;
    const ply = windBack(record, given, path);
    const last = ply === 0 ? null : texts[ply - 1];
    if (given.has('json')) {
      const answer = { game: game.id, ply, of: texts.length, last, ...judge(game, position) };
      await terminal.write(`${JSON.stringify(answer)}\n`);
      return EXIT.fine;
    }
    const heading = `${game.name}, ply ${ply} of ${texts.length}: ${last === null ? 'the beginning' : `after ${last}`}`;
    const board = recordBoard(game, position, moves.slice(0, ply), terminal);
    await terminal.write(`${terminal.look.paint(heading, 'bold')}\n\n${board}\n\n${standing(position)}\n`);
    return EXIT.fine;
  },
};

function standing(position: Position): string {
  if (position.actor === NOBODY) return resultLine(position.winners() ?? [], position.scores(), position.seats);
  return position.actor === CHANCE ? 'Chance is to draw.' : `Seat ${position.actor} is to move.`;
}
