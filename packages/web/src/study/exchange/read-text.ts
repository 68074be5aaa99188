import { bad, good, type Problem, type Result } from '@countertop/core';
import type { FileForm } from '@countertop/search';
import { GAMES, loadGuide } from '../../games.ts';
import { unpack } from '../../store/pack.ts';

/** What somebody pasted or opened, as a record; with what had to be left out of it. */
export interface ReadText {
  readonly record: unknown;
  /** Variations of a file that cannot be played: after how many moves they begin, and why. */
  readonly leftOut: readonly { readonly after: number; readonly problem: Problem }[];
}

/** A record, a file of a form that a game knows, or a link of this page: told by how it begins. `game`: whose form it is. */
export async function readText(text: string): Promise<{ readonly read: Result<ReadText>; readonly game?: string }> {
  const trimmed = text.trim();
  if (trimmed === '') return { read: bad('study-nothing') };
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return { read: readJson(trimmed) };
  const known = await formOf(trimmed);
  if (known !== undefined) return { read: await readForm(known.form, trimmed), game: known.game };
  const packed =
    /#\/(?:open|study)\/([\w-]+)$/.exec(trimmed)?.[1] ?? (/^[\w-]{8,}$/.test(trimmed) ? trimmed : undefined);
  const record = packed === undefined ? undefined : await unpack(packed);
  return { read: record === undefined ? bad('study-unreadable') : good({ record, leftOut: [] }) };
}

function readJson(text: string): Result<ReadText> {
  try {
    return good({ record: JSON.parse(text) as unknown, leftOut: [] });
  } catch (error) {
    return bad('record-not-json', { detail: error instanceof Error ? error.message : String(error) });
  }
}

async function formOf(text: string): Promise<{ readonly game: string; readonly form: FileForm } | undefined> {
  for (const game of GAMES) {
    const form = (await loadGuide(game))?.files?.find(({ begins }) => begins(text));
    if (form !== undefined) return { game, form };
  }
  return undefined;
}

/** The first game of a file. */
async function readForm(form: FileForm, text: string): Promise<Result<ReadText>> {
  const games = (await form.load()).read(text);
  return games.ok ? (games.value[0] ?? bad('study-nothing')) : games;
}
