export * from './alphabeta.ts';
export * from './brain.ts';
export * from './candidates.ts';
export * from './chances.ts';
export * from './expectimax.ts';
export * from './limits.ts';
export * from './mcts.ts';
export { Table } from './table.ts';
export * from './thinker.ts';
