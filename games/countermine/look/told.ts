import type { BoardProps } from '@countertop/core';
import { type CounterminePosition, cellOfMove, isStrike, type Run, SWAP } from '../index.ts';
import { type Struck, struckBy } from '../rules/strike.ts';

/** A row that scored. */
export interface ScoredRow {
  readonly run: Run;
  readonly seat: number;
  /** Whether the last move made it. */
  readonly newest: boolean;
}

/** A strike that happened: whose cubes went home, and when, so that it is shown once. */
export interface StruckRow extends Struck {
  readonly owner: number;
  readonly ply: number;
  readonly planted: number;
}

/** What is marked of what happened. */
export interface ToldMarks {
  /** Where cubes came to stand, the newest last. */
  readonly cubes: readonly number[];
  readonly rows: readonly ScoredRow[];
  readonly struck: readonly StruckRow[];
}

type Props = Pick<BoardProps<CounterminePosition>, 'position' | 'since' | 'last'>;

/** All since the player's own move; after that, the last move alone. */
export function toldOf({ position, since, last }: Props): ToldMarks {
  const all = since.length > 0 ? since : last === undefined ? [] : [{ ...last, after: position }];
  const cubes: number[] = [];
  const rows: ScoredRow[] = [];
  const struck: StruckRow[] = [];
  for (const [index, { before, move, after }] of all.entries()) {
    if (move === SWAP) continue;
    const seat = before.actor;
    const cell = cellOfMove(move);
    cubes.push(cell);
    if (after.score(seat) > before.score(seat)) {
      for (const run of after.runsCreated(seat, cell)) rows.push({ run, seat, newest: index === all.length - 1 });
    }
    const hit = isStrike(move) ? struckBy(before, move) : undefined;
    if (hit !== undefined) struck.push({ ...hit, owner: 1 - seat, ply: before.ply, planted: cell });
  }
  return { cubes, rows, struck };
}
