/**
 * All that the server's heart (tables, due, bots) knows of the world: passed in, so that the same code runs on a machine
 * and in a simulator.
 */
export interface Outside {
  /** Milliseconds since 1970; does not run back while the process lives. */
  now(): number;
  /** Acts when what is to be done in this turn of the loop is done. */
  afterTurn(act: () => void): void;
  /** Acts after so many milliseconds, unless it is called off. */
  later(milliseconds: number, act: () => void): () => void;
  /** So many bytes that nobody can guess, as lower-case hex. */
  secret(bytes: number): string;
  /** Tells whoever runs the server that something went wrong; never with a secret in it. */
  complain(what: string, error: unknown): void;
}
