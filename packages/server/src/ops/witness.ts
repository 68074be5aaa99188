/** Is told what the server does, to count it. Nothing that only one person may know is ever said to it. */
export interface Witness {
  /** A message that asks for something was answered after so many milliseconds: with 'done', or the code of a problem. */
  answered(kind: string, outcome: string, milliseconds: number): void;
  /** What was no message, or came when it must not. */
  misunderstood(code: string): void;
  /** Somebody who was here before asked for what they missed. */
  resynced(): void;
  /** A connection was let in, turned away with this status, or ended. */
  admitted(): void;
  turnedAway(status: number): void;
  /** Somebody was let go who did not read, did not answer, or said too much. */
  letGo(why: 'backlog' | 'silent' | 'too-many'): void;
}

/** Where nobody wants to know. */
export const NO_WITNESS: Witness = {
  answered() {},
  misunderstood() {},
  resynced() {},
  admitted() {},
  turnedAway() {},
  letGo() {},
};
