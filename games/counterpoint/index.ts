/**
 * Counterpoint: colour rows from an open reserve, 2-4 seats or partners.
 * @module @countertop/counterpoint
 */

export { baselines } from './baselines.ts';
export { beginner, brain, brain as counterpointBrain } from './brain.ts';
export { COLOURS, COUNTERS, colourNamed, EACH, YELLOW } from './colours.ts';
export { counterpoint } from './game.ts';
export { type Grid, gridOf, LINE_WORDS } from './grid.ts';
export { mining } from './mining.ts';
export { cellOf, colourOf, drawing, drawingLot, kindOf, type MoveKind, placing } from './moves.ts';
export { nameCell, parseMove, writeMove } from './notation.ts';
export { CounterpointPosition, FULL_RESERVE } from './rules.ts';
export { sheets } from './sheets.ts';
export { NO_SPACE, STAGE, type Stage, VACANT } from './state.ts';
export { BestTurn } from './turn.ts';
export { counterpointWords } from './words.ts';
