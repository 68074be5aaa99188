/** What is to be said to somebody about a table at a certain time, unless something happens there before. */
export interface Notice {
  readonly table: string;
  readonly kind: 'turn' | 'reminder';
  readonly person: string;
  readonly seat: number;
  /** How many moves there were: it is about that turn and no other. */
  readonly moves: number;
  readonly due: number;
  readonly tries: number;
}

/** As a table plans it. */
export type PlannedNotice = Omit<Notice, 'table' | 'tries'>;

/** They are planned with the log (`Entry.notices`), so that none is forgotten; whoever takes one has it alone. */
export interface Notices {
  /** Those that are due, the earliest first. They are gone from here: each is said once at most. */
  take(before: number, most: number): Promise<readonly Notice[]>;
  /** One that could not be said is to be tried again, unless the table has planned another meanwhile. */
  putBack(notice: Notice): Promise<void>;
  /** When the next one is due. */
  next(): Promise<number | undefined>;
}
