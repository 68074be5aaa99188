/**
 * How to think, for any game of the contract: searches, levels, explanations, reports, and contests between players.
 * @module @countertop/search
 */

export * from './alphabeta.ts';
export * from './attention.ts';
export * from './baselines.ts';
export * from './brain.ts';
export * from './calibration.ts';
export * from './candidates.ts';
export * from './certificate/certificate.ts';
export * from './certificate/check-certificate.ts';
export * from './chances.ts';
export * from './choosing.ts';
export * from './contest.ts';
export * from './elo.ts';
export * from './expectimax.ts';
export * from './explain.ts';
export * from './flat.ts';
export * from './form.ts';
export * from './guide.ts';
export * from './ladder.ts';
export * from './limits.ts';
export * from './luck.ts';
export * from './maxn.ts';
export * from './mcts.ts';
export * from './mcts-settings.ts';
export * from './merged.ts';
export * from './mine.ts';
export * from './mine-collection.ts';
export * from './mine-rating.ts';
export * from './mine-root.ts';
export * from './mining.ts';
export { playOut } from './playout.ts';
export * from './proven-first.ts';
export * from './prover.ts';
export * from './puzzle-check.ts';
export * from './puzzle-counts.ts';
export * from './quality.ts';
export * from './reason.ts';
export * from './report.ts';
export * from './seed-at.ts';
export * from './solve/exhaustive.ts';
export * from './solve/ground.ts';
export * from './solve/proven-book.ts';
export * from './solve/proven-result.ts';
export * from './solve/solving.ts';
export * from './thinker.ts';
export * from './thinking/asker.ts';
export * from './thinking/crew.ts';
export * from './thinking/messages.ts';
export * from './thinking/mind.ts';
export * from './thinking/thinker-for.ts';
export { TranspositionTable } from './transposition-table.ts';
