import { clockSchema, holderSchema, resultSchema, schema, takebackSchema } from '@countertop/core';
import { personId, seat, tableId, time } from './fields.ts';

const { about, count, integer, list, named, nullable, object, oneOf, optional, otherwise, text } = schema;

const MINUTE = 60_000;

export const GRACE = { min: 10_000, max: 24 * 60 * MINUTE, usual: 2 * MINUTE } as const;

/** What holds at a table beside its match: who finds it, who may speak, how long somebody who is away is waited for. */
export const SETTINGS = {
  visibility: about('`public`: stands in the lobby. `private`: found by its link only.', oneOf('public', 'private')),
  grace: about(
    'How long somebody may be away, in milliseconds, before the others can have a bot sit in.',
    otherwise(integer(GRACE.min, GRACE.max), GRACE.usual),
  ),
  standIn: about('The level of such a bot.', otherwise(integer(1, 20), 5)),
  chat: about(
    'What may be said: anything, set phrases only, or nothing.',
    otherwise(oneOf('free', 'phrases', 'off'), 'free'),
  ),
};

export const settingsSchema = named('settings', object(SETTINGS));
export type TableSettings = schema.Infer<typeof settingsSchema>;

/** Open: seats are free or nobody has begun. */
export const TABLE_STATUS = ['open', 'running', 'over'] as const;

/** A table as lists show it: what of its match can be said without its events. */
export const summarySchema = named(
  'summary',
  object({
    table: tableId,
    game: text(200),
    options: about('Those that are not at their defaults.', schema.dictionary(schema.anything)),
    seats: list(holderSchema),
    clock: clockSchema,
    takeback: takebackSchema,
    ...SETTINGS,
    status: oneOf(...TABLE_STATUS),
    created: time,
    updated: time,
    moves: about('How many stand, draws included.', count),
    turn: about('The seat that is to move.', nullable(seat)),
    due: about('When that seat’s time is up.', nullable(time)),
    result: nullable(resultSchema),
    rematch: about('Where the rematch is played.', nullable(tableId)),
    spectators: count,
    mine: about('The seats of whoever asks.', optional(list(seat))),
  }),
);
export type TableSummary = schema.Infer<typeof summarySchema>;

/** A table's membership: what is not in its match’s events. */
export const membershipSchema = named(
  'membership',
  object({
    table: tableId,
    ...SETTINGS,
    host: about('Who made the table.', nullable(personId)),
    people: about(
      'By seat, who speaks for it; while a bot stands in, who may come back. Null for an open seat and for a bot of its own.',
      list(nullable(personId)),
    ),
    mine: about('The seats of whoever asks.', list(seat)),
  }),
);
export type Membership = schema.Infer<typeof membershipSchema>;

/** Who is there now. */
export const presenceSchema = named(
  'presence',
  object({
    away: about(
      'By seat: since when its person is away; null for those who are here, and for bots.',
      list(nullable(time)),
    ),
    wanted: about('By seat: how many of the others want a bot to sit in.', list(count)),
    spectators: count,
  }),
);
export type Presence = schema.Infer<typeof presenceSchema>;
