/**
 * Counterplays: hexiamonds stacked on a triangular grid, 2 seats.
 * @module @countertop/counterplays
 */

export { baselines } from './brain/baselines.ts';
export { brain } from './brain.ts';
export { game as counterplays } from './game.ts';
export { readMove, readPlacement, writeMove, writePlacement } from './rules/notation.ts';
export { cellsOf, covers, orientationOf, placementOf, shiftX, shiftY, tileOf } from './rules/placement.ts';
export { CounterplaysPosition, type Goal, lettersOf, type PlacedTile } from './rules/position.ts';
export { MOST_LEVELS } from './rules/survey.ts';
export {
  ORIENTATIONS,
  type Orientation,
  orientationOfCells,
  PLIES,
  TILES,
  TILES_EACH,
  type Tile,
  tileOfLetter,
} from './rules/tiles.ts';
export { Cover, freeCells, layoutKey, placementsWithin, type Symmetry, symmetriesOf } from './teach/cover.ts';
export { mining } from './teach/mining.ts';
export {
  AREA,
  cellKey,
  cutTriangle,
  hexagon,
  hexagonRing,
  LEANINGS,
  leaning,
  parallelogram,
  SHAPES,
  type Shape,
  shapeOf,
  trapezoid,
  triangle,
} from './teach/shapes.ts';
export {
  fewestAround,
  isSurrounded,
  liesFlat,
  placementsOver,
  RINGS,
  type Rings,
  Surrounding,
  sidesOf,
  tilesBut,
} from './teach/surround.ts';
export { fewestTiles, HIGHEST_LEVEL, TOWERS } from './teach/tower.ts';
