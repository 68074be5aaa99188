import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/countertop.js', import.meta.url));

export interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command line, as built. Colours depend on nothing but what the test asks for. */
export function countertop(
  args: readonly string[],
  input: string | Uint8Array | Iterable<string | Uint8Array> = '',
  env: Readonly<Record<string, string>> = {},
  bin = BIN,
): Promise<Outcome> {
  const { FORCE_COLOR: _force, NO_COLOR: _no, CI: _ci, ...inherited } = process.env;
  const child = spawn(process.execPath, [bin, ...args], { env: { ...inherited, ...env } });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  // A command that fails early does not read its input; that is its right.
  child.stdin.on('error', () => {});
  const chunks = typeof input === 'string' || input instanceof Uint8Array ? [input] : input;
  for (const chunk of chunks) child.stdin.write(chunk);
  child.stdin.end();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() });
    });
  });
}

/** What every outcome must be free of, whatever went in. */
export const STACK_TRACE = /^\s+at |node:internal|file:\/\/|\.js:\d+/m;

/** One JSON object a line. */
export function answers(outcome: Outcome): Record<string, unknown>[] {
  const lines = outcome.out.split('\n');
  if (lines.pop() !== '') throw new Error('the output does not end with a line end');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
