import type { MatchEvent } from '@countertop/core';
import type { ChatLine } from '@countertop/protocol';

/** What has happened at a table and is on disk. */
export interface News {
  readonly kind: 'events';
  readonly table: string;
  /** The number of the first event. */
  readonly from: number;
  readonly events: readonly MatchEvent[];
  /** The events as JSON: written once, for the disk and for everybody who hears of them. */
  readonly text: string;
  /** Whether somebody sat down or left. */
  readonly seating: boolean;
}

/** What was said at a table. */
export interface Talk {
  readonly kind: 'talk';
  readonly table: string;
  readonly line: ChatLine;
}

/** Somebody is to be known anew: has signed in or out, has become somebody else, or is gone. */
export interface PersonNews {
  readonly kind: 'person';
  readonly person: string;
  /** Who they are now; null: nobody. Left out: themselves. */
  readonly becomes?: string | null;
  /** Where they had seats. */
  readonly tables: readonly string[];
}

export type BusMessage = News | Talk | PersonNews;

/** Who is told what was appended. A message that is lost costs whoever missed it a read, and nobody a move. */
export interface Bus {
  publish(message: BusMessage): void;
  subscribe(hear: (message: BusMessage) => void): () => void;
}

/** Everybody in this process. */
export class LocalBus implements Bus {
  private readonly listeners = new Set<(message: BusMessage) => void>();

  publish(message: BusMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  subscribe(hear: (message: BusMessage) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }
}
