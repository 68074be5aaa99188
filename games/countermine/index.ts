/**
 * Countermine: five in a row with a counter-strike, 2 seats.
 * @module @countertop/countermine
 */

export { baselines } from './brain/baselines.ts';
export { brain } from './brain.ts';
export { game as countermine } from './game.ts';
export { CUBES } from './rules/cubes.ts';
export { CELLS, COLUMN_OF, DIRECTIONS, ROW_OF, SIZE } from './rules/lines.ts';
export { cellOfMove, directionOfStrike, isPlacing, isStrike, SWAP, strikeMove } from './rules/moves.ts';
export { readBoardCell, readMove, writeBoardCell, writeMove } from './rules/notation.ts';
export { CounterminePosition, GOAL } from './rules/position.ts';
export type { Run } from './rules/runs.ts';
export { mining } from './teach/mining.ts';
