/** What brings frames from one process to all, the sender among them: each at most once, and those of one sender in order. */
export interface Carrier {
  /** How many bytes a frame may have at most, and how many it has best: more messages are put into the next. */
  readonly longest: number;
  readonly handy: number;
  /** There when everything is heard that is sent from now on. `lost` is said once at most; then nothing is heard any more. */
  connect(hear: (frame: string) => void, lost: (why: unknown) => void): Promise<Line>;
}

export interface Line {
  /** Rejected: not all of them have gone out. */
  send(frames: readonly string[]): Promise<void>;
  /** Whether or not anybody answers. */
  cut(): void;
}
