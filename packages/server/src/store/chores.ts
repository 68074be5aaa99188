/**
 * What must happen by itself, at whatever process: deadlines, and bots' thoughts. Whoever takes one has it alone until then, or
 * until something is appended to its table; so it is done once, and a process that dies holds nothing up for longer.
 * Times are those of whoever asks: clocks may be seconds apart, and `until` is chosen to be later than that.
 */
export interface Chores {
  /** Tables at which something was due before that time. */
  takeDue(before: number, lease: Lease): Promise<readonly Chore[]>;
  /** Tables at which a bot has to move or to answer. */
  takeBots(lease: Lease): Promise<readonly Chore[]>;
}

/** How many are wanted, what time it is, and until when they are whoever asks's. */
export interface Lease {
  readonly most: number;
  readonly now: number;
  readonly until: number;
}

export interface Chore {
  readonly table: string;
  /** How many events the table has: who holds fewer in memory is behind. */
  readonly events: number;
}
