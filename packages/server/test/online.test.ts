import { games } from '@countertop/catalogue';
import { type MatchEvent, matchRecord, type Position, startPosition, verifyDraws } from '@countertop/core';
import type { TableFollower, TableWish } from '@countertop/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Serving } from '../src/index.ts';
import { Guest, playOn, until, untilEven } from './guest.ts';
import { House } from './house.ts';

let serving: Serving;
const house = new House();

beforeAll(async () => {
  serving = await house.open();
});

afterAll(() => house.close());

const guest = () => house.guest();

const wish = (game: string, seats: TableWish['seats']) => ({ game, seats, visibility: 'private' }) as const;

async function logOf(table: string): Promise<readonly MatchEvent[]> {
  const { events } = await new Guest(serving.address).ask('events', { table });
  return events;
}

/** The first way of any game in which so many sit and begin like that. */
async function presetWith(begins: (position: Position) => boolean, seats: number) {
  for (const { id, load } of games) {
    const game = await load();
    for (const { options } of [{ options: {} }, ...game.presets]) {
      const start = startPosition(game, options, seats);
      if (start.ok && begins(start.value.position)) return { id, options };
    }
  }
  throw new Error('nobody plays like that');
}

const logs = (followers: readonly TableFollower[]) => followers.map(({ confirmed }) => confirmed?.events);

