/**
 * Why something a person asked for cannot be: a code and what it is about.
 * Sentences are made at the edge (command line, page), in the reader's language.
 */
export interface Problem {
  readonly code: string;
  readonly data?: Readonly<Record<string, string | number>>;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad(code: string, data?: Problem['data']): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: problem(code, data) };
}

export function problem(code: string, data?: Problem['data']): Problem {
  return data === undefined ? { code } : { code, data };
}

/** Sentences by code, with `{name}` where the problem's data goes. */
export type Words = Readonly<Record<string, string>>;

/** The sentence for a problem: the first of the word lists that knows its code. */
export function sentence(problem: Problem, ...lists: readonly Words[]): string {
  const data = problem.data ?? {};
  for (const words of lists) {
    if (Object.hasOwn(words, problem.code)) {
      return words[problem.code].replace(/\{(\w+)\}/g, (whole, name: string) =>
        Object.hasOwn(data, name) ? String(data[name]) : whole,
      );
    }
  }
  const rest = Object.entries(data).map(([name, value]) => `${name} ${value}`);
  return rest.length === 0 ? problem.code : `${problem.code} (${rest.join(', ')})`;
}
