import { loadGame } from '@countertop/catalogue';
import { problem, readScene, replay } from '@countertop/core';
import { EXIT, Refusal } from '../exit.ts';
import { refusalText } from '../showing/ruling.ts';
import type { Terminal } from '../showing/terminal.ts';
import { say } from '../showing/words.ts';
import { formOfFile, recordsFrom } from './file-forms.ts';
import { readText } from './input.ts';
import type { Opened } from './opened.ts';
import { readJson } from './read-json.ts';

/** Reads a record from a file (or `-`), JSON or a form that its game knows, and replays it. A bad one is refused with the reason. */
export async function readRecord(path: string, terminal: Terminal): Promise<Opened> {
  return playRecord(await readRecordValue(path, terminal), path);
}

/** What stands in a file as JSON, or the first game of a file of another form, as a record. */
export async function readRecordValue(path: string, terminal: Terminal): Promise<unknown> {
  const text = await readText(path, terminal);
  const form = await formOfFile(path, text);
  if (form !== undefined) {
    const [record] = await recordsFrom(form, text);
    if (record.ok) {
      for (const what of record.without ?? []) terminal.complain(`${path}: ${what}`);
      return record.value;
    }
    throw new Refusal(EXIT.failed, `${path}: ${record.error}`, record.problem);
  }
  const value = readJson(Buffer.from(text));
  if (!value.ok) throw new Refusal(EXIT.failed, `${path}: ${say(value.problem)}`, value.problem);
  if (value.value === undefined) {
    throw new Refusal(EXIT.failed, `${path}: there is nothing in it.`, problem('record-not-json'));
  }
  return value.value;
}

export async function playRecord(value: unknown, path: string): Promise<Opened> {
  const scene = readScene(value);
  if (!scene.ok) throw new Refusal(EXIT.failed, `${path}: ${say(scene.problem)}`, scene.problem);
  const game = await loadGame(scene.value.game);
  if (!game.ok) throw new Refusal(EXIT.failed, `${path}: ${say(game.problem)}`, game.problem);
  const played = replay(game.value, scene.value);
  if (!played.ok) throw new Refusal(EXIT.failed, `${path}: ${refusalText(game.value, played)}`, played.problem);
  return { ...played, game: game.value };
}
