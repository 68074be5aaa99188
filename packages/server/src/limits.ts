import type { Rate } from './live/token-bucket.ts';

/** How much anybody may ask of the server. */
export interface Limits {
  /** Messages of one connection. */
  readonly messages: Rate;
  /** Lines of chat of one person. */
  readonly talk: Rate;
  /** Requests that change something, of one address. */
  readonly requests: Rate;
  /** Connections of one address, and of all. */
  readonly perAddress: number;
  readonly connections: number;
  /** What may wait for a slow reader, in bytes, before it is let go. */
  readonly backlog: number;
  /** Open tables that nobody has joined, of one person. */
  readonly openTables: number;
  /** Tables that one connection follows. */
  readonly followed: number;
}

export const LIMITS: Limits = {
  messages: { burst: 100, perSecond: 40 },
  talk: { burst: 5, perSecond: 0.5 },
  requests: { burst: 60, perSecond: 5 },
  perAddress: 200,
  connections: 20_000,
  backlog: 1_000_000,
  openTables: 20,
  followed: 50,
};
