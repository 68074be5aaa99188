import { CHANCE, type Game, MoveList, NOBODY, type Position } from '@countertop/core';

const SHOWN = 10;
const list = new MoveList();

/** What could be played instead, as a sentence: how many moves there are, and some of them. */
export function legalHere(game: Game, position: Position): string {
  if (position.actor === NOBODY) return '';
  position.moves(list);
  const some = legalMoves(game, position, SHOWN).join(', ');
  const what = position.actor === CHANCE ? 'Chance draws here' : `Seat ${position.actor} is to move; legal here`;
  return `${what} (${list.length}): ${some}${list.length > SHOWN ? ', …' : '.'}`;
}

/** The notations of the legal moves, at most so many. */
export function legalMoves(game: Game, position: Position, most = Number.POSITIVE_INFINITY): string[] {
  if (position.actor === NOBODY) return [];
  position.moves(list);
  const notations: string[] = [];
  for (let i = 0; i < list.length && i < most; i++) notations.push(game.write(position, list.moves[i]));
  return notations;
}
