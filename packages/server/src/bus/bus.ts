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
  /** Whether a bot has to move or to answer now. */
  readonly bot: boolean;
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

/** Somebody has another name, or wants to hear others. */
export interface PersonChanged {
  readonly kind: 'person-changed';
  readonly person: string;
}

/** Somebody has said what they would play at a table, or taken that back. What it is, only the store knows. */
export interface ConditionsNews {
  readonly kind: 'conditions';
  readonly table: string;
}

/** Who is at which tables, as far as they are connected to one process; `whole`: and at no others. */
export interface PresenceNews {
  readonly kind: 'presence';
  readonly node: string;
  /** How many such messages the process has sent before. */
  readonly number: number;
  readonly whole: boolean;
  readonly rooms: readonly { readonly table: string; readonly people: readonly string[] }[];
}

/** A process lives, and has sent so many messages about who is where. */
export interface Beat {
  readonly kind: 'beat';
  readonly node: string;
  readonly number: number;
}

/** Whoever is meant, or everybody, is to say again who is where. */
export interface PresenceAsk {
  readonly kind: 'presence-ask';
  readonly node: string | null;
}

/** Somebody wants a bot to sit in for whoever stays away. */
export interface WantNews {
  readonly kind: 'want';
  readonly node: string;
  readonly table: string;
  readonly seat: number;
  readonly person: string;
}

/** What has been taken at one process, of what all processes together give to a name: an address, or a person. */
export interface Spent {
  readonly kind: 'spent';
  readonly node: string;
  /** Of what. */
  readonly what: string;
  readonly names: readonly { readonly name: string; readonly count: number }[];
}

/** How many connections of which addresses one process has; `whole`: and of no others. */
export interface AddressNews {
  readonly kind: 'addresses';
  readonly node: string;
  readonly whole: boolean;
  readonly names: readonly { readonly name: string; readonly count: number }[];
}

/** An address has said more than anybody may: it is not let in anywhere for a while. */
export interface ShunNews {
  readonly kind: 'shunned';
  readonly name: string;
}

/** What somebody has said may have gone astray: whoever follows something looks for itself. */
export interface Missed {
  readonly kind: 'missed';
}

export type BusMessage =
  | News
  | Advance
  | Talk
  | PersonNews
  | PersonChanged
  | ConditionsNews
  | PresenceNews
  | Beat
  | PresenceAsk
  | WantNews
  | Spent
  | AddressNews
  | ShunNews
  | Missed;

/** Who is told what was appended. A message that is lost costs whoever missed it a read, and nobody a move. */
export interface Bus {
  /** To everybody, here and in other processes. Those here have heard it when this returns. */
  publish(message: BusMessage): void;
  /** To those in this process alone. */
  publishHere(message: BusMessage): void;
  subscribe(hear: (message: BusMessage) => void): () => void;
  /** Whose moves are of use here: others' are let go by unread. Where it is not said, all are. */
  narrow?(isFollowed: (table: string) => boolean): void;
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
