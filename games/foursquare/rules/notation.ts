import { bad, brief, CHANCE, good, type Move, NOBODY, type Result } from '@countertop/core';
import { HIGHEST, STACKS } from './cards.ts';
import { DRAW, type FourSquarePosition } from './position.ts';

const STACK_NAMES = 'ABCD';

/** A stack's letter, `A` to `D`. */
export function writeStack(stack: number): string {
  if (stack < 0 || stack >= STACKS) throw new RangeError(`no stack ${stack}`);
  return STACK_NAMES[stack];
}

/** `A` to `D` for a placement, `+10` to `+50` for a draw: the same in every position. */
export function writeMove(_position: FourSquarePosition, move: Move): string {
  return move > DRAW ? `+${(move - DRAW) * 10}` : STACK_NAMES[move];
}

/** The checked door: a legal move, or the reason why it is none. The text is looked at from the form inwards. */
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
