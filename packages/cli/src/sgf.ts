import { type LineRemarks, type Problem, type RecordFrame, readFrame } from '@countertop/core';
import { points, readSgfGames, type SgfExtras, type SgfGame, writeSgf } from '@countertop/points';
import { say } from './words.ts';

/** What comes of converting one game: the text or value, with what had to be left out, or a sentence why there is none. */
export type Converted<T> =
  | { readonly ok: true; readonly value: T; readonly without?: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** The records of all games of an SGF file. */
export function recordsFromSgf(text: string): Converted<Record<string, unknown>>[] {
  const games = readSgfGames(text);
  if (!games.ok) return [{ ok: false, error: say(games.problem, points) }];
  return games.value.map((game) => {
    if (!game.ok) return { ok: false, error: explain(game.problem) };
    const without = game.value.leftOut.map(
      ({ after, problem }) => `a variation after move ${after} is left out: ${say(problem, points)}`,
    );
    return { ok: true, value: recordOf(game.value), without };
  });
}

/** A record as SGF, with the names, comments and origin that may stand beside it. */
export function sgfFromRecord(value: unknown): Converted<string> {
  const frame = readFrame(value);
  if (!frame.ok) return { ok: false, error: say(frame.problem) };
  const written = writeSgf(frame.value satisfies RecordFrame, extrasOf(value as Record<string, unknown>));
  return written.ok ? written : { ok: false, error: explain(written.problem) };
}

function explain(problem: Problem): string {
  const why = say(problem, points);
  const number = problem.data?.number;
  return number === undefined ? why : `Move ${number} of the game cannot be played: ${why}`;
}

function recordOf({ record, names, remarks, result, event, date }: SgfGame): Record<string, unknown> {
  const source = { ...(event ? { event } : {}), ...(date ? { date } : {}), ...(result ? { result } : {}) };
  return {
    ...record,
    ...(names.some((name) => name !== '') ? { players: names.map((name) => ({ kind: 'person', name })) } : {}),
    ...remarks,
    ...(Object.keys(source).length > 0 ? { source } : {}),
  };
}

/** Whatever of it is not of the expected form is left out: it is not part of the game. */
function extrasOf(record: Record<string, unknown>): SgfExtras {
  const own = (from: unknown, key: string): unknown =>
    typeof from === 'object' && from !== null && Object.hasOwn(from, key)
      ? (from as Record<string, unknown>)[key]
      : undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const players = own(record, 'players');
  const source = own(record, 'source');
  return {
    names: [text(own(own(players, '0'), 'name')), text(own(own(players, '1'), 'name'))],
    event: text(own(source, 'event')),
    date: text(own(source, 'date')),
    result: text(own(source, 'result')),
    remarks: remarksIn(record),
  };
}

/** What a study says beside the moves. It is looked at where it is written. */
function remarksIn(record: Record<string, unknown>): LineRemarks {
  const keys = ['comments', 'glyphs', 'variations'].filter((key) => Object.hasOwn(record, key));
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}
