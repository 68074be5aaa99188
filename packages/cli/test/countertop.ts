import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { answer } from '../src/main.ts';
import { UNCOLOURED } from '../src/showing/colour.ts';
import { printable, type Terminal } from '../src/showing/terminal.ts';

const BIN = fileURLToPath(new URL('../bin/countertop.js', import.meta.url));

export interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

type Input = string | Uint8Array | Iterable<string | Uint8Array>;

const chunksOf = (input: Input): Iterable<string | Uint8Array> =>
  typeof input === 'string' || input instanceof Uint8Array ? [input] : input;

/**
 * Answers a command line here, at a terminal that is no window: a program of its own would take most of its time to start. What
 * depends on there being a process (its environment, signals, descriptors, threads, games of one's own) is `spawned`.
 */
export async function countertop(args: readonly string[], input: Input = ''): Promise<Outcome> {
  const out: string[] = [];
  const err: string[] = [];
  const terminal: Terminal = {
    input: Readable.from(bytesOf(input)),
    interactive: false,
    look: UNCOLOURED,
    write: async (text) => {
      out.push(text);
    },
    complain: (text) => err.push(`${printable(text)}\n`),
  };
  const status = await answer(args, terminal);
  return { status, out: out.join(''), err: err.join('') };
}

function* bytesOf(input: Input): Iterable<Buffer> {
  for (const chunk of chunksOf(input)) yield Buffer.from(chunk);
}

/** Runs the real command line, as built. Colours depend on nothing but what the test asks for. */
export function spawned(
  args: readonly string[],
  input: Input = '',
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
  for (const chunk of chunksOf(input)) child.stdin.write(chunk);
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
