import { games } from '@countertop/catalogue';
import type { Game, Problem } from '@countertop/core';
import type { FileForm } from '@countertop/search';
import { say } from '../showing/words.ts';

/** A form of files that a game knows beside records. */
export interface GameForm {
  readonly game: Game;
  readonly form: FileForm;
}

/** What comes of converting one game: the text or value, with what had to be left out, or a sentence why there is none. */
export type Converted<T> =
  | { readonly ok: true; readonly value: T; readonly without?: readonly string[] }
  | { readonly ok: false; readonly error: string; readonly problem: Problem };

/** All that the games know. */
export async function fileForms(): Promise<readonly GameForm[]> {
  const known = await Promise.all(
    games.map(async (entry) => {
      const forms = (await entry.loadGuide())?.files ?? [];
      const game = forms.length > 0 ? await entry.load() : undefined;
      return game === undefined ? [] : forms.map((form) => ({ game, form }));
    }),
  );
  return known.flat();
}

/** The form of a file, told by its name or its beginning; undefined where it may be a record. */
export async function formOfFile(path: string, text: string): Promise<GameForm | undefined> {
  const forms = await fileForms();
  return forms.find(({ form }) => endsAs(path, form)) ?? forms.find(({ form }) => form.begins(text));
}

export function endsAs(path: string, { ending }: FileForm): boolean {
  return path.toLowerCase().endsWith(`.${ending}`);
}

/** The records of all games of such a file. */
export async function recordsFrom({ game, form }: GameForm, text: string): Promise<Converted<unknown>[]> {
  const games = (await form.load()).read(text);
  if (!games.ok) return [{ ok: false, error: say(games.problem, game), problem: games.problem }];
  return games.value.map((one) => {
    if (!one.ok) return { ok: false, error: explain(one.problem, game), problem: one.problem };
    const without = one.value.leftOut.map(({ after, problem }) => {
      const why = say(problem, game);
      return after === 0 ? why : `after move ${after}: ${why}`;
    });
    return { ok: true, value: one.value.record, without };
  });
}

/** A record in such a form, with what may stand beside its moves. */
export async function textFrom({ game, form }: GameForm, record: unknown): Promise<Converted<string>> {
  const written = (await form.load()).write(record);
  return written.ok ? written : { ok: false, error: explain(written.problem, game), problem: written.problem };
}

function explain(problem: Problem, game: Game): string {
  const why = say(problem, game);
  const number = problem.data?.number;
  return number === undefined ? why : `Move ${number} of the game cannot be played: ${why}`;
}
