import { commandSchema, conditionsSchema, nameSchema, schema } from '@countertop/core';
import { messageId, personId, seat, tableId, time } from './fields.ts';

const { about, count, flag, list, matching, named, nullable, object, optional, text } = schema;

export const programSchema = named('bot account', object({ person: personId, name: nameSchema, made: time }));
export type ProgramAccount = schema.Infer<typeof programSchema>;

export const programsSchema = object({ bots: list(programSchema) });

export const programWishSchema = object({ name: nameSchema });

export const programMadeSchema = object({
  bot: programSchema,
  token: about(
    'Sent as `Authorization: Bearer …`. It is told this once; only its hash is kept.',
    matching(/[0-9a-f]{64}/),
  ),
});
export type ProgramMade = schema.Infer<typeof programMadeSchema>;

export const commandWishSchema = object({
  id: about('Chosen by the sender. With it, sending again is harmless.', optional(messageId)),
  command: commandSchema,
});

export const commandDoneSchema = object({
  table: tableId,
  before: about('It had been carried out before.', flag),
});

export const movesSchema = object({
  ply: about('How many moves stand; a move that is sent with it is refused if that has changed.', count),
  seat: about('Whose turn it is; null while nobody’s.', nullable(seat)),
  moves: about('What that seat may play, in notation.', list(text(200))),
});

export const eventsQuerySchema = object({
  from: about('The number of the first event that is wanted; left out: 0.', optional(matching(/\d{1,9}/))),
  wait: about(
    'For how many seconds to wait where there is none yet, 30 at most. Whoever waits is at the table.',
    optional(matching(/\d{1,2}/)),
  ),
});

/** The longest that an answer is waited for, in seconds. */
export const LONGEST_WAIT = 30;

/** What programs need that speak no WebSocket, and the accounts by which they are known. */
export const PROGRAM_ROUTES = {
  bots: {
    method: 'GET',
    path: '/api/me/bots',
    about: 'The bot accounts that I have made.',
    answer: programsSchema,
  },
  makeBot: {
    method: 'POST',
    path: '/api/me/bots',
    about: 'Makes an account for a program. It plays like a person, and is shown as a program everywhere.',
    body: programWishSchema,
    answer: programMadeSchema,
  },
  revokeBot: {
    method: 'DELETE',
    path: '/api/me/bots/:bot',
    about: 'Revokes the token of a bot account: nobody can speak for it any more.',
    answer: object({}),
  },
  moves: {
    method: 'GET',
    path: '/api/tables/:table/moves',
    about: 'What may be played now, for programs that do not know the rules.',
    answer: movesSchema,
  },
  conditions: {
    method: 'GET',
    path: '/api/tables/:table/conditions',
    about:
      'What I have said I would play ("if they play this, I play that"), as far as the match still follows it. Nobody else is told.',
    answer: conditionsSchema,
  },
  setConditions: {
    method: 'PUT',
    path: '/api/tables/:table/conditions',
    about:
      'Sets that, in place of all before; without lines: removes it. For slow matches (days for a turn, or no clock), and never across a draw.',
    body: conditionsSchema,
    answer: conditionsSchema,
  },
  command: {
    method: 'POST',
    path: '/api/tables/:table/commands',
    about:
      'Asks for something to happen in a match, for a seat of one’s own: what `command` is over a WebSocket. Answered when it is on disk.',
    body: commandWishSchema,
    answer: commandDoneSchema,
  },
} as const;