describe('over a link', () => {
  test.each(games.map(({ id }) => [id]))('two play %s to the end, and one watches', async (id) => {
    const [ann, bob, eve] = [await guest(), await guest(), await guest()];
    const game = await games.find((each) => each.id === id)?.load();
    // The last way to play is the shortest, where that differs.
    const options = game?.presets.at(-1)?.options ?? {};
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { summary } = await ann.ask('makeTable', { body: { ...wish(id, seats), options } });
    const sat = await bob.ask('sit', { table: summary.table, body: {} });
    expect(sat.membership.mine).toEqual([1]);
    const tables = await Promise.all([ann, bob, eve].map((each) => each.follow(summary.table)));
    const [a, b, watcher] = tables;
    await Promise.all([playOn(a, 1), playOn(b, 2), until(watcher, () => watcher.confirmed?.seed != null)]);
    for (const each of tables) await until(each, () => each.confirmed?.seed != null);
    const log = await logOf(summary.table);
    for (const events of logs(tables)) expect(events).toEqual(log);
    expect(watcher.mine).toEqual([]);
    const state = a.confirmed;
    if (game === undefined || state === undefined) throw new Error('no match');
    if (state.draws > 0) expect(verifyDraws(game, matchRecord(state))).toMatchObject({ ok: true });
  });

  test('the server is restarted in the middle, a link breaks, and nobody has a wrong board', async () => {
    const [{ id }] = games;
    const [ann, bob] = [await guest(), await guest()];
    const { summary } = await ann.ask('makeTable', { body: wish(id, [{ kind: 'me' }, { kind: 'open' }]) });
    await bob.ask('sit', { table: summary.table, body: {} });
    const [a, b] = [await ann.follow(summary.table), await bob.follow(summary.table)];
    await Promise.all([playOn(a, 1, 3), playOn(b, 2, 3)]);
    await serving.close();
    serving = await house.open({ port: Number(new URL(serving.address).port) });
    bob.cut();
    await Promise.all([playOn(a, 3), playOn(b, 4)]);
    for (const each of [a, b]) await until(each, () => each.confirmed?.seed != null);
    expect(logs([a, b])).toEqual([await logOf(summary.table), await logOf(summary.table)]);
  });

  test('two tabs of one player show the same, and a rematch turns the seats round', async () => {
    const [{ id }] = games;
    const [ann, bob] = [await guest(), await guest()];
    const tab = new Guest(serving.address);
    onTestFinished(() => tab.leave());
    tab.cookie = ann.cookie;
    const { summary } = await ann.ask('makeTable', { body: wish(id, [{ kind: 'me' }, { kind: 'open' }]) });
    await bob.ask('sit', { table: summary.table, body: {} });
    const [a, b, second] = await Promise.all([ann, bob, tab].map((each) => each.follow(summary.table)));
    expect(second.mine).toEqual([0]);
    await Promise.all([playOn(second, 1, 2), playOn(b, 2, 2)]);
    await until(a, () => (a.confirmed?.line.length ?? 0) >= 2);
    b.command({ kind: 'resign', seat: 1 });
    await until(a, () => a.confirmed?.result != null);
    expect(a.confirmed?.result).toMatchObject({ reason: 'resigned', winners: [0] });
    a.command({ kind: 'offer', seat: 0, offer: 'rematch' });
    await until(b, () => (b.confirmed?.offers.length ?? 0) > 0);
    b.command({ kind: 'accept', seat: 1, offer: 'rematch' });
    await until(second, () => second.confirmed?.rematch.match != null);
    const next = second.confirmed?.rematch.match ?? '';
    const [again, other] = [await ann.follow(next), await bob.follow(next)];
    expect([again.mine, other.mine]).toEqual([[1], [0]]);
    await until(again, () => again.confirmed?.startedAt != null);
    const { tables } = await bob.ask('myMatches');
    expect(tables.map(({ table }) => table)).toEqual([next, summary.table]);
  });

  test('who gets up in the middle of a match looks on, nobody else takes the seat, and they come back to it', async () => {
    const [{ id }] = games;
    const [ann, bob, eve] = [await guest(), await guest(), await guest()];
    const { summary } = await ann.ask('makeTable', { body: wish(id, [{ kind: 'me' }, { kind: 'open' }]) });
    const { table } = summary;
    await bob.ask('sit', { table, body: {} });
    const [a, b] = [await ann.follow(table), await bob.follow(table)];
    await until(a, () => a.confirmed?.startedAt != null);
    const me = await ann.ask('me');
    a.command({ kind: 'leave', seat: 0 });
    for (const each of [a, b]) await until(each, () => each.confirmed?.seats[0].holder.kind === 'empty');
    await until(a, () => a.mine.length === 0);
    expect(a.membership?.people[0]).toBe(me.person);
    expect((await eve.ask('sit', { table, body: {} })).problem?.code).toBe('seat-none-open');
    expect((await eve.ask('sit', { table, body: { seat: 0 } })).problem?.code).toBe('seat-kept');
    // Whoever has left is free for a bot at once, and takes the seat back from it.
    b.wantStandIn(0);
    await until(a, () => a.confirmed?.seats[0].standIn === true);
    const back = await ann.ask('sit', { table, body: {} });
    expect(back.membership.mine).toEqual([0]);
    for (const each of [a, b]) await until(each, () => each.confirmed?.seats[0].holder.kind === 'person');
    a.command({ kind: 'leave', seat: 0 });
    await until(a, () => a.confirmed?.seats[0].holder.kind === 'empty' && a.pending.length === 0);
    // From an empty seat too, over the socket as well.
    a.command({ kind: 'sit', seat: 0, holder: { kind: 'person', name: 'anybody' } });
    await until(a, () => a.mine.length === 1);
    expect(a.confirmed?.seats[0].holder).toMatchObject({ kind: 'person', name: me.name });
  });

  test('people and a bot play together, and what is not allowed is refused with a word', async () => {
    const entry = await Promise.all(games.map(async (each) => ({ each, seats: (await each.load()).seats })));
    const { each } = entry.find(({ seats }) => seats.max >= 4) ?? entry[0];
    const people = [await guest(), await guest(), await guest()];
    const [ann, bob, cai] = people;
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 1 }, { kind: 'open' }] as const;
    const { summary } = await ann.ask('makeTable', { body: wish(each.id, seats) });
    await bob.ask('sit', { table: summary.table, body: { seat: 3 } });
    expect((await cai.ask('sit', { table: summary.table, body: { seat: 0 } })).problem?.code).toBe('seat-taken');
    await cai.ask('sit', { table: summary.table, body: {} });
    expect((await (await guest()).ask('sit', { table: summary.table, body: {} })).problem?.code).toBe('seat-none-open');
    const tables = await Promise.all(people.map((one) => one.follow(summary.table)));
    const codes: string[] = [];
    tables[1].onRefusal(({ problem }) => codes.push(problem.code));
    tables[1].command({ kind: 'resign', seat: 0 });
    await until(tables[1], () => codes.length > 0);
    expect(codes).toEqual(['seat-not-yours']);
    await Promise.all(tables.map((table, index) => playOn(table, index)));
    for (const table of tables) await until(table, () => table.confirmed?.seed != null);
    const log = await logOf(summary.table);
    for (const events of logs(tables)) expect(events).toEqual(log);
  });

  test('partners win together, though neither is told anything that the others are not', async () => {
    const { id, options } = await presetWith((position) => position.team(0) === position.team(2), 4);
    const people = [await guest(), await guest(), await guest(), await guest()];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
    const { summary } = await people[0].ask('makeTable', { body: { ...wish(id, seats), options } });
    for (const one of people.slice(1)) await one.ask('sit', { table: summary.table, body: {} });
    const tables = await Promise.all(people.map((one) => one.follow(summary.table)));
    await Promise.all(tables.map((table, index) => playOn(table, index, 2)));
    tables[1].command({ kind: 'resign', seat: 1 });
    for (const table of tables) await until(table, () => table.confirmed?.seed != null);
    expect(tables[0].confirmed?.result?.winners).toEqual([0, 2]);
    const log = await logOf(summary.table);
    for (const events of logs(tables)) expect(events).toEqual(log);
  });

  test('one plays alone, on two devices in turn, and whoever has the link watches', async () => {
    const { id, options } = await presetWith(() => true, 1);
    const [ann, eve, phone] = [await guest(), await guest(), await guest()];
    const body = { ...wish(id, [{ kind: 'me' }]), options };
    const { summary } = await ann.ask('makeTable', { body });
    // The same person on a second device: there they are known by the same secret.
    phone.cookie = ann.cookie;
    const [a, watcher, second] = await Promise.all([ann, eve, phone].map((one) => one.follow(summary.table)));
    await playOn(a, 1, 2);
    await until(a, () => a.pending.length === 0);
    await untilEven(a, second);
    await playOn(second, 2, 2);
    await until(second, () => second.pending.length === 0);
    const log = await logOf(summary.table);
    for (const each of [a, watcher, second]) await until(each, () => each.confirmed?.events.length === log.length);
    for (const events of logs([a, watcher, second])) expect(events).toEqual(log);
    expect([a.mine, watcher.mine, second.mine]).toEqual([[0], [], [0]]);
    await until(a, () => a.presence?.spectators === 1);
  });

  test('a quick match joins two with the same wish, and the lobby moves by itself', async () => {
    const [{ id }] = games;
    const [ann, bob, eve] = [await guest(), await guest(), await guest()];
    eve.connection.start();
    let changes = 0;
    eve.connection.lobby.watch(() => changes++);
    const first = await ann.ask('quick', { body: { game: id } });
    await ann.follow(first.summary.table);
    const second = await bob.ask('quick', { body: { game: id } });
    expect(second.summary.table).toBe(first.summary.table);
    expect(second.membership.mine).toEqual([1]);
    const third = await bob.ask('quick', { body: { game: id, clock: { kind: 'days', days: 2 } } });
    expect(third.summary.table).not.toBe(first.summary.table);
    const { tables } = await eve.ask('lobby');
    expect(tables.map(({ table }) => table)).toEqual(
      expect.arrayContaining([third.summary.table, first.summary.table]),
    );
    await expect.poll(() => eve.connection.lobby.tables.length).toBeGreaterThanOrEqual(2);
  });

  test('what is said is heard, in order, by those who want to hear it', async () => {
    const [{ id }] = games;
    const [ann, bob] = [await guest(), await guest()];
    const { summary } = await ann.ask('makeTable', { body: wish(id, [{ kind: 'me' }, { kind: 'open' }]) });
    await bob.ask('sit', { table: summary.table, body: {} });
    const [a, b] = [await ann.follow(summary.table), await bob.follow(summary.table)];
    a.say({ kind: 'phrase', phrase: 'hello' });
    await until(b, () => b.chat.length === 1);
    b.say({ kind: 'free', text: ' and\u0000 to you ' });
    await until(a, () => a.chat.length === 2);
    expect(a.chat.map(({ seat, remark }) => [seat, remark])).toEqual([
      [0, { kind: 'phrase', phrase: 'hello' }],
      [1, { kind: 'free', text: 'and to you' }],
    ]);
    const me = await bob.ask('me');
    await ann.ask('changeMe', { body: { block: me.person } });
    b.say({ kind: 'free', text: 'again' });
    await until(b, () => b.chat.length === 3);
    a.say({ kind: 'phrase', phrase: 'goodbye' });
    await until(a, () => a.chat.length === 3);
    expect(a.chat.at(-1)?.remark).toEqual({ kind: 'phrase', phrase: 'goodbye' });
  });
});
