import type { ClockConfig, Holder, MatchResult, TakebackPolicy } from '@countertop/core';
import type { ChatLine, TableSettings } from '@countertop/protocol';
import type { Accounts } from './accounts.ts';
import type { ConditionShelf } from './conditions.ts';
import type { Notices, PlannedNotice } from './notices.ts';
import type { Programs } from './programs.ts';

/**
 * What is kept. The log is the truth: a match is its events, and a row of the log is all that it got in one tick, under
 * (table, number of its first event). That key is the only lock: whoever appends second is refused, reads, and decides again.
 * Everything else is written in the same transaction, and could be made anew from the log.
 */
export interface Store {
  /**
   * All of it in one transaction, on disk when it is done; rejected: none of it is known to be kept. Each entry is taken
   * or refused by itself: refused when its table does not have just `after` events (or is there already, for a new one), and where
   * several processes share the store, when other commands have been refused there than its `refused` says.
   */
  append(batch: readonly Entry[]): Promise<readonly Verdict[]>;
  /**
   * Keeps what was refused at a table, if it stands as was thought; false: it does not, and nothing is kept. What another process has
   * decided without knowing of it is refused from then on.
   */
  refuse(table: string, refusal: Refusal): Promise<boolean>;
  /** A table and its events from that number on; undefined where there is none. */
  read(table: string, from: number): Promise<StoredTable | undefined>;

  /**
   * Tables with such work, due by `now`, that nobody has taken; of more than `most` those that are due the longest. They are
   * nobody else's before `until`: whoever has not done the work by then has died, and another takes it. Whatever is
   * appended to a table ends that, for what is to be done then is other work.
   */
  take(work: Work, now: number, until: number, most: number): Promise<readonly string[]>;
  /** Work that was taken and is not done here: another may take it at once. */
  giveBack(work: Work, tables: readonly string[]): Promise<void>;
  /** Tables at which something happens by itself before that time. */
  due(before: number): Promise<readonly { readonly table: string; readonly at: number }[]>;
  /** How many events these tables have; one that is not there is left out. */
  numbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many tables there are at which a match runs. */
  running(): Promise<number>;
  /** Tables at which a bot has to move or to answer. */
  waitingForBots(): Promise<readonly string[]>;

  row(table: string): Promise<TableRow | undefined>;
  /** Public tables that are open or running, the latest first. */
  lobby(most: number): Promise<readonly TableRow[]>;
  /** Open tables that were made for such a wish, the oldest first. */
  wished(wish: string): Promise<readonly TableRow[]>;
  /** Tables where the person has or had a seat, the latest first. */
  tablesOf(person: string, most: number): Promise<readonly TableRow[]>;
  /** Those of them that are wanted, the latest first and then by their ids. */
  matchesOf(person: string, wish: MatchWish, most: number): Promise<readonly TableRow[]>;
  /** How many tables wait for a move of the person. */
  waitingFor(person: string): Promise<number>;
  /** How many open tables the person has made. */
  openTablesOf(person: string): Promise<number>;

  addPerson(person: Person, secretHash: string): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  personBySecret(secretHash: string): Promise<Person | undefined>;
  changePerson(person: Person): Promise<void>;

  readonly programs: Programs;
  readonly conditions: ConditionShelf;

  /** Adds a line and gives its number; undefined: it was said here before under that id, and is not said twice. */
  addLine(table: string, line: Omit<ChatLine, 'number'>, id: string): Promise<number | undefined>;
  lines(table: string, from: number): Promise<readonly ChatLine[]>;
  report(complaint: Complaint): Promise<void>;

  readonly accounts: Accounts;
  readonly notices: Notices;

  close(): Promise<void>;
}

/** What happens at tables by itself: something falls due, or a bot has to move or to answer. */
export type Work = 'due' | 'bot';

export type Verdict = 'taken' | 'refused';

/** What a table got in one tick. */
export interface Entry {
  readonly table: string;
  /** How many events it had. */
  readonly after: number;
  /** A list of events as JSON; never an empty one, whose row would take the key of what comes next. */
  readonly events: string;
  readonly standing: Standing;
  /** What had been refused there; left out: nothing. */
  readonly refused?: string;
  /** Where it changed. */
  readonly roster?: Roster;
  /** Of a new table. */
  readonly deed?: Deed;
  /** What is to be said to somebody from now on, in place of what was; left out: it stays as it is. */
  readonly notices?: readonly PlannedNotice[];
}

/** What was refused at a table, as text of its own kind (tables/refusals.ts), and what was thought of the table. */
export interface Refusal {
  readonly refused: string;
  /** What had been refused before. */
  readonly before: string | null;
  /** How many events it had. */
  readonly after: number;
}

/** Which of a person's tables are wanted. */
export interface MatchWish {
  readonly over: boolean;
  readonly game?: string;
  /** Changed last at or after the first, and before the second. */
  readonly since?: number;
  readonly until?: number;
  /** Only what comes after this one in the list. */
  readonly after?: { readonly updated: number; readonly table: string };
}

/** What never changes about a table. */
export interface Deed {
  readonly game: string;
  /** Those that are not at their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockConfig;
  readonly takeback: TakebackPolicy;
  readonly settings: TableSettings;
  readonly host: string | null;
  /** Of fair chance. It leaves the server by an event after the end, and in no other way. */
  readonly seed: string;
  /** What a quick match was looked for with. */
  readonly wish: string | null;
  readonly created: number;
}

/** What lists and deadlines need, and changes with every move. */
export interface Standing {
  readonly status: 'open' | 'running' | 'over';
  /** How many events there are. */
  readonly events: number;
  readonly moves: number;
  readonly turn: number | null;
  readonly due: number | null;
  /** Whether a bot has to move or to answer. */
  readonly bot: boolean;
  readonly updated: number;
  readonly result: MatchResult | null;
  readonly rematch: string | null;
}

/** Who sits where. */
export interface Roster {
  readonly seats: readonly Holder[];
  /** By seat, who speaks for it, or may come back to it. */
  readonly people: readonly (string | null)[];
}

export interface TableRow {
  readonly table: string;
  readonly deed: Deed;
  readonly standing: Standing;
  readonly roster: Roster;
  /** Which commands were refused there, where several processes share the store; null: none. */
  readonly refused: string | null;
}

export interface StoredTable extends TableRow {
  /** From the number that was asked for on. */
  readonly events: readonly unknown[];
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** false: hears and says nothing. */
  readonly chat: boolean;
  readonly blocked: readonly string[];
}

export interface Complaint {
  readonly table: string;
  readonly line: number;
  readonly by: string;
  readonly why: string;
  readonly at: number;
}
