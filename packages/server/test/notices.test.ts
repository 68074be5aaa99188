import { games } from '@countertop/catalogue';
import { newContribution, seatToMove } from '@countertop/core';
import type { TableFollower } from '@countertop/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/index.ts';
import { Guest, playOn, until } from './guest.ts';
import { House } from './house.ts';
import { PushService } from './push-service.ts';

let serving: Serving;
const service = new PushService();
const house = new House({ reachPush: ({ origin }) => origin === service.address });
const [{ id: game }] = games;

beforeAll(async () => {
  await service.open();
  serving = await house.open();
});

afterAll(async () => {
  await house.close();
  service.close();
});

async function guest(name: string): Promise<Guest> {
  const one = house.receive(new Guest(serving.address));
  await one.ask('changeMe', { body: { name } });
  return one;
}

/** Moves for a seat until it is another's turn: a game may let the same one move several times. */
async function handOver(follower: TableFollower, seat: number | undefined): Promise<void> {
  while (follower.confirmed !== undefined && seatToMove(follower.confirmed) === seat) {
    await playOn(follower, 1, 1);
    await until(follower, () => follower.pending.length === 0);
  }
}

test('who is not looking is told once that it is their turn, and who looks is not', async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  for (const one of [ann, bob]) await one.ask('addPush', { body: service.subscription(one === ann ? 'ann' : 'bob') });
  const contribution = newContribution();
  const { summary } = await ann.ask('makeTable', {
    body: {
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      clock: { kind: 'days', days: 2 },
      contribution,
    },
  });
  const { table } = summary;
  await bob.ask('sit', { table, body: { contribution: newContribution() } });
  // Both sit at the table until somebody has moved; then whoever is to move goes away.
  const [a, b] = [await ann.follow(table), await bob.follow(table)];
  for (const each of [a, b]) await until(each, () => each.confirmed?.startedAt != null);
  const turn = a.confirmed && seatToMove(a.confirmed);
  const [here, away, seat] = turn === 0 ? [a, bob, 1] : [b, ann, 0];
  // What one heard last may be from before the other came.
  await until(here, () => here.presence?.away[seat] === null);
  away.leave();
  await until(here, () => here.presence?.away[seat] != null);
  await handOver(here, turn);
  const path = away === bob ? '/bob' : '/ann';
  await service.until(1);
  expect(service.pushed).toEqual([
    {
      path,
      message: {
        kind: 'turn',
        table,
        game,
        others: [away === bob ? 'Ann' : 'Bob'],
        due: expect.any(Number),
        waiting: 1,
      },
    },
  ]);
});

test('a browser that is gone is not told again, and nobody has the server knock inside', async () => {
  const ann = await guest('Ann');
  const body = service.subscription('gone');
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'file:///etc/passwd',
    'x',
  ])
    expect((await ann.ask('addPush', { body: { ...body, endpoint } })).problem?.code).toBe('push-refused');
  await ann.ask('addPush', { body });
  expect((await ann.ask('account')).pushes).toBe(1);
  const bob = await guest('Bob');
  await bob.ask('removePush', { body: { endpoint: body.endpoint } });
  expect((await ann.ask('account')).pushes).toBe(1);
  service.status = 410;
  const before = service.pushed.length;
  const { summary } = await ann.ask('makeTable', {
    body: { game, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'private', contribution: newContribution() },
  });
  await bob.ask('sit', { table: summary.table, body: { contribution: newContribution() } });
  const follower = await bob.follow(summary.table);
  await until(follower, () => follower.confirmed?.startedAt != null);
  await handOver(follower, 1);
  await service.until(before + 1);
  await expect.poll(async () => (await ann.ask('account')).pushes).toBe(0);
});

test('the key for notices is made once', async () => {
  const { key } = await new Guest(serving.address).ask('pushKey');
  expect((await new Guest(serving.address).ask('pushKey')).key).toBe(key);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
});
