import { readEvents, schema } from '@countertop/core';
import { chatLineSchema } from '@countertop/protocol';
import type { BusMessage } from './bus.ts';

const { count, flag, list, nullable, object, optional, text, variant } = schema;

/** What goes from process to process, but for the events: they stand behind the rest as the disk has them. */
const headSchema = variant({
  events: object({
    table: text(),
    from: count,
    many: count,
    seating: flag,
    bot: optional(flag),
    /** Nothing but moves: whoever does not follow the table has no use for it. */
    moves: optional(flag),
  }),
  advance: object({ table: text(), events: count }),
  talk: object({ table: text(), line: chatLineSchema }),
  person: object({ person: text(), becomes: optional(nullable(text())), tables: list(text()) }),
  'person-changed': object({ person: text() }),
  conditions: object({ table: text() }),
  presence: object({
    node: text(),
    number: count,
    whole: flag,
    rooms: list(object({ table: text(), people: list(text()) })),
  }),
  beat: object({ node: text(), number: count }),
  'presence-ask': object({ node: nullable(text()) }),
  want: object({ node: text(), table: text(), seat: count, person: text() }),
  spent: object({ node: text(), what: text(), names: list(object({ name: text(), count })) }),
  addresses: object({ node: text(), whole: flag, names: list(object({ name: text(), count })) }),
  shunned: object({ name: text() }),
  missed: object({}),
});

/** Stands between two messages, and between a head and its events: JSON has neither but as `\n` and `\t`. */
export const END = '\n';
const THEN = '\t';

/** How a line begins that tells of events, and how its head ends where they are moves and no bot's turn. */
const NEWS = '{"kind":"events","table":"';
const OF_MOVES = `"bot":false,"moves":true}${THEN}`;

/** A message as one line. That of events is put together here: there is one for every move. */
export function writeMessage(message: BusMessage): string {
  if (message.kind !== 'events') return JSON.stringify(message);
  const { table, from, events, text, seating, bot } = message;
  const moves = events.every((event) => event.kind === 'moved' || event.kind === 'drawn');
  const about = `"from":${from},"many":${events.length},"seating":${seating},"bot":${bot},"moves":${moves}}`;
  return `${NEWS}${table}",${about}${THEN}${text}`;
}

/** What a line says; undefined: it is of no use here, or of a kind that only another version of this program knows. */
export function readMessage(line: string, isFollowed: (table: string) => boolean): BusMessage | undefined {
  const at = line.indexOf(THEN);
  if (isPassing(line, at, isFollowed)) return undefined;
  const head = headSchema.check(parse(at < 0 ? line : line.slice(0, at)));
  if (!head.ok) return undefined;
  if (head.value.kind !== 'events') return head.value;
  const { kind, table, from, many, seating, bot = true, moves = false } = head.value;
  if (moves && !bot && !isFollowed(table)) return undefined;
  const text = line.slice(at + 1);
  const events = readEvents(parse(text));
  if (!events.ok) return { kind: 'advance', table, events: from + many };
  return { kind, table, from, events: events.value, text, seating, bot };
}

/** Whether it is of no use here, as nearly all is where there are many nodes: seen without reading it. */
function isPassing(line: string, at: number, isFollowed: (table: string) => boolean): boolean {
  if (!line.startsWith(NEWS) || !line.startsWith(OF_MOVES, at + 1 - OF_MOVES.length)) return false;
  return !isFollowed(line.slice(NEWS.length, line.indexOf('"', NEWS.length)));
}

/** The same in shorter messages, where one is too long to be carried; what cannot be said shorter is left out. */
export function inShorter(message: BusMessage): readonly BusMessage[] {
  if (message.kind === 'events')
    return [{ kind: 'advance', table: message.table, events: message.from + message.events.length }];
  if (message.kind === 'person' && message.tables.length > 1)
    return halves(message.tables).map((tables) => ({ ...message, tables }));
  if (message.kind === 'spent' && message.names.length > 1)
    return halves(message.names).map((names) => ({ ...message, names }));
  return [];
}

function halves<T>(list: readonly T[]): readonly (readonly T[])[] {
  const middle = list.length >> 1;
  return [list.slice(0, middle), list.slice(middle)];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
