import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { EXIT, Refusal } from '../exit.ts';
import { unreadable, unwritable } from '../reading/input.ts';
import type { ArenaPlan, RoundResult } from './plan.ts';

/** The version of the file: its first line is the plan, each further line a round. */
const VERSION = 1;

/** A file to which every finished round is added, and from which an arena goes on. */
export class Ledger {
  readonly results: readonly RoundResult[];
  private readonly path: string;

  private constructor(path: string, results: readonly RoundResult[]) {
    this.path = path;
    this.results = results;
  }

  /** Begins the file, or goes on with it where it is of the same plan. */
  static open(path: string, plan: ArenaPlan): Ledger {
    const header = JSON.stringify({ arena: VERSION, ...plan });
    const text = existsSync(path) ? readWhole(path) : '';
    // A line without its end was being written when the arena was ended.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole === '') {
      if (!header.startsWith(text)) throw new Refusal(EXIT.usage, difference(path, text, header));
      write(path, () => writeFileSync(path, `${header}\n`));
      return new Ledger(path, []);
    }
    const [first, ...lines] = whole.trimEnd().split('\n');
    if (first !== header) throw new Refusal(EXIT.usage, difference(path, first, header));
    if (whole.length < text.length) write(path, () => truncateSync(path, Buffer.byteLength(whole)));
    return new Ledger(
      path,
      lines.map((line, index) => readRound(line, plan, `${path}, line ${index + 2}`)),
    );
  }

  add(result: RoundResult): void {
    write(this.path, () => appendFileSync(this.path, `${JSON.stringify(result)}\n`));
  }
}

function readWhole(path: string): string {
  try {
    if (!statSync(path).isFile()) throw new Refusal(EXIT.usage, `${path} is no file to go on with.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

function write(path: string, how: () => void): void {
  try {
    how();
  } catch (error) {
    throw unwritable(path, error);
  }
}

function readRound(line: string, plan: ArenaPlan, where: string): RoundResult {
  try {
    const result = JSON.parse(line) as RoundResult;
    if (result.games.length > 0 && plan.pairings[result.pairing] !== undefined) return result;
  } catch {
    // Said below.
  }
  throw new Refusal(EXIT.failed, `${where}: this is no round of an arena.`);
}

function difference(path: string, first: string, header: string): string {
  let old: Record<string, unknown>;
  try {
    old = JSON.parse(first) as Record<string, unknown>;
  } catch {
    return `${path} exists and is no file of an arena.`;
  }
  const now = JSON.parse(header) as Record<string, unknown>;
  const names = Object.keys({ ...old, ...now }).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  return `${path} holds another arena (other ${names.join(', ')}). Give the same command to go on with it, or another file.`;
}
