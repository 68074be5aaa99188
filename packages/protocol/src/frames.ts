import { commandSchema, eventSchema, type Result, schema } from '@countertop/core';
import { meSchema } from './bodies.ts';
import { chatLineSchema, remarkSchema } from './chat.ts';
import { messageId, PROTOCOL_VERSION, seat, tableId, time } from './fields.ts';
import { problemSchema } from './problem.ts';
import { membershipSchema, presenceSchema, summarySchema } from './table.ts';

const { about, count, flag, list, named, number, object, oneOf, optional, read, variant } = schema;

/** What a client says. One message is one text frame of JSON. */
export const clientFrameSchema = named(
  'ask',
  variant({
    hello: about('The first frame.', object({ version: oneOf(PROTOCOL_VERSION) })),
    watch: about(
      'From now on, all that happens at a table; answered with `membership`, `presence` and the `events` from that number on. Asked again after any gap.',
      object({
        table: tableId,
        from: about('How many events the client has.', count),
        chat: about('How many lines.', optional(count)),
      }),
    ),
    unwatch: object({ table: tableId }),
    command: about(
      'What a person wants to happen in a match, for a seat of their own. Done when an event with this id comes, or `done`; else `refused`.',
      object({ id: messageId, table: tableId, command: commandSchema }),
    ),
    'stand-in': about(
      'Wants a bot to sit in for somebody who has been away for longer than the table’s grace period; done when all others who are here want it.',
      object({ id: messageId, table: tableId, seat }),
    ),
    say: object({ id: messageId, table: tableId, remark: remarkSchema }),
    lobby: about('Whether to hear of public tables.', object({ watch: flag })),
    ping: object({ at: about('Whatever the client wants to see again.', number) }),
  }),
);
export type ClientFrame = schema.Infer<typeof clientFrameSchema>;

/** What the server says. */
export const serverFrameSchema = named(
  'tell',
  variant({
    welcome: about(
      'The answer to `hello`.',
      object({
        version: oneOf(PROTOCOL_VERSION),
        me: meSchema,
        now: time,
        heartbeat: about(
          'How often a client is to ping, in milliseconds; who hears nothing for twice that dials again.',
          count,
        ),
      }),
    ),
    events: about(
      'What happened at a table. It is on disk. `from` is the number of the first; a client that has fewer asks by `watch`, and drops what it has already.',
      object({ table: tableId, from: count, events: list(eventSchema) }),
    ),
    done: about(
      'The command with this id has been carried out, where no event with it is to be expected: sent before, or the sender does not watch.',
      object({ id: messageId, table: tableId }),
    ),
    refused: about(
      'The message with this id has led to nothing, and will not: not at another node either, to which it was sent before.',
      object({ id: messageId, table: tableId, problem: problemSchema }),
    ),
    membership: object({ membership: membershipSchema }),
    presence: object({ table: tableId, presence: presenceSchema }),
    chat: object({ table: tableId, lines: list(chatLineSchema) }),
    lobby: about('All public tables that are open or running.', object({ tables: list(summarySchema) })),
    'lobby-change': about(
      'One of them is new or has changed; one that is over is gone.',
      object({ summary: summarySchema }),
    ),
    pong: object({ at: number, now: time }),
    gone: about(
      'A table that is watched is not there, or the message was no message.',
      object({ table: optional(tableId), problem: problemSchema }),
    ),
    store: about(
      'Whether the server can keep anything now. While it cannot, connections stay and what is asked for is refused with `store-failed`.',
      object({ there: flag }),
    ),
    closing: about('The server closes: come back after so many milliseconds.', object({ after: count })),
  }),
);
export type ServerFrame = schema.Infer<typeof serverFrameSchema>;
export type ServerFrameOf<K extends ServerFrame['kind']> = Extract<ServerFrame, { kind: K }>;

/** Nothing that anybody has to say is longer. */
export const FRAME_LENGTH = 4096;

export function readClientFrame(text: string): Result<ClientFrame> {
  return readFrame(clientFrameSchema, text);
}

export function readServerFrame(text: string): Result<ServerFrame> {
  return readFrame(serverFrameSchema, text);
}

function readFrame<T>(frame: schema.Schema<T>, text: string): Result<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: { code: 'frame-not-json' } };
  }
  return read(frame, value);
}
