import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pebbles } from '../../../core/test/pebbles.ts';
import { TABLE, World } from '../../test/fake-server.ts';
import type { ServerFrame } from '../frames.ts';
import { Connection } from './connection.ts';

/** What may happen between a client and its server, in any order. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.constant('mine' as const) },
  { weight: 4, arbitrary: fc.constant('theirs' as const) },
  // A second tab of the same person.
  { weight: 1, arbitrary: fc.constant('tab' as const) },
  { weight: 3, arbitrary: fc.constant('heard' as const) },
  { weight: 2, arbitrary: fc.constant('unheard' as const) },
  { weight: 1, arbitrary: fc.constant('break' as const) },
  { weight: 1, arbitrary: fc.constant('sleep' as const) },
  { weight: 2, arbitrary: fc.constant('wake' as const) },
  { weight: 3, arbitrary: fc.constant('open' as const) },
  { weight: 2, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 40_000 }) }) },
  // An old frame, or a part of the log, comes again, or out of order.
  { weight: 4, arbitrary: fc.record({ from: fc.nat(40), count: fc.nat(6) }) },
);

test('whatever is lost, doubled, late or out of order, the board is the log as far as it is known, and in the end all of it', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), (story) => {
      const world = new World();
      const connection = new Connection(world);
      const table = connection.follow(TABLE, pebbles);
      connection.start();
      world.open();
      const expectPrefix = (): void => {
        const events = table.confirmed?.events ?? [];
        expect(events).toEqual(world.server.state.events.slice(0, events.length));
      };
      const play = (seat: number): void => {
        const { position, result } = world.server.state;
        if (result === null && position.actor === seat) world.server.play(seat, '1');
      };
      for (const each of story) {
        if (typeof each === 'object' && 'wait' in each) world.pass(each.wait);
        else if (typeof each === 'object')
          world.tell(world.server.events(each.from, each.from + each.count) satisfies ServerFrame);
        else if (each === 'mine') {
          const { shown } = table;
          if (shown?.result === null && shown.position.actor === 0) table.command({ kind: 'move', seat: 0, move: '1' });
        } else if (each === 'theirs') play(1);
        else if (each === 'tab') play(0);
        else if (each === 'heard') world.answer();
        // The server hears it; its answers are lost.
        else if (each === 'unheard') for (const frame of world.said.splice(0)) world.server.answer(frame);
        else if (each === 'break') world.cut();
        else if (each === 'sleep') connection.stop();
        else if (each === 'wake') connection.start();
        else world.open();
        expectPrefix();
      }
      // The net is fair again.
      connection.stop();
      connection.start();
      world.open();
      world.answer();
      expect(table.confirmed?.events).toEqual(world.server.state.events);
      expect(table.pending).toEqual([]);
      expect(table.shown).toBe(table.confirmed);
      const ids = world.server.state.events.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 500 },
  );
});
