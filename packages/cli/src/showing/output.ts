import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { EXIT, Refusal } from '../exit.ts';
import { unwritable } from '../reading/input.ts';
import { Keyboard } from '../table/keyboard.ts';
import type { Terminal } from './terminal.ts';

/** Refuses a file that cannot be written, before the work whose outcome is to stand in it. Leaves nothing behind. */
export function checkWritable(path: string | undefined): void {
  if (path === undefined || path === '-') return;
  const known = existsSync(path);
  try {
    closeSync(openSync(path, 'a'));
    if (!known) rmSync(path);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Whether something would be lost by writing there. */
function holdsSomething(path: string): boolean {
  return existsSync(path) && statSync(path).isFile() && statSync(path).size > 0;
}

/** As `checkWritable`; at a terminal it is asked before something is written over. Scripts mean what they say. */
export async function claimOutput(path: string | undefined, terminal: Terminal): Promise<void> {
  checkWritable(path);
  if (path === undefined || !terminal.interactive || !holdsSomething(path)) return;
  const keyboard = new Keyboard(terminal);
  try {
    if (!(await mayWriteOver(path, keyboard))) throw new Refusal(EXIT.usage, `${path} is left as it is.`);
  } finally {
    keyboard.close();
  }
}

/** Whether nothing is lost by writing there, or whoever sits at the keyboard says that it may be. */
export async function mayWriteOver(path: string, keyboard: Keyboard): Promise<boolean> {
  return !holdsSomething(path) || keyboard.confirm(`${path} exists. Write over it?`);
}

/** Writes a file, or standard output where none is named. */
export async function deliver(path: string | undefined, text: string, terminal: Terminal): Promise<void> {
  if (path === undefined || path === '-') return terminal.write(text);
  try {
    await writeFile(path, text);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/**
 * Writes the file should the program end before it is told that all is well: by a move that cannot be played, a fault, an
 * output that is full, a window that was closed. Nothing played is lost. Gives how to tell it.
 */
export function savedWhateverHappens(path: string, textOf: () => string): () => void {
  const save = (): void => {
    try {
      writeFileSync(path, textOf());
    } catch {
      // What ends the program has been told; a second complaint would hide it.
    }
  };
  const leave = (): never => process.exit(EXIT.failed);
  process.once('exit', save);
  for (const signal of ENDINGS) process.once(signal, leave);
  return () => {
    process.off('exit', save);
    for (const signal of ENDINGS) process.off(signal, leave);
  };
}

const ENDINGS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** As `deliver`, for what cannot be had again: where the file fails in the end, it goes to standard output. */
export async function deliverSafely(path: string | undefined, text: string, terminal: Terminal): Promise<void> {
  try {
    await deliver(path, text, terminal);
  } catch (error) {
    await terminal.write(text);
    throw error;
  }
}
