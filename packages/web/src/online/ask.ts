import { bad, type Result, schema } from '@countertop/core';
import { type AnswerOf, type BodyOf, pathOf, problemSchema, ROUTES, type RouteName } from '@countertop/protocol';

const refusalSchema = schema.object({ problem: problemSchema });

/** Asks the server over HTTP. What it refuses comes back as its problem; a server that is not there is one, too. */
export async function ask<N extends RouteName>(
  name: N,
  parameters: Readonly<Record<string, string>> = {},
  body?: BodyOf<N>,
): Promise<Result<AnswerOf<N>>> {
  const { method, answer } = ROUTES[name];
  try {
    const response = await fetch(pathOf(name, parameters), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said: unknown = await response.json();
    if (!response.ok) {
      // Something in between may answer in words of its own.
      const refused = refusalSchema.check(said);
      return refused.ok ? { ok: false, problem: refused.value.problem } : bad('server-fault');
    }
    const read = answer.check(said);
    return read.ok ? { ok: true, value: read.value as AnswerOf<N> } : bad('server-unreadable');
  } catch {
    return bad('server-unreachable');
  }
}
