/**
 * The battery of laws that every game obeys, run on random games: undo restores everything, text round-trips, play ends …
 * @module @countertop/core/laws
 */

export type { Law, LawBook } from './laws.ts';
export { lawsOf } from './laws.ts';
export { allTables, type LawTable } from './tables.ts';
