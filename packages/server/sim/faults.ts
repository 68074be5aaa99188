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
  // The bus is gone.
  { ...TROUBLE, unheard: 1 },
];
