import { loadGame } from '@countertop/catalogue';
import { type Game, type Move, type Position, type RecordFrame, readFrame, replay } from '@countertop/core';
import type { Beginning } from './beginning.ts';
import { EXIT, Refusal } from './exit.ts';
import { formOfFile, recordsFrom } from './file-forms.ts';
import { readText } from './input.ts';
import { readJson } from './read-json.ts';
import { refusedMove } from './ruling.ts';
import type { Terminal } from './terminal.ts';
import { say } from './words.ts';

/** A record that has been read and played through. */
export interface PlayedRecord extends Beginning {
  readonly frame: RecordFrame;
  /** The position after the last move; the texts and numbers of the moves that led there. */
  readonly texts: readonly string[];
  readonly moves: readonly Move[];
}

/** Reads a record from a file (or `-`), JSON or a form that its game knows, and replays it. A bad one is refused with the reason. */
export async function readRecord(path: string, terminal: Terminal): Promise<PlayedRecord> {
  return playRecord(await readRecordValue(path, terminal), path);
}

/** What stands in a file as JSON, or the first game of a file of another form, as a record. */
export async function readRecordValue(path: string, terminal: Terminal): Promise<unknown> {
  const text = await readText(path, terminal);
  const form = await formOfFile(path, text);
  if (form !== undefined) {
    const [record] = await recordsFrom(form, text);
    if (record.ok) return record.value;
    throw new Refusal(EXIT.failed, `${path}: ${record.error}`);
  }
  const value = readJson(Buffer.from(text));
  if (!value.ok) throw new Refusal(EXIT.failed, `${path}: ${say(value.problem)}`);
  if (value.value === undefined) throw new Refusal(EXIT.failed, `${path}: there is nothing in it.`);
  return value.value;
}

export async function playRecord(value: unknown, path: string): Promise<PlayedRecord> {
  const frame = readFrame(value);
  if (!frame.ok) throw new Refusal(EXIT.failed, `${path}: ${say(frame.problem)}`);
  const game = await loadGame(frame.value.game);
  if (!game.ok) throw new Refusal(EXIT.failed, `${path}: ${say(game.problem)}`);
  return playFrame(game.value, frame.value, path);
}

function playFrame(game: Game, frame: RecordFrame, path: string): PlayedRecord {
  let last: Position | undefined;
  const played = replay(game, frame, (position) => {
    last = position;
  });
  if (!played.ok) {
    const why = say(played.problem, game);
    if (played.ply === null || last === undefined) throw new Refusal(EXIT.failed, `${path}: ${why}`);
    const error = refusedMove(game, last, frame.moves[played.ply], played.ply, why);
    throw new Refusal(EXIT.failed, `${path}: ${error}`);
  }
  const { position, options, moves } = played;
  const texts = frame.moves.map((move) => String(move).trim());
  return { game, options, seats: frame.seats, setup: frame.setup, position, frame, texts, moves };
}
