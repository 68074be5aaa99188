/**
 * How to think, for any game of the contract: searches, levels, explanations, reports, and contests between players.
 * @module @countertop/search
 */

export * from './brain/attention.ts';
export * from './brain/baselines.ts';
export * from './brain/brain.ts';
export * from './brain/calibration.ts';
export * from './brain/candidates.ts';
export * from './brain/chances.ts';
export * from './brain/form.ts';
export * from './brain/guide.ts';
export * from './brain/ladder.ts';
export * from './certificate/certificate.ts';
export * from './certificate/check-certificate.ts';
export * from './contest/contest.ts';
export * from './contest/elo.ts';
export * from './depth/alphabeta.ts';
export * from './depth/expectimax.ts';
export * from './depth/maxn.ts';
export { TranspositionTable } from './depth/transposition-table.ts';
export * from './puzzles/mine.ts';
export * from './puzzles/mine-collection.ts';
export * from './puzzles/mine-rating.ts';
export * from './puzzles/mine-root.ts';
export * from './puzzles/mining.ts';
export * from './puzzles/prover.ts';
export * from './puzzles/puzzle-check.ts';
export * from './puzzles/puzzle-counts.ts';
export * from './report/explain.ts';
export * from './report/luck.ts';
export * from './report/quality.ts';
export * from './report/reason.ts';
export * from './report/report.ts';
export * from './solve/exhaustive.ts';
export * from './solve/ground.ts';
export * from './solve/proven-book.ts';
export * from './solve/proven-result.ts';
export * from './solve/solving.ts';
export * from './thinker/choosing.ts';
export * from './thinker/limits.ts';
export * from './thinker/merged.ts';
export * from './thinker/proven-first.ts';
export * from './thinker/seed-at.ts';
export * from './thinker/thinker.ts';
export * from './thinking/asker.ts';
export * from './thinking/crew.ts';
export * from './thinking/messages.ts';
export * from './thinking/mind.ts';
export * from './thinking/thinker-for.ts';
export * from './tree/flat.ts';
export * from './tree/mcts.ts';
export * from './tree/mcts-settings.ts';
export { playOut } from './tree/playout.ts';
