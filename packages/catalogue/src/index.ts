/**
 * The games that are there, each loaded when it is asked for. For Node: a page finds them when it is built.
 * @module @countertop/catalogue
 */

export * from './adopt.ts';
export * from './games.ts';
export * from './load-game.ts';
export * from './threads.ts';
