import type { Game, Replayed } from '@countertop/core';

/** A scene with its game, played through: from a record, or from the options of a command line with no move yet. */
export interface Opened extends Replayed {
  readonly game: Game;
}
