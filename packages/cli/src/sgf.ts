import { type Problem, readScene } from '@countertop/core';
import { points, readSgfGames, sgfExtras, sgfRecord, writeSgf } from '@countertop/points';
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
    return { ok: true, value: sgfRecord(game.value), without };
  });
}

/** A record as SGF, with the names, comments and origin that may stand beside it. */
export function sgfFromRecord(value: unknown): Converted<string> {
  const scene = readScene(value);
  if (!scene.ok) return { ok: false, error: say(scene.problem) };
  const written = writeSgf(scene.value, sgfExtras(value as Record<string, unknown>));
  return written.ok ? written : { ok: false, error: explain(written.problem) };
}

function explain(problem: Problem): string {
  const why = say(problem, points);
  const number = problem.data?.number;
  return number === undefined ? why : `Move ${number} of the game cannot be played: ${why}`;
}
