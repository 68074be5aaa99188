/**
 * Lineup: four in a line, 2 seats. An example of a game that is added to the table.
 * @module @countertop/lineup
 */

export { brain } from './brain.ts';
export { game, game as lineup } from './game.ts';
export { LineupPosition } from './rules/position.ts';
