/**
 * 100 Points Four Square: cards, 1-6 seats.
 * @module @countertop/foursquare
 */

export { baselines } from './baselines.ts';
export { beginner, brain, brain as foursquareBrain } from './brain.ts';
export * from './cards.ts';
export { type Aim, Exact } from './exact.ts';
export { Foresight, leadOf } from './foresight.ts';
export { foursquare } from './game.ts';
export { mining } from './mining.ts';
export { readMove, STACK_NAMES, stackName, writeMove } from './notation.ts';
export { Outlook } from './outlook.ts';
export { DISCARD, DRAW, type DrawKind, FourSquarePosition, HAND, NOWHERE } from './rules.ts';
export { sheets } from './sheets.ts';
export { WEIGHTS_VERSION } from './weights.ts';
export { words as foursquareWords } from './words.ts';
