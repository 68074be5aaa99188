import { bad, type Problem, type Result } from '@countertop/core';
import { type AnswerOf, type BodyOf, pathOf, ROUTES, type RouteName } from '@countertop/protocol';

const SOON = 300;

/** Asks the server over HTTP. What it refuses comes back as its problem; a server that is not there is one, too. */
export async function ask<N extends RouteName>(
  name: N,
  parameters: Readonly<Record<string, string>> = {},
  body?: BodyOf<N>,
  query: Readonly<Record<string, string>> = {},
  tries = 3,
): Promise<Result<AnswerOf<N>>> {
  const { method, answer } = ROUTES[name];
  try {
    const asked = new URLSearchParams(query).toString();
    const response = await fetch(pathOf(name, parameters) + (asked === '' ? '' : `?${asked}`), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said: unknown = await response.json();
    if (!response.ok) {
      const { problem } = said as { problem: Problem };
      // Somebody is just signing in in another tab: the cookie that is good from now on is on its way.
      if (problem.code !== 'secret-spent' || tries === 0) return { ok: false, problem };
      await new Promise((done) => setTimeout(done, SOON));
      return ask(name, parameters, body, query, tries - 1);
    }
    const read = answer.check(said);
    return read.ok ? { ok: true, value: read.value as AnswerOf<N> } : bad('server-unreadable');
  } catch {
    return bad('server-unreachable');
  }
}
