import { bad, brief, CHANCE, good, type Move, NOBODY, type Result } from '@countertop/core';
import { HIGHEST, STACKS } from './cards.ts';
import { DRAW, type FourSquarePosition } from './position.ts';

export const STACK_NAMES = 'ABCD';

/** `A` to `D` for a placement, `+10` to `+50` for a draw: the same in every position. */
export function writeMove(move: Move): string {
  return move > DRAW ? `+${(move - DRAW) * 10}` : STACK_NAMES[move];
}

/** The checked door: what is wrong with the text is found out from the form inwards. */
export function readMove(position: FourSquarePosition, text: string): Result<Move> {
  const given = brief(text);
  if (position.actor === NOBODY) return bad('game-over', { given });
  if (text.startsWith('+')) return readDraw(position, text, given);
  const stack = text.length === 1 ? STACK_NAMES.indexOf(text) : -1;
  if (stack >= 0) {
    return position.actor === CHANCE ? bad('draw-first', { given, legal: legalDraws(position) }) : good(stack);
  }
  if (text.length === 1 && STACK_NAMES.includes(text.toUpperCase())) {
    return bad('stack-capital', { given, legal: text.toUpperCase() });
  }
  if (/^[A-Za-z]$/.test(text)) return bad('stack-unknown', { given });
  return bad('move-unreadable', { given });
}

function readDraw(position: FourSquarePosition, text: string, given: string): Result<Move> {
  const value = /^\+[1-5]0$/.test(text) ? Number(text[1]) : 0;
  if (value === 0) return bad('card-unknown', { given });
  if (position.actor !== CHANCE) return bad('place-first', { given, held: position.held });
  if (position.leftOf(value * 10) === 0) return bad('card-gone', { card: value * 10, legal: legalDraws(position) });
  return good(DRAW + value);
}

function legalDraws(position: FourSquarePosition): string {
  const draws: string[] = [];
  for (let value = 1; value <= HIGHEST; value++) if (position.leftOf(value * 10) > 0) draws.push(`+${value * 10}`);
  return draws.join(' ');
}

/** The name of a stack, `A` to `D`. */
export function stackName(stack: number): string {
  if (stack < 0 || stack >= STACKS) throw new RangeError(`no stack ${stack}`);
  return STACK_NAMES[stack];
}
