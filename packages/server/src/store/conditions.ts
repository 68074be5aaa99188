import type { Conditions } from '@countertop/core';

/** What people have said they would play, by table and seat. It is theirs alone, and goes to nobody else. */
export interface ConditionShelf {
  put(kept: KeptConditions): Promise<void>;
  remove(table: string, seat: number): Promise<void>;
  of(table: string): Promise<readonly KeptConditions[]>;
}

export interface KeptConditions extends Conditions {
  readonly table: string;
  readonly seat: number;
  /** Who set them. */
  readonly person: string;
  /** How many events there were: what is taken back later on undoes them. */
  readonly events: number;
}
