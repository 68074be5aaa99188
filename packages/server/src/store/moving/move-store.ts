import { createHash } from 'node:crypto';
import { StartProblem } from '../../start-problem.ts';
import { KEYS, MARK, type Place, type Values } from './place.ts';

/** Rows that are moved, and looked at, at a time. */
const AT_ONCE = 1_000;

export interface Moved {
  readonly table: string;
  readonly rows: number;
  /** Of all its rows, the same at both places. */
  readonly digest: string;
}

export interface MoveOptions {
  /** Told of what has been moved so far. */
  readonly tell?: (table: string, rows: number) => void;
}

/**
 * Carries everything from one store to another that is empty, whichever engines keep them, and compares all of it afterwards.
 * Whoever was interrupted begins again, and goes on where it stopped. What is moved from is not changed.
 */
export async function moveStore(from: string, to: string, options: MoveOptions = {}): Promise<readonly Moved[]> {
  if (from === to) throw new StartProblem('move-nowhere');
  // With the clients of all engines, which whoever only serves has no use for.
  const { openSource, openTarget } = await import('./open-place.ts');
  const source = await openSource(from);
  try {
    const target = await openTarget(to);
    try {
      return await move(source, target, options);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function move(source: Place, target: Place, { tell }: MoveOptions): Promise<readonly Moved[]> {
  const known = Object.keys(KEYS);
  for (const place of [source, target]) {
    const strange = (await place.tables()).filter((table) => !known.includes(table));
    if (strange.length > 0) throw new Error(`tables that nobody knows: ${strange.join()}`);
  }
  const origin = (await digestOf(source, 'tables')).digest;
  const begun = await target.mark();
  if (begun === undefined) {
    await mustBeEmpty(target);
    await target.setMark(origin);
  } else if (begun !== origin) throw new StartProblem('move-other');
  for (const table of known) await moveTable(source, target, table, tell);
  const moved: Moved[] = [];
  for (const table of known) {
    const [before, after] = [await digestOf(source, table), await digestOf(target, table)];
    if (before.digest !== after.digest) throw new StartProblem('move-differs', { table });
    moved.push({ table, ...after });
  }
  await target.finish();
  return moved;
}

async function mustBeEmpty(target: Place): Promise<void> {
  for (const table of Object.keys(KEYS))
    if ((await target.last(table)) !== undefined) throw new StartProblem('move-target-full', { table });
}

/** Goes on behind the last row that is there. */
async function moveTable(source: Place, target: Place, table: string, tell: MoveOptions['tell']): Promise<void> {
  let behind = await target.last(table);
  let rows = 0;
  for (;;) {
    const batch = await source.rows(table, behind, AT_ONCE);
    if (batch.length === 0) return;
    await target.put(table, batch);
    behind = batch[batch.length - 1];
    rows += batch.length;
    tell?.(table, rows);
  }
}

async function digestOf(place: Place, table: string): Promise<Omit<Moved, 'table'>> {
  const names = (await place.columns(table)).map(({ name }) => name);
  const hash = createHash('sha256').update(names.join());
  let behind: Values | undefined;
  let rows = 0;
  let marks = 0;
  for (;;) {
    const batch = await place.rows(table, behind, AT_ONCE);
    if (batch.length === 0) break;
    for (const row of batch) {
      if (table === 'once' && row[names.indexOf('name')] === MARK) marks++;
      else hash.update(`${JSON.stringify(row)}\n`);
    }
    rows += batch.length;
    behind = batch[batch.length - 1];
  }
  if (rows !== (await place.count(table))) throw new StartProblem('move-differs', { table });
  return { rows: rows - marks, digest: hash.digest('hex') };
}
