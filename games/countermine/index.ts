/**
 * Countermine: five in a row with a counter-strike, 2 seats.
 * @module @countertop/countermine
 */

export { baselines, PatternGreedy } from './baselines.ts';
export { beginner, brain, countermineBrain } from './brain.ts';
export { CUBES } from './cubes.ts';
export * from './game.ts';
export * from './lines.ts';
export { mining } from './mining.ts';
export * from './move.ts';
export { cellName, readBoardCell, writeMove } from './notation.ts';
export * from './rules.ts';
export type { Run } from './runs.ts';
export { sheets } from './sheets.ts';
