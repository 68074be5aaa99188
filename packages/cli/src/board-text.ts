import type { Game, Position } from '@countertop/core';
import { widthOf } from './colour.ts';
import type { Terminal } from './terminal.ts';

/** The board as wide as the terminal allows; where even that is too wide, it is said how wide it needs to be. */
export function boardText(game: Game, position: Position, { look }: Terminal): string {
  const picture = game.picture(position, look);
  const width = Math.max(...picture.split('\n').map(widthOf));
  if (look.columns === undefined || width <= look.columns) return picture;
  return `${picture}\n(This needs a terminal of ${width} columns; yours has ${look.columns}.)`;
}
