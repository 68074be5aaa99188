/**
 * The list of games, each loaded when it is asked for.
 * @module @countertop/catalogue
 */

export * from './games.ts';
export * from './load-brain.ts';
export * from './load-game.ts';
export * from './load-sheets.ts';
