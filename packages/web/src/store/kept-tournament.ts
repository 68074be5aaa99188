import type { Tournament } from '@countertop/tournament';

/** A tournament as it lies in the browser's database. */
export interface KeptTournament {
  readonly id: string;
  readonly touched: number;
  readonly over: boolean;
  readonly tournament: Tournament;
}
