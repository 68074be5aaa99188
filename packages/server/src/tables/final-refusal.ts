import type { Store } from '../store/store.ts';
import type { HeldTable } from './held-table.ts';
import { withRefusal } from './refusals.ts';
import type { Request } from './request.ts';

export interface RefusalParts {
  readonly store: Store;
  /** Whether other processes append to the same store. */
  readonly isShared?: boolean;
}

/**
 * Whether somebody can know better why something is refused. A command that is sent again may have been carried out by whoever came
 * before this process, or stands beside it.
 */
export function isDoubtful({ isShared }: RefusalParts, { sent, problem }: Request): boolean {
  return problem !== undefined && (sent !== undefined || isShared === true);
}

/**
 * Makes a refusal final that rests on what is in memory: another process may have appended meanwhile, even this very command, and whoever
 * sent it would be told that what has happened has not. Gives undefined where the table stands as it was thought to, and the refusal
 * holds; where it does not, how many events it has: it is to be decided again on what it has become.
 */
export async function refuseFinally(
  parts: RefusalParts,
  table: HeldTable,
  request: Request,
): Promise<number | undefined> {
  if (await isAsThought(parts, table, request)) return undefined;
  const row = await parts.store.row(table.id);
  if (row === undefined) return undefined;
  table.refused = row.refused;
  return row.standing.events;
}

/**
 * Where others share the store, one of them may have the same command in hand, and would carry it out when it has become
 * possible: from now on it is refused there, too.
 */
async function isAsThought(
  { store, isShared }: RefusalParts,
  table: HeldTable,
  { sent, problem }: Request,
): Promise<boolean> {
  const { id, stored: after, refused: before } = table;
  if (isShared !== true || sent === undefined || problem === undefined)
    return ((await store.row(id))?.standing.events ?? after) === after;
  const refused = withRefusal(before, sent, problem);
  if (!(await store.refuse(id, { refused, before, after }))) return false;
  table.refused = refused;
  return true;
}
