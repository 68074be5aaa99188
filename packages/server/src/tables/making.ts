import {
  type Command,
  changedOptions,
  commitmentOf,
  createMatch,
  foldMatch,
  type Game,
  good,
  type Holder,
  ownMatch,
  type Result,
} from '@countertop/core';
import type { TableWish } from '@countertop/protocol';
import type { Outside } from '../outside.ts';
import { carryOut } from './errand.ts';
import { HeldTable } from './held-table.ts';
import { type Asking, sitterOf } from './rights.ts';

/** A new table, as somebody wishes it. It is nowhere yet but here. */
export function makeTable(
  game: Game,
  wished: TableWish,
  asking: Asking,
  outside: Outside,
  wish: string | null = null,
): Result<HeldTable> {
  const { clock, takeback, setup, options, visibility, grace, standIn, chat, contribution } = wished;
  const seats = wished.seats.map((seat): Holder => {
    if (seat.kind === 'me') return sitterOf(asking);
    return seat.kind === 'open' ? { kind: 'empty' } : seat;
  });
  const seed = outside.secret(32);
  const now = outside.now();
  const plan = {
    seats,
    clock,
    takeback,
    chance: { kind: 'fair', commitment: commitmentOf({ seed }) },
    ...(setup === undefined ? {} : { setup }),
    ...(options === undefined ? {} : { options }),
  } as const;
  const events = createMatch(game, plan, now);
  if (!events.ok) return events;
  const created = foldMatch(game, events.value);
  if (!created.ok) return created;
  const state = ownMatch(created.value);
  const deed = {
    game: game.id,
    options: changedOptions(game.options, state.options),
    clock,
    takeback,
    settings: { visibility, grace, standIn, chat },
    host: asking.person,
    seed,
    wish,
    created: Math.floor(now),
  };
  const people = wished.seats.map(({ kind }) => (kind === 'me' ? asking.person : null));
  const table = new HeldTable(outside.secret(8), game, deed, state, people, 0);
  for (const [seat, { kind }] of wished.seats.entries()) {
    if (kind !== 'me' || contribution === undefined) continue;
    const command: Command = { kind: 'contribute', seat, contribution };
    const problem = carryOut(table, command, now);
    if (problem !== undefined) return { ok: false, problem };
  }
  return good(table);
}
