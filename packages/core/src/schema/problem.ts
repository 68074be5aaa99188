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
