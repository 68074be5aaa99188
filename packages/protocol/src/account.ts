import { nameSchema, schema } from '@countertop/core';
import { meSchema } from './bodies.ts';
import { chatLineSchema } from './chat.ts';
import { tableId, time } from './fields.ts';
import { summarySchema } from './table.ts';

const { about, anything, count, dictionary, flag, list, named, nullable, object, oneOf, text } = schema;

/** What a browser made of a question to its authenticator: checked by whoever verifies it, not here. */
const credential = about('As WebAuthn’s JSON forms have it.', dictionary(anything));

export const passkeySchema = named(
  'passkey',
  object({
    passkey: about('What it is removed by.', text(24)),
    name: about('What its owner calls it.', nameSchema),
    made: time,
    used: about('When somebody last signed in with it.', nullable(time)),
  }),
);
export type PasskeyLine = schema.Infer<typeof passkeySchema>;

/** How somebody is known again. Who has neither passkeys nor codes is a guest of this device. */
export const accountSchema = named(
  'account',
  object({
    me: meSchema,
    passkeys: list(passkeySchema),
    codes: about('How many recovery codes are left.', count),
    pushes: about('On how many devices notices are shown.', count),
  }),
);
export type Account = schema.Infer<typeof accountSchema>;

export const questionSchema = object({
  options: about(
    'To be given to the browser: for a new passkey, or to sign in with one. Good once, for a few minutes.',
    anything,
  ),
});

export const newPasskeySchema = object({ name: nameSchema, credential });
export const signInSchema = object({ credential });
export const recoverSchema = object({ code: text(60) });
export const codesSchema = object({
  codes: about('Shown this once: only their hashes are kept. Each is good once.', list(text(60))),
});
export const signOutSchema = object({ everywhere: flag });
export const deletionSchema = object({ sure: about('Nothing can be brought back.', oneOf(true)) });

export const pushKeySchema = object({ key: about('Of this server, for `pushManager.subscribe`.', text(200)) });
export const pushSchema = object({
  endpoint: text(1000),
  keys: object({ p256dh: text(200), auth: text(100) }),
});
export const pushGoneSchema = object({ endpoint: text(1000) });

export const waitingSchema = object({ waiting: about('How many tables wait for a move of mine.', count) });

/** Everything of somebody's, as one file. */
export const exportSchema = named(
  'export',
  object({
    format: oneOf('countertop-export'),
    version: oneOf(1),
    at: time,
    profile: meSchema,
    passkeys: list(passkeySchema),
    codes: count,
    pushes: count,
    matches: list(
      object({
        table: tableId,
        summary: summarySchema,
        record: about(
          'Game, options, seats and moves, and what is known of the match.',
          nullable(dictionary(anything)),
        ),
      }),
    ),
    lines: about('What was said by this person, by table.', list(object({ table: tableId, line: chatLineSchema }))),
  }),
);
export type Export = schema.Infer<typeof exportSchema>;

/** What a notice tells a browser; its sentence is made there, in the reader's language. */
export const noticeSchema = named(
  'notice',
  object({
    kind: about('`reminder`: the time for this move is nearly up.', oneOf('turn', 'reminder')),
    table: tableId,
    game: text(200),
    others: about('The names of the others at the table.', list(text(200))),
    due: about('When the time for this move is up.', nullable(time)),
    waiting: count,
  }),
);
export type NoticeMessage = schema.Infer<typeof noticeSchema>;
