/**
 * Points: encircling dots on a field of 38x31 or another, 2 seats.
 * @module @countertop/points
 */

export { baselines } from './brain/baselines.ts';
export { brain } from './brain.ts';
export { game as points } from './game.ts';
export type { Middle } from './rules/field.ts';
export { readBoardCell, readMove, writeBoardCell, writeMove } from './rules/notation.ts';
export { DONE, OVER, PLAY, PLAY_OUT, PointsPosition, STOP } from './rules/position.ts';
export type { SgfExtras, SgfGame, SgfLeftOut } from './rules/sgf.ts';
export { readSgf, readSgfGames } from './rules/sgf-read.ts';
export { sgfExtras, sgfRecord } from './rules/sgf-record.ts';
export { writeSgf } from './rules/sgf-write.ts';
export { freeAreas, type Wall, walls } from './rules/walls.ts';
export { mining } from './teach/mining.ts';
