import { fstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { EXIT, Refusal } from '../exit.ts';
import type { Terminal } from '../showing/terminal.ts';
import { formOfFile } from './file-forms.ts';

/** All bytes of a file, or of standard input where the path is `-`. */
async function readBytes(path: string, terminal: Terminal): Promise<Buffer> {
  try {
    if (path !== '-') return await readFile(path);
    const chunks: Buffer[] = [];
    for await (const chunk of standardInput(terminal)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * The text of a file, or of standard input where the path is `-`. What is no UTF-8 is refused, except in
 * the forms of other sites: they write in many encodings, and all that counts there is ASCII.
 */
export async function readText(path: string, terminal: Terminal): Promise<string> {
  const bytes = await readBytes(path, terminal);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = bytes.toString('latin1');
    const known = await formOfFile(path, text);
    if (known !== undefined) return decoded(bytes, known.form.charset?.(text)) ?? text;
    throw new Refusal(EXIT.failed, `${path}: it is not valid UTF-8.`);
  }
}

/** Undefined where nobody knows such letters. */
function decoded(bytes: Buffer, charset: string | undefined): string | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Standard input as bytes, chunk by chunk. */
export function standardInput(terminal: Terminal): Readable {
  try {
    // Node takes a folder for an empty input; nobody means that.
    if (fstatSync(0).isDirectory())
      throw new Refusal(EXIT.unreadable, 'standard input cannot be read: it is a folder.');
    return terminal.input;
  } catch (error) {
    throw unreadable('-', error);
  }
}

export function unreadable(path: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const what = path === '-' ? 'standard input' : `"${path}"`;
  return new Refusal(EXIT.unreadable, `${what} cannot be read: ${reason(error)}.`);
}

export function unwritable(path: string, error: unknown): Refusal {
  const what = path === '-' ? 'standard output' : `"${path}"`;
  const missing = codeOf(error) === 'ENOENT';
  return new Refusal(
    EXIT.unwritable,
    `${what} cannot be written: ${missing ? 'there is no such folder' : reason(error)}.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function reason(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOTDIR':
      return 'part of the path is not a folder';
    case 'EACCES':
    case 'EPERM':
      return 'permission is denied';
    case 'ENOSPC':
      return 'there is no room left';
    case 'ENAMETOOLONG':
      return 'the name is too long';
    case 'ERR_FS_FILE_TOO_LARGE':
      return 'it is too large';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
