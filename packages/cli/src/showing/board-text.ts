import { CHANCE, type Game, type MatchState, type Move, type Position } from '@countertop/core';
import { widthOf } from './colour.ts';
import type { Terminal } from './terminal.ts';

/**
 * The board as wide as the terminal allows, the last move marked; where even that is too wide, it is said how wide it
 * needs to be.
 */
function boardText(game: Game, position: Position, { look }: Terminal, last?: Move): string {
  const picture = game.picture(position, last === undefined ? look : { ...look, last });
  const width = Math.max(...picture.split('\n').map(widthOf));
  if (look.columns === undefined || width <= look.columns) return picture;
  return `${picture}\n(This needs a terminal of ${width} columns; yours has ${look.columns}.)`;
}

/** The board of a record, after these moves. */
export function recordBoard(game: Game, position: Position, moves: readonly Move[], terminal: Terminal): string {
  let last: Move | undefined;
  let at = moves.length;
  while (at > 0 && last === undefined) {
    position.undo();
    at--;
    if (position.actor !== CHANCE) last = moves[at];
  }
  for (const move of moves.slice(at)) position.play(move);
  return boardText(game, position, terminal, last);
}

/** The board of a match. */
export function matchBoard({ game, position, line }: MatchState, terminal: Terminal): string {
  return boardText(game, position, terminal, line.findLast(({ actor }) => actor !== CHANCE)?.move);
}
