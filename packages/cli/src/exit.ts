import type { Problem } from '@countertop/core';

/** What the exit status says. Scripts depend on these numbers: they are in the README and in --help. */
export const EXIT = {
  fine: 0,
  /** What was asked for failed: a bad record, a failed verification, an illegal move in piped play. */
  failed: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** A file or standard input cannot be read. */
  unreadable: 66,
  /** A fault of this program. */
  fault: 70,
  /** A file or standard output cannot be written. */
  unwritable: 73,
} as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_SAYS: readonly (readonly [Exit, string])[] = [
  [EXIT.fine, 'fine'],
  [EXIT.failed, 'what was asked for failed: a bad record, an illegal move, a draw that does not verify'],
  [EXIT.usage, 'the command line is wrong: unknown command, option, game or value'],
  [EXIT.unreadable, 'a file or standard input cannot be read'],
  [EXIT.fault, 'a fault of this program'],
  [EXIT.unwritable, 'a file or standard output cannot be written'],
];

/** Thrown by a command that cannot go on for a reason the caller can act on; `run` prints it and nothing else. */
export class Refusal extends Error {
  readonly status: Exit;
  /** Of the problem that the message tells of, for programs. */
  readonly problem: Problem | undefined;

  constructor(status: Exit, message: string, problem?: Problem) {
    super(message);
    this.status = status;
    this.problem = problem;
  }
}
