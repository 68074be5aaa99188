import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { unwritable } from './input.ts';
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
export function holdsSomething(path: string): boolean {
  return existsSync(path) && statSync(path).isFile() && statSync(path).size > 0;
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

/** As `deliver`, for what cannot be had again: where the file fails in the end, it goes to standard output. */
export async function deliverSafely(path: string | undefined, text: string, terminal: Terminal): Promise<void> {
  try {
    await deliver(path, text, terminal);
  } catch (error) {
    await terminal.write(text);
    throw error;
  }
}
