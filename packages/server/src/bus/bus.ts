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

/** A table has so many events by now; whoever has fewer of them reads the rest. Said where news is too long for the bus. */
export interface Advance {
  readonly kind: 'advance';
  readonly table: string;
  readonly events: number;
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

/** What somebody has said may have gone astray: whoever follows something looks for itself. */
export interface Missed {
  readonly kind: 'missed';
}

export type BusMessage = News | Advance | Talk | PersonNews | Missed;

/** Who is told what was appended. A message that is lost costs whoever missed it a read, and nobody a move. */
export interface Bus {
  /** To everybody, here and in other processes. Those here have heard it when this returns. */
  publish(message: BusMessage): void;
  /** To those in this process alone. */
  publishHere(message: BusMessage): void;
  subscribe(hear: (message: BusMessage) => void): () => void;
  /** Whether others hear this process, and are heard. */
  readonly isUp: boolean;
  close(): Promise<void>;
}

/** Everybody in this process. */
export class LocalBus implements Bus {
  readonly isUp = true;
  private readonly listeners = new Set<(message: BusMessage) => void>();

  publish(message: BusMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  publishHere(message: BusMessage): void {
    this.publish(message);
  }

  subscribe(hear: (message: BusMessage) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  async close(): Promise<void> {}
}
