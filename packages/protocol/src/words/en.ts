import type { Words } from '@countertop/core';

/** Why something cannot be at an online table. */
export const problems = {
  'frame-not-json': 'The message is not JSON.',
  'frame-early': 'The first message must be "hello".',
  'frame-too-long': 'The message is too long.',
  'version-unknown': 'The server speaks another version. Reload the page.',
  'table-unknown': 'There is no such table.',
  'seat-not-yours': 'This seat is not yours.',
  'seat-kept': 'This seat is kept for whoever left it.',
  'seat-none-open': 'No seat is open at this table.',
  'seat-yours': 'You already sit at this table.',
  'command-not-yours': 'Only the table itself can do that.',
  'host-only': 'Only whoever made the table can do that.',
  'not-away': 'Nobody is away there.',
  'away-too-short': 'They have not been away for long enough yet.',
  'chat-off': 'There is no chat at this table.',
  'chat-phrases': 'Only set phrases can be said at this table.',
  'chat-empty': 'There is nothing to say in this line.',
  'too-many': 'That is too much at once. Wait a little.',
  'too-many-tables': 'You have too many tables that nobody has joined.',
  'store-failed': 'The server could not keep that. Nothing has changed; try again.',
  'server-fault': 'Something went wrong on the server. Nothing has changed.',
  'server-busy': 'The server is busy. Try again in a moment.',
  'server-closing': 'The server is being restarted. It will be back in a moment.',
  'origin-refused': 'This request did not come from the page.',
  'json-only': 'Only JSON is taken here.',
  'preset-unknown': 'This game has no preset "{given}".',
  'program-unknown': 'You have no such bot account.',
  'program-no-owner': 'A bot account cannot make others.',
  'too-many-programs': 'You have {most} bot accounts already. Revoke one first.',
  'token-wrong': 'This token is not known. It may have been revoked.',
  'log-broken': 'The match cannot be read here. Reload the page.',
} satisfies Words;

/** What can be said by a tap, in the language of whoever hears it. */
export const phrases = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'one-moment': 'One moment, please.',
  'good-move': 'Good move!',
  oops: 'Oops.',
  thanks: 'Thank you!',
  'good-game': 'Well played!',
  again: 'Shall we play again?',
  goodbye: 'Goodbye!',
} satisfies Words;
