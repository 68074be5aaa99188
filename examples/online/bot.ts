import { newContribution } from '@countertop/core';
import { type AnswerOf, type BodyOf, pathOf, ROUTES, type RouteName } from '@countertop/protocol';

/** A bot in 30 lines: takes an open seat at a table, and plays anything at all until the match is over. Gives how it ended. */
export async function playAt(server: string, table: string, token: string, random = Math.random) {
  const ask = async <N extends RouteName>(name: N, body?: BodyOf<N>, query = ''): Promise<AnswerOf<N>> => {
    const answer = await fetch(server + pathOf(name, { table }) + query, {
      method: ROUTES[name].method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer.json();
    if (answer.status !== 429 && answer.status !== 503) throw new Error(`${name}: ${await answer.text()}`);
    await new Promise((later) => setTimeout(later, 1_000));
    return ask(name, body, query);
  };
  const { membership } = await ask('sit', { contribution: newContribution() });
  const [seat] = membership.mine;
  for (let known = 0; ; ) {
    const { events } = await ask('events', undefined, `?from=${known}&wait=20`);
    known += events.length;
    for (const event of events) if (event.kind === 'ended') return event;
    const { moves, ply, ...turn } = await ask('moves');
    const move = moves[Math.floor(random() * moves.length)];
    if (turn.seat !== seat || move === undefined) continue;
    await ask('command', { command: { kind: 'move', seat, move, ply } });
  }
}
