import {
  clockSchema,
  contributionSchema,
  eventSchema,
  levelSchema,
  nameSchema,
  schema,
  setupSchema,
  takebackSchema,
} from '@countertop/core';
import { chatLineSchema } from './chat.ts';
import { personId, seat, tableId } from './fields.ts';
import { membershipSchema, SETTINGS, summarySchema } from './table.ts';

const {
  about,
  anything,
  count,
  flag,
  list,
  mapped,
  matching,
  named,
  object,
  oneOf,
  optional,
  otherwise,
  text,
  variant,
} = schema;

/** How a match came out for somebody. */
export const RESULTS = ['won', 'lost', 'drawn', 'off'] as const;
/** A number as it stands in an address. */
const digits = mapped(matching(/\d{1,15}/), Number);

const contribution = optional(contributionSchema);
const game = text(200);

export const seatWishSchema = named(
  'wish',
  variant({
    me: about('Whoever makes the table.', object({})),
    open: about('Whoever comes.', object({})),
    bot: object({ level: levelSchema, name: optional(nameSchema) }),
  }),
);
export type SeatWish = schema.Infer<typeof seatWishSchema>;

/** A table to be made. Its draws are fair: the seed’s hash is in the first event. */
export const tableWishSchema = object({
  game,
  options: about('Those of the game; what differs from the defaults is enough.', optional(anything)),
  seats: list(seatWishSchema),
  clock: otherwise(clockSchema, { kind: 'none' }),
  takeback: otherwise(takebackSchema, 'ask'),
  setup: optional(setupSchema),
  ...SETTINGS,
  contribution,
});
export type TableWish = schema.Infer<typeof tableWishSchema>;

export const tableMadeSchema = object({ summary: summarySchema, membership: membershipSchema });
export type TableMade = schema.Infer<typeof tableMadeSchema>;

export const sitWishSchema = object({
  seat: about('Left out: the first that is open.', optional(seat)),
  contribution,
});
export type SitWish = schema.Infer<typeof sitWishSchema>;

/** Somebody who waits with the same wish is joined; else a public table is opened. */
export const quickWishSchema = object({
  game,
  preset: about('Of the game; left out: its defaults.', optional(text(200))),
  clock: otherwise(clockSchema, { kind: 'none' }),
  contribution,
});
export type QuickWish = schema.Infer<typeof quickWishSchema>;

export const meSchema = named(
  'me',
  object({
    person: personId,
    name: nameSchema,
    chat: about('false: whoever this is wants to hear and say nothing, for good.', flag),
    blocked: about('Whose remarks this person does not get.', list(personId)),
  }),
);
export type Me = schema.Infer<typeof meSchema>;

export const meChangeSchema = object({
  name: optional(nameSchema),
  chat: optional(flag),
  block: optional(personId),
  unblock: optional(personId),
});
export type MeChange = schema.Infer<typeof meChangeSchema>;

export const lobbySchema = object({ tables: list(summarySchema) });

export const eventsAnswerSchema = object({ table: tableId, from: count, events: list(eventSchema) });

/** Which of my matches; what is left out is left open. */
export const matchesQuerySchema = named(
  'matches query',
  object({
    game: optional(text(200)),
    opponent: about('Part of the name of somebody else at the table.', optional(text(100))),
    result: about('How it came out for me.', optional(oneOf(...RESULTS))),
    since: about('Changed last at or after this time.', optional(digits)),
    until: about('And before this one.', optional(digits)),
    after: about('`next` of the page before.', optional(text(60))),
  }),
);
export type MatchesQuery = schema.Infer<typeof matchesQuerySchema>;

export const myMatchesSchema = object({
  tables: about(
    'On the first page those that wait for me, then running and open ones. Then finished ones, the latest first.',
    list(summarySchema),
  ),
  next: about('What to ask for the next page with; left out: there is none.', optional(text(60))),
  waiting: about('How many wait for me, whatever was asked for.', count),
});

export const chatAnswerSchema = object({ lines: list(chatLineSchema) });

export const reportSchema = object({
  line: about('The number of the line that is complained about.', count),
  why: oneOf('insult', 'spam', 'other'),
});
