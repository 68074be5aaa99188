import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Look } from '@countertop/core';
import { EXIT } from '../exit.ts';
import { unwritable } from '../reading/input.ts';
import { COLOURED, UNCOLOURED, wantsColour } from './colour.ts';

/** Where a command reads from and writes to. */
export interface Terminal {
  readonly input: Readable;
  /** A person sits here: both ends are terminals. */
  readonly interactive: boolean;
  readonly look: Look;
  /** Writes to standard output, and waits while its reader is slow. */
  write(text: string): Promise<void>;
  /** Writes a line for people to standard error. */
  complain(text: string): void;
}

export function openTerminal(noColour: boolean): Terminal {
  const { stdin, stdout, stderr, env } = process;
  return {
    // Opening standard input may throw (a closed descriptor), so it is opened when somebody reads.
    get input() {
      return process.stdin;
    },
    get interactive() {
      return stdin.isTTY === true && stdout.isTTY === true;
    },
    get look() {
      const { paint } = wantsColour(noColour, env, stdout.isTTY === true) ? COLOURED : UNCOLOURED;
      // Asked for again each time: windows are made narrower.
      return stdout.isTTY === true && stdout.columns > 0 ? { paint, columns: stdout.columns } : { paint };
    },
    async write(text) {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    complain(text) {
      stderr.write(`${printable(text)}\n`);
    },
  };
}

/**
 * Whoever reads our output may leave early (`| head`): that is no fault, and nobody is left to write for. A full disk is
 * told.
 */
export function leaveQuietlyOnBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(EXIT.fine);
      if (stream === process.stdout) process.stderr.write(`countertop: ${unwritable('-', error).message}\n`);
      process.exit(EXIT.unwritable);
    });
  }
}

/** Text that may come from a file, without the control characters that would command a terminal. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
