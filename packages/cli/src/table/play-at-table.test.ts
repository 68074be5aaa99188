import { loadGame } from '@countertop/catalogue';
import { type OfferAnswer, replay } from '@countertop/core';
import { expect, test } from 'vitest';
import { UNCOLOURED } from '../showing/colour.ts';
import { legalMoves } from '../showing/legal-here.ts';
import type { Terminal } from '../showing/terminal.ts';
import type { Bots } from './bots.ts';
import type { Keyboard } from './keyboard.ts';
import { playAtTable } from './play-at-table.ts';
import { Table } from './table.ts';

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

/** What is told at a table where a bot of that mind has made the first move and the person says so. */
async function heard(table: Table, mind: OfferAnswer | undefined, ...lines: string[]): Promise<string> {
  const told: string[] = [];
  const listening = {
    ...terminal,
    write: async (text: string) => void told.push(text),
    complain: (text: string) => void told.push(text),
  } as unknown as Terminal;
  const bots = { has: (seat: number) => seat === 0, weigh: async () => mind } as unknown as Bots;
  table.play(legalMoves(table.state.game, table.position, 1)[0]);
  await playAtTable(table, personSaying(...lines), listening, false, mind === undefined ? undefined : bots);
  return told.join('');
}

test('a bot that hopes for more declines, says why, and is not asked twice', async () => {
  const table = await sitDown();
  const told = await heard(table, { kind: 'decline', why: 'hopeful' }, 'draw', 'draw');
  expect(told).toContain('Seat 1 offers a draw.\nSeat 0: no draw, I hope for more.\n');
  expect(told).toContain('You have offered that');
  expect(table.state.result).toBeNull();
});

test('a bot for which all is settled agrees, and the match is over', async () => {
  const drawn = await sitDown();
  expect(await heard(drawn, { kind: 'accept' }, 'draw')).toMatch(/Seat 0 agrees\.[\s\S]*By agreement: A draw\./);
  expect(drawn.state.result).toMatchObject({ reason: 'agreed-draw', winners: [0, 1] });
  const counted = await sitDown();
  expect(await heard(counted, { kind: 'accept' }, 'count')).toContain('Counted by agreement: ');
  expect(counted.state.result?.reason).toBe('agreed-count');
});

test('a person at the same keyboard is asked, and may say no', async () => {
  const table = await sitDown();
  expect(await heard(table, undefined, 'count', 'n')).toContain('Seat 0: let us play on.');
  expect(table.state.result).toBeNull();
  await playAtTable(table, personSaying('draw', 'y'), terminal, false);
  expect(table.state.result).toMatchObject({ reason: 'agreed-draw' });
});

test('whoever leaves while a bot thinks about an offer has left', async () => {
  const table = await sitDown();
  table.play(legalMoves(table.state.game, table.position, 1)[0]);
  const bots = { has: (seat: number) => seat === 0, weigh: () => new Promise(() => {}) } as unknown as Bots;
  const gone = { ...personSaying('draw'), left: Promise.resolve() } as unknown as Keyboard;
  await expect(playAtTable(table, gone, terminal, false, bots)).resolves.toBeUndefined();
});
