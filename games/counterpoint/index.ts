/**
 * Counterpoint: colour rows from an open reserve, 2-4 seats or partners.
 * @module @countertop/counterpoint
 */

export { baselines } from './brain/baselines.ts';
export { BestTurn } from './brain/turn.ts';
export { brain } from './brain.ts';
export { game as counterpoint } from './game.ts';
export { COLOURS, COUNTERS, colourNamed, EACH, YELLOW } from './rules/colours.ts';
export { type Grid, gridOf, LINE_WORDS } from './rules/grid.ts';
export { cellOfMove, colourOf, drawing, drawingLot, kindOf, type MoveKind, placing } from './rules/moves.ts';
export { readBoardCell, readMove, writeBoardCell, writeMove } from './rules/notation.ts';
export { CounterpointPosition, FULL_RESERVE } from './rules/position.ts';
export { NO_SPACE, STAGE, type Stage, VACANT } from './rules/state.ts';
export { mining } from './teach/mining.ts';
