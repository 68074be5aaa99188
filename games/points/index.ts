/**
 * Points: encircling dots on a field of 38x31 or another, 2 seats.
 * @module @countertop/points
 */

export { baselines } from './baselines.ts';
export { beginner, brain, brain as pointsBrain } from './brain.ts';
export type { Middle } from './field.ts';
export { points } from './game.ts';
export { mining } from './mining.ts';
export { readMove, writeMove } from './notation.ts';
export { DONE, OVER, PLAY, PLAY_OUT, PointsPosition, STOP } from './rules.ts';
export type { SgfExtras, SgfGame, SgfLeftOut } from './sgf.ts';
export { readSgf, readSgfGames } from './sgf-read.ts';
export { sgfExtras, sgfRecord } from './sgf-record.ts';
export { writeSgf } from './sgf-write.ts';
export { sheets } from './sheets.ts';
export { freeAreas, type Wall, walls } from './walls.ts';
