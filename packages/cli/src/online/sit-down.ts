import { newContribution } from '@countertop/core';
import type { TableFollower } from '@countertop/protocol';
import { say } from '../showing/words.ts';
import { type ServerLink, until } from './server-link.ts';

/** Takes an open seat, or comes back to the own one. Otherwise says why not. */
export async function sitDown(link: ServerLink, follower: TableFollower): Promise<string | undefined> {
  const { table } = follower;
  const own = follower.mine.find((seat) => follower.confirmed?.seats[seat]?.holder.kind === 'person');
  if (own !== undefined) return undefined;
  const sat = await link.ask('sit', { table }, { contribution: newContribution() });
  if (!sat.ok) return say(sat.problem, follower.game);
  await until(follower, () => follower.mine.length > 0);
  return undefined;
}

/** Tells when the way to the server breaks, and when it is there again. */
export function tellOfLink({ connection, server }: ServerLink, tell: (text: string) => void): () => void {
  let lost = false;
  return connection.listen(() => {
    if (connection.status === 'lost' && !lost) tell(`The link to ${server} is lost; it is dialled again.`);
    if (connection.status === 'open' && lost) tell('The link is there again.');
    if (connection.status === 'lost') lost = true;
    if (connection.status === 'open') lost = false;
  });
}
