import {
  accountSchema,
  chatLineSchema,
  clientFrameSchema,
  commandWishSchema,
  exportSchema,
  LIVE_PATH,
  matchesQuerySchema,
  meChangeSchema,
  membershipSchema,
  meSchema,
  noticeSchema,
  OPEN_API_PATH,
  openApi,
  PROTOCOL_VERSION,
  passkeySchema,
  presenceSchema,
  problemSchema,
  programSchema,
  quickWishSchema,
  ROUTES,
  type Route,
  remarkSchema,
  reportSchema,
  seatWishSchema,
  serverFrameSchema,
  settingsSchema,
  sitWishSchema,
  summarySchema,
  tableWishSchema,
} from '@countertop/protocol';
import { type Chapter, chaptersOf } from './schema-docs.ts';

const CHAPTERS: readonly Chapter[] = [
  ['Ask', 'What a client says over its WebSocket: one JSON text a frame, `hello` first.', clientFrameSchema],
  ['Tell', 'What the server says. Kinds that a client does not know are to be passed over.', serverFrameSchema],
  ['Table wish', 'The body of `POST /api/tables`.', tableWishSchema],
  ['Wish', 'Who is to sit at a seat.', seatWishSchema],
  ['Sit wish', 'The body of `POST /api/tables/:table/seats`.', sitWishSchema],
  ['Quick wish', 'The body of `POST /api/quick`.', quickWishSchema],
  ['Me', 'Who asks.', meSchema],
  ['Change of me', 'The body of `PATCH /api/me`.', meChangeSchema],
  ['Bot account', 'A program that plays: made by a person, known by its token.', programSchema],
  ['Command wish', 'The body of `POST /api/tables/:table/commands`.', commandWishSchema],
  ['Matches query', 'What may stand after `GET /api/me/matches?`, as text.', matchesQuerySchema],
  ['Account', 'How somebody is known again.', accountSchema],
  ['Passkey', 'One of their passkeys, without what it is known by.', passkeySchema],
  ['Export', 'The file of `GET /api/me/export`. Records are described in [events.md](events.md).', exportSchema],
  ['Notice', 'What is pushed to a browser whose person does not look: encrypted for it, once a turn.', noticeSchema],
  ['Report', 'The body of `POST /api/tables/:table/reports`.', reportSchema],
  ['Summary', 'A table as lists show it.', summarySchema],
  ['Settings', 'What holds at a table beside its match.', settingsSchema],
  ['Membership', 'Who speaks for which seat. Names are in the match’s events.', membershipSchema],
  ['Presence', 'Who is at a table now.', presenceSchema],
  ['Line', 'A line of a table’s chat.', chatLineSchema],
  ['Remark', 'What it says.', remarkSchema],
  ['Problem', 'Why something was refused.', problemSchema],
];

/** The file docs/openapi.json, made from the same schemas. */
export function openApiDocs(): string {
  return `${JSON.stringify(openApi(), null, 2)}\n`;
}

/** The page docs/protocol.md, made from the schemas. */
export function protocolDocs(): string {
  const routes = Object.values<Route>(ROUTES).map(({ method, path, about }) => `| \`${method} ${path}\` | ${about} |`);
  return `# The protocol of online play
Version ${PROTOCOL_VERSION}. HTTP makes and finds tables, a WebSocket plays at them; all of it is JSON. This page is made from the schemas in \`packages/protocol\` by
\`npm run docs\`; they are also what checks every message on both sides. Fields that are not described are dropped. Events, commands and what stands in
them are described in [events.md](events.md).

## How it goes
1. \`GET /api/me\` makes a guest of whoever comes for the first time: a cookie that scripts cannot read. Everything else needs it.
2. \`POST /api/tables\` makes a table, \`POST /api/tables/:table/seats\` takes a seat at one, \`POST /api/quick\` finds an opponent.
3. A WebSocket to \`${LIVE_PATH}\` says \`hello\`, then \`watch\` with the number of events it has. It is told all others, and from then on what happens. Events are
   numbered: who misses some asks by \`watch\` again. What is told is on disk.
4. \`command\` asks for a move, an offer, an answer. It carries an id of the client's own. An event with that id is its answer; sent again, it is
   answered with \`done\` and not done again. So a client that lost its link says again whatever was not answered.
5. Before a match with draws begins, every person adds 8 to 32 random bytes (\`contribution\`), so that nobody could have chosen the draws.
6. A rematch is an offer like others; when all have accepted, \`continued\` names the next table, where the seats have moved on by one.

## Without a WebSocket
For simple programs HTTP suffices: \`GET /api/tables/:table/events?from=N&wait=20\` is answered as soon as there is something new,
\`GET /api/tables/:table/moves\` says what may be played, \`POST /api/tables/:table/commands\` plays. [examples/online](../examples/online) has
a bot in 30 lines of Python and one in TypeScript.

## Bot accounts
\`POST /api/me/bots\` makes an account for a program and tells its token, once: only a hash of it is kept. The program sends \`Authorization: Bearer TOKEN\`,
over HTTP and when it opens a WebSocket. It has all that a person has, and its seats say \`"program": true\`: nobody takes it for a person. Each token has
a measure of its own: a request beyond it is answered with 429. \`DELETE /api/me/bots/:bot\` revokes it.

## Versions
Within a version fields and kinds are added, never taken away or given another meaning: pass over what you do not know. Whatever would
break a client gets a new version, under another path for WebSockets; \`hello\` and \`welcome\` name it, and a client of another version is told
\`version-unknown\`. All of this as OpenAPI 3.1, with JSON Schemas of routes and frames: [openapi.json](openapi.json), served at \`${OPEN_API_PATH}\`.

## Being known again
1. A guest asks \`POST /api/me/passkeys/question\`, has the browser make a passkey, and sends it to \`POST /api/me/passkeys\`. From now on \`POST /api/sign-in\` on
   another device leads to the same person; a guest's seats, matches and remarks there come along. Questions are answered once, by whoever asked, within five minutes.
2. Every sign-in gives the device a new cookie. A request that still brings the old one is refused with \`secret-spent\`, and is to be sent again.
3. Sockets of whoever has signed in or out are closed with \`closing\`, and come back as who they are then.

## Routes
Answers from 400 on are \`{"problem": …}\`. Bodies are sent as \`application/json\`, from the page's own origin or without one.

| route | what it does |
| --- | --- |
${routes.join('\n')}

${chaptersOf(CHAPTERS)}
`;
}
