export { COLOURS, COUNTERS, colourNamed, EACH, YELLOW } from './colours.ts';
export { counterpoint } from './game.ts';
export { type Grid, gridOf, LINE_WORDS } from './grid.ts';
export { cellOf, colourOf, drawing, drawingLot, kindOf, type MoveKind, placing } from './moves.ts';
export { nameCell, parseMove, writeMove } from './notation.ts';
export { CounterpointPosition, FULL_RESERVE } from './rules.ts';
export { NO_SPACE, STAGE, type Stage, VACANT } from './state.ts';
export { counterpointWords } from './words.ts';
