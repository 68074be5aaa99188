/**
 * What the server of online play and its clients say to each other: schemas of every message, from which types, checks and
 * docs/protocol.md follow, and a client that needs no page. Runs in browsers and in Node.
 * @module @countertop/protocol
 */

export * from './account.ts';
export * from './bodies.ts';
export * from './chat.ts';
export { Connection, type ConnectionStatus } from './client/connection.ts';
export * from './client/link.ts';
export { LobbyFollower } from './client/lobby-follower.ts';
export { ServerClock } from './client/server-clock.ts';
export { type Refusal, type Request, TableFollower, type Wire } from './client/table-follower.ts';
export { CHAT_LENGTH, DELETED, PROTOCOL_VERSION } from './fields.ts';
export * from './frames.ts';
export { OPEN_API_PATH, openApi } from './open-api.ts';
export * from './problem.ts';
export * from './program-routes.ts';
export * from './routes.ts';
export * from './table.ts';
export { phrases as protocolPhrases, problems as protocolWords } from './words/en.ts';
