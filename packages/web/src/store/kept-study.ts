import type { GameReport } from '@countertop/search';

/** A study as it lies in the browser's database. */
export interface KeptStudy {
  readonly id: string;
  readonly game: string;
  /** With variations and comments (see core's writeStudy). */
  readonly record: unknown;
  /** The place that was looked at: which child to take at every step from the root. */
  readonly at: readonly number[];
  readonly report: KeptReport | undefined;
  /** Where it came from: the same link or match opens the same study again. */
  readonly source: string | undefined;
  readonly touched: number;
  readonly plies: number;
  /** How many of them were made by somebody, and not drawn; missing in studies that were kept before it was. */
  readonly moves?: number;
  readonly names: readonly string[];
}

/** A report and the moves that it is on. */
export interface KeptReport {
  readonly moves: readonly string[];
  readonly report: GameReport;
}
