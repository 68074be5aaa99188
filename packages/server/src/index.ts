export type { BotAnswer, BotQuestion, Thinking } from './bots/thinking.ts';
export {
  type Advance,
  type Bus,
  type BusMessage,
  LocalBus,
  type Missed,
  type News,
  type PersonNews,
  type Talk,
} from './bus/bus.ts';
export { cachingOf, HEADERS } from './headers.ts';
export { createHeart, type Heart, type HeartParts } from './heart.ts';
export { LIMITS, type Limits } from './limits.ts';
export { nodeOutside } from './node-outside.ts';
export type { HeartOptions } from './open-heart.ts';
export type { Outside } from './outside.ts';
export { type ServeOptions, type Serving, serve } from './serve.ts';
export { createServer, PAGE, type ServerOptions } from './server.ts';
export { StartProblem } from './start-problem.ts';
export { MemoryStore } from './store/memory-store.ts';
export { type Moved, moveStore } from './store/moving/move-store.ts';
export { fileOf } from './store/open-store.ts';
export { backUp, type Census, restore, takeCensus } from './store/sqlite/copies.ts';
export { SqliteStore } from './store/sqlite/sqlite-store.ts';
export type { Store } from './store/store.ts';
export { untilStopped } from './until-stopped.ts';
export { type Working, work } from './work.ts';
