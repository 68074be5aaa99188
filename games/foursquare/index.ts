/**
 * 100 Points Four Square: cards, 1-6 seats.
 * @module @countertop/foursquare
 */

export { baselines } from './brain/baselines.ts';
export { type Aim, Exact } from './brain/exact.ts';
export { Foresight, leadOf } from './brain/foresight.ts';
export { Outlook } from './brain/outlook.ts';
export { brain } from './brain.ts';
export { game as foursquare } from './game.ts';
export { CARDS, COPIES, GOAL, HIGHEST, STACKS, WORTH } from './rules/cards.ts';
export { readMove, writeMove, writeStack } from './rules/notation.ts';
export { DISCARD, DRAW, type DrawKind, FourSquarePosition, HAND, NOWHERE } from './rules/position.ts';
export { mining } from './teach/mining.ts';
