import { describe, expect, test } from 'vitest';
import { pebbles } from '../../../core/test/pebbles.ts';
import { TABLE, World } from '../../test/fake-server.ts';
import { Connection } from './connection.ts';
import type { Refusal, TableFollower } from './table-follower.ts';

function sitDown() {
  const world = new World();
  const connection = new Connection(world);
  connection.start();
  const table = connection.follow(TABLE, pebbles);
  world.open();
  return { world, connection, table, server: world.server };
}

const moves = (state: TableFollower['shown']): string[] => state?.line.map(({ text }) => text) ?? [];

describe('a follower of a table', () => {
  test('has the log, and shows the own move before it is answered', () => {
    const { world, table } = sitDown();
    expect(table.confirmed?.startedAt).toBe(world.server.now);
    table.command({ kind: 'move', seat: 0, move: '1' });
    expect(moves(table.shown)).toEqual(['1']);
    expect(moves(table.confirmed)).toEqual([]);
    world.answer();
    expect(moves(table.confirmed)).toEqual(['1']);
    expect(table.pending).toEqual([]);
    expect(table.shown).toBe(table.confirmed);
  });

  test('takes a refused move back, and says why', () => {
    const { world, table } = sitDown();
    const refusals: Refusal[] = [];
    table.onRefusal((refusal) => refusals.push(refusal));
    table.command({ kind: 'move', seat: 0, move: '1' });
    // A second tab of the same player was quicker.
    world.server.play(0, '3');
    world.answer();
    expect(refusals.map(({ problem }) => problem.code)).toEqual(['not-your-turn']);
    expect(moves(table.shown)).toEqual([]);
    world.tell(world.server.events(1));
    expect(moves(table.shown)).toEqual(['3']);
  });

  test('knows that the server cannot keep anything, until it says otherwise or another is dialled', () => {
    const { world, connection } = sitDown();
    const heard: boolean[] = [];
    connection.listen(() => heard.push(connection.storeGone));
    world.tell({ kind: 'store', there: false });
    world.tell({ kind: 'store', there: true });
    world.tell({ kind: 'store', there: false });
    world.cut();
    expect(heard).toEqual([true, false, true, false]);
  });

  test('says again after a break what was not answered, and it is played once', () => {
    const { world, table, connection } = sitDown();
    table.command({ kind: 'move', seat: 0, move: '1' });
    // The server hears it, but its answer is lost with the link.
    for (const frame of world.said.splice(0)) world.server.answer(frame);
    world.cut();
    expect(connection.status).toBe('lost');
    expect(moves(table.shown)).toEqual(['1']);
    world.server.play(1, '3');
    world.pass(1_000);
    expect(world.dials).toBe(2);
    world.open();
    expect(moves(table.confirmed)).toEqual(['1', '3']);
    expect(moves(world.server.state)).toEqual(['1', '3']);
    expect(table.pending).toEqual([]);
  });

  test('says what was asked for while there was no link', () => {
    const { world, table } = sitDown();
    world.cut();
    table.command({ kind: 'move', seat: 0, move: '1' });
    expect(moves(table.shown)).toEqual(['1']);
    world.pass(1_000);
    world.open();
    expect(moves(world.server.state)).toEqual(['1']);
    expect(table.pending).toEqual([]);
  });

  test('asks for what it missed, once, and does not mind hearing it twice or late', () => {
    const { world, table } = sitDown();
    const from = world.server.state.events.length;
    world.server.play(0, '1');
    world.server.play(1, '1');
    world.server.play(0, '3');
    world.tell(world.server.events(from + 1, from + 2));
    world.tell(world.server.events(from + 2, from + 3));
    expect(world.said).toEqual([{ kind: 'watch', table: TABLE, from, chat: 0 }]);
    expect(moves(table.confirmed)).toEqual([]);
    world.answer();
    world.tell(world.server.events(from, from + 2));
    world.tell(world.server.events(from + 2));
    expect(moves(table.confirmed)).toEqual(['1', '1', '3']);
    expect(table.resyncs).toBe(2);
  });

  test('reads a log anew that does not fit what it has, and says so if that does not help', () => {
    const { world, table } = sitDown();
    world.server.play(0, '1');
    const wrong = { kind: 'moved', seat: 1, move: '1', at: world.server.now } as const;
    const number = world.server.state.events.length - 1;
    world.tell({ kind: 'events', table: TABLE, from: number, events: [{ ...wrong, number }] });
    world.answer();
    expect(moves(table.confirmed)).toEqual(['1']);
    expect(table.problem).toBeUndefined();
  });
});

describe('a connection', () => {
  test('waits longer from try to try, and comes back when the server said it would', () => {
    const { world, connection } = sitDown();
    const statuses: string[] = [];
    connection.listen(() => statuses.push(connection.status));
    world.tell({ kind: 'closing', after: 4_000 });
    world.cut();
    world.pass(2_999);
    expect(world.dials).toBe(1);
    world.pass(1);
    expect(world.dials).toBe(2);
    for (const wait of [750, 1_500, 3_000]) {
      world.cut();
      const before = world.dials;
      world.pass(wait - 1);
      expect(world.dials).toBe(before);
      world.pass(1);
      expect(world.dials).toBe(before + 1);
    }
    world.open();
    expect(connection.status).toBe('open');
    expect(statuses.at(-1)).toBe('open');
  });

  test('gives up a link that has gone silent', () => {
    const { world, connection } = sitDown();
    world.pass(10_000);
    world.answer();
    expect(connection.status).toBe('open');
    world.pass(40_000);
    expect(world.dials).toBeGreaterThan(1);
    world.open();
    expect(connection.status).toBe('open');
  });

  test('that is asked whether it still lives is given up soon where nobody answers, however often it is asked', () => {
    const { world, connection, table } = sitDown();
    for (let second = 0; second < 10; second++) {
      connection.start();
      world.pass(1_000);
    }
    expect(world.dials).toBeGreaterThan(1);
    world.open();
    expect(connection.status).toBe('open');
    const { dials } = world;
    // What was lost on the way is asked for again meanwhile.
    table.command({ kind: 'move', seat: 0, move: '1' });
    world.said = [];
    for (let second = 0; second < 60; second++) {
      connection.start();
      world.pass(1_000);
      world.answer();
    }
    expect(world.dials).toBe(dials);
    expect(moves(table.confirmed)).toEqual(['1']);
  });

  test('that is dialled and never welcomed is dialled again', () => {
    const { world, connection } = sitDown();
    world.cut();
    world.pass(500);
    expect([world.dials, connection.status]).toEqual([2, 'dialling']);
    world.pass(10_000);
    expect(world.dials).toBe(3);
  });

  test('knows what time it is on the server', () => {
    const { world, connection } = sitDown();
    expect(connection.clock.time()).toBe(world.server.now);
    world.pass(5_000);
    expect(connection.clock.time()).toBe(world.server.now + 5_000);
  });

  test('does not dial a server of another version again', () => {
    const { world, connection } = sitDown();
    world.tell({ kind: 'gone', problem: { code: 'version-unknown' } });
    expect(connection.status).toBe('refused');
    world.pass(100_000);
    connection.start();
    expect(world.dials).toBe(1);
  });
});
