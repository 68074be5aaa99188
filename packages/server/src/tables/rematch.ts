import { commitmentOf, createMatch, foldMatch, hex, ownMatch, rematchPlan, sha256 } from '@countertop/core';
import type { Outside } from '../outside.ts';
import { carryOut } from './errand.ts';
import { HeldTable } from './held-table.ts';

/**
 * The table of an agreed rematch, with the seats moved on by one, which the old table then names. Its id follows from the
 * old one's, so that of two processes that both make it only one can.
 */
export function rematchOf(table: HeldTable, outside: Outside): HeldTable | undefined {
  const { state, game, deed, people } = table;
  const id = nextId(table);
  const seed = outside.secret(32);
  const now = Math.max(outside.now(), state.at);
  const events = createMatch(game, rematchPlan(state, commitmentOf({ seed })), now);
  const created = events.ok ? foldMatch(game, events.value) : events;
  if (!created.ok) return undefined;
  if (carryOut(table, { kind: 'continue', match: id }, now) !== undefined) return undefined;
  const seated = created.value.seats.map(({ holder }, seat) =>
    holder.kind === 'person' ? people[(seat + 1) % people.length] : null,
  );
  return new HeldTable(
    id,
    game,
    { ...deed, seed, wish: null, created: Math.floor(now) },
    ownMatch(created.value),
    seated,
    0,
  );
}

function nextId({ id, deed }: HeldTable): string {
  return hex(sha256(`rematch|${id}|${deed.seed}`)).slice(0, 16);
}
