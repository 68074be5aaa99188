import { bad, good, type Problem, type Result } from '@countertop/core';
import { unpack } from '../store/pack.ts';

/** What somebody pasted or opened, as a record; with what had to be left out of it. */
export interface ReadText {
  readonly record: unknown;
  /** Variations of an SGF file that cannot be played: after how many moves they begin, and why. */
  readonly leftOut: readonly { readonly after: number; readonly problem: Problem }[];
}

/** Only SGF begins with a round bracket. */
export function looksLikeSgf(text: string): boolean {
  return text.trimStart().startsWith('(');
}

/** JSON, SGF of Points, or a link of this page: told by how it begins. */
export async function readText(text: string): Promise<Result<ReadText>> {
  const trimmed = text.trim();
  if (trimmed === '') return bad('study-nothing');
  if (looksLikeSgf(trimmed)) return readSgfText(trimmed);
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return readJson(trimmed);
  const packed =
    /#\/(?:open|study)\/([\w-]+)$/.exec(trimmed)?.[1] ?? (/^[\w-]{8,}$/.test(trimmed) ? trimmed : undefined);
  const record = packed === undefined ? undefined : await unpack(packed);
  return record === undefined ? bad('study-unreadable') : good({ record, leftOut: [] });
}

function readJson(text: string): Result<ReadText> {
  try {
    return good({ record: JSON.parse(text) as unknown, leftOut: [] });
  } catch (error) {
    return bad('record-not-json', { detail: error instanceof Error ? error.message : String(error) });
  }
}

async function readSgfText(text: string): Promise<Result<ReadText>> {
  const [{ readSgf }, { sgfRecord }] = await Promise.all([
    import('../../../../games/points/rules/sgf-read.ts'),
    import('../../../../games/points/rules/sgf-record.ts'),
  ]);
  const game = readSgf(text);
  return game.ok ? good({ record: sgfRecord(game.value), leftOut: game.value.leftOut }) : game;
}
