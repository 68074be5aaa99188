import { type Game, good, type Result } from '@countertop/core';
import type { TableFollower, TableMade } from '@countertop/protocol';
import { loadGame } from '../../games.ts';
import { ask } from '../ask.ts';
import { server } from '../server.svelte.ts';

export interface FoundTable extends TableMade {
  readonly game: Game;
  readonly table: TableFollower;
}

/** Goes to a table of the server and follows it; there is something to show then, or a reason why not. Whoever asks lets it go again. */
export async function findTable(id: string): Promise<Result<FoundTable>> {
  await server.open();
  const made = await ask('table', { table: id });
  if (!made.ok) return made;
  const game = await loadGame(made.value.summary.game);
  if (!game.ok) return game;
  const table = server.follow(id, game.value);
  await new Promise<void>((done) => {
    const look = () => {
      if (table.shown === undefined && table.problem === undefined) return;
      off();
      done();
    };
    const off = table.listen(look);
    look();
  });
  if (table.shown !== undefined) return good({ ...made.value, game: game.value, table });
  server.unfollow(id);
  return { ok: false, problem: table.problem ?? { code: 'table-unknown' } };
}
