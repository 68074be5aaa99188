export type SqlValue = string | number | null;

/** A statement in the SQL that both engines speak, with `$1`, `$2` and so on for what it is given. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/**
 * What is done in one transaction: statement after statement, each answered with its rows. SQLite runs them all at once, so that
 * nothing comes in between on its one connection; PostgreSQL runs the same over the net.
 */
export type Steps<T> = Generator<Statement, T, readonly unknown[]>;

/** Asks for rows. What lies in a store this program has written itself: it is not looked at again. */
export function* ask<R>(sql: string, ...values: readonly SqlValue[]): Steps<readonly R[]> {
  return (yield { sql, values }) as readonly R[];
}

export function* askOne<R>(sql: string, ...values: readonly SqlValue[]): Steps<R | undefined> {
  return (yield* ask<R>(sql, ...values))[0];
}

/** Does something; gives how many rows it gave. */
export function* act(sql: string, ...values: readonly SqlValue[]): Steps<number> {
  return (yield { sql, values }).length;
}

/** Where statements are run, and what is said differently there. */
export interface Engine {
  /** All of it in one transaction. Begun anew where somebody else came in between. */
  perform<T>(steps: () => Steps<T>): Promise<T>;
  /** One statement by itself. */
  rows<R>(sql: string, ...values: readonly SqlValue[]): Promise<readonly R[]>;
  readonly dialect: Dialect;
}

export interface Dialect {
  /** An object of JSON with a text, or null, under another key than it had. */
  withKey(column: string, key: string, value: `$${number}`): string;
  /** All texts of a list in JSON, as a select of one column. */
  each(list: `$${number}`): string;
  /** The rows of a match's log, with `first` and `events`, as a table. */
  log(match: `$${number}`): string;
  /** What a row of a match's log is found by. */
  readonly place: 'first' | 'nth';
  /** Behind a select: nobody takes these rows away before the transaction ends. */
  readonly keeping: string;
  /** Behind a select: nobody else changes these rows, or takes them away, before the transaction ends. */
  readonly changing: string;
  /** Behind a select: nobody is `keeping` these rows any more, and this transaction will take them away. */
  readonly removing: string;
  /** Behind a select: only what nobody else has taken, and nobody else takes it. */
  readonly taking: string;
}
