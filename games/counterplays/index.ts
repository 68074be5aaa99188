/**
 * Counterplays: hexiamonds stacked on a triangular grid, 2 seats.
 * @module @countertop/counterplays
 */

export { baselines, Climber } from './baselines.ts';
export { beginner, brain, brain as counterplaysBrain } from './brain.ts';
export { counterplays } from './game.ts';
export { readPlacement, writePlacement } from './notation.ts';
export { picture } from './picture.ts';
export { cellsOf, covers, orientationOf, placementOf, shiftX, shiftY, tileOf } from './placement.ts';
export { CounterplaysPosition, type Goal, lettersOf, PLIES, type PlacedTile, TILES_EACH } from './rules.ts';
export { MOST_LEVELS } from './survey.ts';
export { ORIENTATIONS, type Orientation, orientationOfCells, TILES, type Tile, tileOfLetter } from './tiles.ts';
