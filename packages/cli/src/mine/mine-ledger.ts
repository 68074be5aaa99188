import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { Found } from '@countertop/search';
import { EXIT, Refusal } from '../exit.ts';
import { unreadable, unwritable } from '../reading/input.ts';

/** What decides which puzzles are found. */
export interface MinePlan {
  readonly game: string;
  readonly seed: number;
  readonly nodes: number;
  /** Puzzles proven afresh before the first match. */
  readonly kept: number;
}

/** A file that notes what each match gave, and from which mining goes on: the plan first, then a line a match. */
export class MineLedger {
  /** By number of the match. */
  readonly matches: Found[][] = [];
  private readonly path: string | undefined;

  private constructor(path: string | undefined) {
    this.path = path;
  }

  /** Without a path nothing is kept. */
  static open(path: string | undefined, plan: MinePlan): MineLedger {
    const ledger = new MineLedger(path);
    if (path === undefined) return ledger;
    const header = JSON.stringify({ mine: 1, ...plan });
    const known = existsSync(path);
    if (known && !statSync(path).isFile()) throw new Refusal(EXIT.usage, `${path} is no file to go on with.`);
    const text = known ? attempt(() => readFileSync(path, 'utf8'), unreadable, path) : '';
    // A line without its end was being written when mining was ended.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole === '') {
      if (!header.startsWith(text)) throw new Refusal(EXIT.usage, `${path} exists and is no file of a mine.`);
      attempt(() => writeFileSync(path, `${header}\n`), unwritable, path);
      return ledger;
    }
    const [first, ...lines] = whole.trimEnd().split('\n');
    if (first !== header) {
      throw new Refusal(EXIT.usage, `${path} is of another mine. Give the same game, seed and nodes, or another file.`);
    }
    if (whole.length < text.length) attempt(() => truncateSync(path, Buffer.byteLength(whole)), unwritable, path);
    for (const [index, line] of lines.entries()) ledger.matches.push(readMatch(line, `${path}, line ${index + 2}`));
    return ledger;
  }

  add(found: Found[]): void {
    const { path } = this;
    this.matches.push(found);
    if (path !== undefined) attempt(() => appendFileSync(path, `${JSON.stringify(found)}\n`), unwritable, path);
  }
}

function readMatch(line: string, where: string): Found[] {
  try {
    const found: unknown = JSON.parse(line);
    if (Array.isArray(found)) return found as Found[];
  } catch {
    // Said below.
  }
  throw new Refusal(EXIT.failed, `${where}: this is no match of a mine.`);
}

function attempt<T>(how: () => T, failed: (path: string, error: unknown) => Refusal, path: string): T {
  try {
    return how();
  } catch (error) {
    throw failed(path, error);
  }
}
