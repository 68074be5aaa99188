export type { Middle } from './field.ts';
export { points } from './game.ts';
export { readMove, writeMove } from './notation.ts';
export { DONE, OVER, PLAY, PLAY_OUT, PointsPosition, STOP } from './rules.ts';
