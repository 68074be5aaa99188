export type { Middle } from './field.ts';
export { points } from './game.ts';
export { readMove, writeMove } from './notation.ts';
export { DONE, OVER, PLAY, PLAY_OUT, PointsPosition, STOP } from './rules.ts';
export type { SgfComment, SgfExtras, SgfGame } from './sgf.ts';
export { readSgf, readSgfGames } from './sgf-read.ts';
export { writeSgf } from './sgf-write.ts';
export { freeAreas, type Wall, walls } from './walls.ts';
