export * from './cards.ts';
export { foursquare } from './game.ts';
export { readMove, STACK_NAMES, stackName, writeMove } from './notation.ts';
export { DISCARD, DRAW, type DrawKind, FourSquarePosition, HAND, NOWHERE } from './rules.ts';
export { words as foursquareWords } from './words.ts';
