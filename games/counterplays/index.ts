/**
 * Counterplays: hexiamonds stacked on a triangular grid, 2 seats.
 * @module @countertop/counterplays
 */

export { baselines, Climber } from './baselines.ts';
export { beginner, brain, brain as counterplaysBrain } from './brain.ts';
export { Cover, freeCells, layoutKey, placementsWithin, type Symmetry, symmetriesOf } from './cover.ts';
export { counterplays } from './game.ts';
export { mining } from './mining.ts';
export { parsePlacement, readPlacement, writePlacement } from './notation.ts';
export { picture } from './picture.ts';
export { cellsOf, covers, orientationOf, placementOf, shiftX, shiftY, tileOf } from './placement.ts';
export { CounterplaysPosition, type Goal, lettersOf, PLIES, type PlacedTile, TILES_EACH } from './rules.ts';
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
} from './shapes.ts';
export { sheets } from './sheets.ts';
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
} from './surround.ts';
export { MOST_LEVELS } from './survey.ts';
export { ORIENTATIONS, type Orientation, orientationOfCells, TILES, type Tile, tileOfLetter } from './tiles.ts';
export { fewestTiles, HIGHEST_LEVEL, TOWERS } from './tower.ts';
