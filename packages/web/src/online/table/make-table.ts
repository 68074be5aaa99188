import { newContribution, type Result } from '@countertop/core';
import type { SeatWish, TableMade } from '@countertop/protocol';
import type { Seating } from '../../setup/seating.svelte.ts';
import { ask } from '../ask.ts';
import { server } from '../server.svelte.ts';

export { refusalSentence } from '../refusal-sentence.ts';

/** Makes a table of the server as it was set up: the first person is whoever makes it, the others are open seats. */
export async function makeTable(table: Seating): Promise<Result<TableMade>> {
  await server.open();
  const { options, seats, clock, takeback } = table.plan();
  const me = seats.findIndex(({ kind }) => kind === 'person');
  const wishes = seats.map((holder, seat): SeatWish => {
    if (seat === me) return { kind: 'me' };
    return holder.kind === 'bot' ? holder : { kind: 'open' };
  });
  return ask(
    'makeTable',
    {},
    {
      game: table.game.id,
      options,
      seats: wishes,
      clock,
      takeback,
      visibility: table.visibility,
      chat: table.chat,
      grace: table.grace * 60_000,
      standIn: table.standIn,
      contribution: newContribution(),
    },
  );
}
