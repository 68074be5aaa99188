import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/index.ts';
import { lineFrom, until } from './guest.ts';
import { House } from './house.ts';
import { undrawnGame } from './undrawn-game.ts';

let serving: Serving;
const house = new House();

beforeAll(async () => {
  serving = await house.open();
});

afterAll(() => house.close());

const guest = () => house.guest();

test('conditional moves are played in the same tick, after a restart too, and nobody else hears of them', async () => {
  const [ann, bob] = [await guest(), await guest()];
  const { summary } = await ann.ask('makeTable', {
    body: {
      game: await undrawnGame(),
      visibility: 'private',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'days', days: 2 },
    },
  });
  const { table } = summary;
  await bob.ask('sit', { table, body: {} });
  const [a, b] = [await ann.follow(table), await bob.follow(table)];
  await until(a, () => a.confirmed?.startedAt != null);
  const line = lineFrom(a, 4);
  const set = await bob.ask('setConditions', { table, body: { ply: 0, lines: [line] } });
  expect(set).toEqual({ ply: 0, lines: [line] });
  expect(await ann.ask('conditions', { table })).toEqual({ ply: 0, lines: [] });
  expect((await ann.ask('events', { table })).events.some(({ kind }) => kind === 'moved')).toBe(false);

  await serving.close();
  serving = await house.open({ port: Number(new URL(serving.address).port) });
  a.command({ kind: 'move', seat: 0, move: line[0] });
  await until(a, () => (a.confirmed?.line.length ?? 0) === 2);
  expect(a.confirmed?.line.map(({ text }) => text)).toEqual(line.slice(0, 2));
  expect((a.confirmed?.line[1].number ?? 0) - (a.confirmed?.line[0].number ?? 0)).toBe(1);
  expect(await bob.ask('conditions', { table })).toEqual({ ply: 0, lines: [line] });

  const other = lineFrom(a, 2)[0] === line[2] ? lineFrom(a, 2)[1] : lineFrom(a, 2)[0];
  a.command({ kind: 'move', seat: 0, move: other });
  await until(b, () => (b.confirmed?.line.length ?? 0) === 3);
  expect((await bob.ask('conditions', { table })).lines).toEqual([]);
  expect(b.confirmed?.line).toHaveLength(3);
});

test('they are refused where the match is live, or the line cannot be played', async () => {
  const [ann, bob] = [await guest(), await guest()];
  const { summary } = await ann.ask('makeTable', {
    body: {
      game: await undrawnGame(),
      visibility: 'private',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'fischer', initial: 60_000, increment: 0 },
    },
  });
  const { table } = summary;
  await bob.ask('sit', { table, body: {} });
  const [a] = [await ann.follow(table), await bob.follow(table)];
  await until(a, () => a.confirmed?.startedAt != null);
  const wish = { table, body: { ply: 0, lines: [lineFrom(a, 2)] } };
  expect((await bob.ask('setConditions', wish)).problem?.code).toBe('conditions-live');
  expect((await (await guest()).ask('setConditions', wish)).problem?.code).toBe('seat-not-yours');
});
