import { loadGame } from '@countertop/catalogue';
import { replay } from '@countertop/core';
import { expect, test } from 'vitest';
import type { Bots } from './bots.ts';
import { UNCOLOURED } from './colour.ts';
import type { Keyboard } from './keyboard.ts';
import { playAtTable } from './play-at-table.ts';
import { Table } from './table.ts';
import type { Terminal } from './terminal.ts';

async function sitDown(): Promise<Table> {
  const game = await loadGame('countermine');
  if (!game.ok) throw new Error(game.problem.code);
  const begun = replay(game.value, { game: game.value.id, options: {}, seats: 2, moves: [] });
  if (!begun.ok) throw new Error(begun.problem.code);
  return Table.open({ ...begun, game: game.value }, {}, () => 0, new Map([[0, 10]]));
}

const terminal = {
  interactive: true,
  look: UNCOLOURED,
  write: async () => {},
  complain: () => {},
} as unknown as Terminal;

/** A person who answers so, line by line, and then leaves. */
function personSaying(...lines: string[]): Keyboard {
  const next = async () => lines.shift();
  const confirm = async () => lines.shift() === 'y';
  return { ask: next, confirm, left: new Promise(() => {}) } as unknown as Keyboard;
}

test('whoever leaves while a bot thinks has left', async () => {
  const bots = { has: () => true, choose: () => new Promise(() => {}) } as unknown as Bots;
  const gone = { ...personSaying(), left: Promise.resolve() } as unknown as Keyboard;
  await expect(playAtTable(await sitDown(), gone, terminal, false, bots)).resolves.toBeUndefined();
});

test('nobody gives a game up by a slip', async () => {
  const table = await sitDown();
  await playAtTable(table, personSaying('resign', 'n'), terminal, false);
  expect(table.state.result).toBeNull();
  await playAtTable(table, personSaying('resign', 'y'), terminal, false);
  expect(table.state.result).toMatchObject({ reason: 'resigned', winners: [1] });
});
