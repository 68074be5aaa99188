/** How often what goes wrong, each as a share of all times that it could. */
export interface Faults {
  /** A process ends before, while or after a commit reaches the disk. */
  readonly crashBefore: number;
  readonly crashAfter: number;
  /** A commit, or a read, fails; and one that fails although it is on disk. */
  readonly failure: number;
  readonly doubtful: number;
  /** Nothing can be written; and how much longer writing takes at most, in milliseconds. */
  readonly full: number;
  readonly slow: number;
  /** Frames that are lost, come twice, or very late; links that break. */
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
  readonly broken: number;
  /** Messages between processes that are lost, come twice, or very late. */
  readonly unheard: number;
  readonly echoed: number;
  readonly delayed: number;
  /** Thoughts of bots that fail, and that come so late that nobody waits for them any more. */
  readonly thoughtless: number;
  readonly slowWitted: number;
  /** How often, about every two seconds and at each process, something breaks down at the table, and others are needed in memory in its place. */
  readonly breakdowns: number;
  readonly crowds: number;
  /** How far a process's clock may be off, in milliseconds. */
  readonly skew: number;
}

export const PEACE: Faults = {
  crashBefore: 0,
  crashAfter: 0,
  failure: 0,
  doubtful: 0,
  full: 0,
  slow: 0,
  lost: 0,
  doubled: 0,
  late: 0,
  broken: 0,
  unheard: 0,
  echoed: 0,
  delayed: 0,
  thoughtless: 0,
  slowWitted: 0,
  breakdowns: 0,
  crowds: 0,
  skew: 0,
};

export const TROUBLE: Faults = {
  crashBefore: 0.01,
  crashAfter: 0.01,
  failure: 0.02,
  doubtful: 0.01,
  full: 0,
  slow: 0,
  lost: 0.02,
  doubled: 0.03,
  late: 0.03,
  broken: 0.005,
  unheard: 0.1,
  echoed: 0.05,
  delayed: 0.05,
  thoughtless: 0.05,
  slowWitted: 0.03,
  breakdowns: 0.04,
  crowds: 0.1,
  skew: 400,
};

/** For a while it may be worse. */
export const WORSE: readonly Faults[] = [
  TROUBLE,
  TROUBLE,
  TROUBLE,
  { ...TROUBLE, full: 0.9 },
  { ...TROUBLE, slow: 1_500 },
  { ...TROUBLE, lost: 0.3, broken: 0.05 },
  // Nothing stays in memory for long, and a commit takes its time: whatever is read is read while something is being written.
  { ...TROUBLE, breakdowns: 0.4, crowds: 0.8, slow: 300 },
  // The bus is gone.
  { ...TROUBLE, unheard: 1 },
];
