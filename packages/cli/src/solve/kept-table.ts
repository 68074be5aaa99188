import { closeSync, existsSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { TranspositionTable } from '@countertop/search';
import { EXIT, Refusal } from '../exit.ts';
import { unreadable, unwritable } from '../reading/input.ts';

const LONGEST_HEAD = 65_536;

/** A file beside the certificate that keeps what a solver has learned until it is done: what it is of, then the table. */
export class KeptTable {
  private readonly path: string;
  private readonly head: Buffer;
  private readonly table: TranspositionTable;

  constructor(out: string, plan: object, table: TranspositionTable) {
    this.path = `${out}.table`;
    this.head = Buffer.from(`${JSON.stringify({ table: 1, ...plan, bytes: table.bytes })}\n`);
    this.table = table;
  }

  /** Takes up what an earlier run has left; whether there was something. */
  resume(): boolean {
    const { path, head, table } = this;
    if (!existsSync(path)) return false;
    try {
      const file = openSync(path, 'r');
      const begin = Buffer.alloc(Math.min(LONGEST_HEAD, head.length));
      readSync(file, begin, 0, begin.length, 0);
      if (!begin.equals(head)) {
        throw new Refusal(
          EXIT.usage,
          `${path} is of another question. Give the same command to go on, or another file.`,
        );
      }
      let at = head.length;
      for (const column of table.columns) at += readSync(file, column, 0, column.length, at);
      closeSync(file);
    } catch (error) {
      throw error instanceof Refusal ? error : unreadable(path, error);
    }
    return true;
  }

  /** Written aside first: an end in the middle of it loses nothing. */
  save(): void {
    const { path, head, table } = this;
    try {
      const file = openSync(`${path}.new`, 'w');
      writeSync(file, head);
      for (const column of table.columns) writeSync(file, column);
      closeSync(file);
      renameSync(`${path}.new`, path);
    } catch (error) {
      throw unwritable(path, error);
    }
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}
