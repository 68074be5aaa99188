import { bad, brief, good, type Move, MoveList, type Result } from '@countertop/core';
import { orientationOf, placementOf, REACH, shiftX, shiftY, tileOf } from './placement.ts';
import { type CounterplaysPosition, lettersOf } from './position.ts';
import { ORIENTATIONS, TILES, tileOfLetter } from './tiles.ts';

/** Letter, orientation, `@`, shift: `N4@-2,3`; the same in every position, and without one. */
export function writePlacement(move: Move): string {
  const { tile, number } = ORIENTATIONS[orientationOf(move)];
  return `${TILES[tile].letter}${number}@${shiftX(move)},${shiftY(move)}`;
}

export function writeMove(_position: CounterplaysPosition, move: Move): string {
  return writePlacement(move);
}

/** Wider than the notation, so that near misses can be told what is wrong with them. */
const NEARLY = /^([A-Za-z])([+-]?[0-9]+)@([+-]?[0-9]+),([+-]?[0-9]+)$/;
const WHOLE = /^(0|-?[1-9][0-9]*)$/;

/** What a text says, whether it is legal anywhere or not. */
export function readPlacement(text: string): Result<Move> {
  const match = NEARLY.exec(text);
  if (match === null) return bad('placement-form', { given: brief(text) });
  const [, letter, ...numbers] = match;
  const tile = tileOfLetter(letter);
  if (tile === undefined) return bad('tile-unknown', { given: letter, known: lettersOf(-1) });
  for (const given of numbers) {
    if (!WHOLE.test(given)) return bad('number-spelling', { given: brief(given) });
  }
  const [number, x, y] = numbers.map(Number);
  if (number < 0 || number >= tile.orientations.length) {
    return bad('orientation-unknown', {
      given: brief(numbers[0]),
      tile: tile.letter,
      last: tile.orientations.length - 1,
    });
  }
  const orientation = tile.orientations[number].id;
  const near = Math.abs(x) <= REACH && Math.abs(y) <= REACH;
  // Nothing ever lies so far out: whatever is wrong there is also wrong at the end of the reach.
  return good(near ? placementOf(orientation, x, y) : placementOf(orientation, REACH, REACH));
}

/** The checked door: a legal move, or the reason why it is none. */
export function readMove(position: CounterplaysPosition, text: string): Result<Move> {
  const placement = readPlacement(text);
  if (!placement.ok) return placement;
  const wrong = position.why(placement.value);
  if (wrong === undefined) return placement;
  const legal = new MoveList();
  position.placements(position.actor, tileOf(placement.value), legal);
  const example = legal.length === 0 ? {} : { example: writePlacement(legal.moves[0]) };
  return bad(wrong.code, { ...wrong.data, given: brief(text), ...example });
}
