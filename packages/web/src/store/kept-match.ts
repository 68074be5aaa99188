import type { MatchEvent } from '@countertop/core';

/** A match as it lies in the browser's database. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly events: readonly MatchEvent[];
  /** The secret of fair chance. It is on this device because the match is run here. */
  readonly seed: string | undefined;
  /** When something last happened. */
  readonly touched: number;
  readonly over: boolean;
  readonly plies: number;
  /** How many of them were made by somebody, and not drawn; missing in matches that were kept before it was. */
  readonly moves?: number;
  readonly names: readonly string[];
  /** Who is with whom: the team of each seat. Missing in matches that were kept before it was. */
  readonly teams?: readonly number[];
  /** The seats that were played from this device; missing: all people's. */
  readonly mine?: readonly number[];
}
