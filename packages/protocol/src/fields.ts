import { schema } from '@countertop/core';

const { about, count, matching, text } = schema;

// The fields that messages share.

/** Of the protocol: what one side of another version may not understand. */
export const PROTOCOL_VERSION = 1;

/** Who knows that of a table may watch there, and take an open seat. */
export const tableId = matching(/[0-9a-z]{8,24}/);
/** The public name of a person among machines; no secret. */
export const personId = matching(/[0-9a-z]{8,24}/);
/** Chosen by the sender, different for each message. */
export const messageId = matching(/[\w-]{1,60}/);
export const time = about('Milliseconds since 1970 by the server’s clock.', count);
export const seat = count;

export const CHAT_LENGTH = 300;
export const chatText = about('Without control characters.', text(CHAT_LENGTH));

/** Whoever is gone and wanted nothing of them to be left: one name and one id for all, said in the reader's language. */
export const DELETED = { person: 'deleted0', name: '∅' } as const;
