import type { Happened } from '@countertop/core';
import { DRAW, type FourSquarePosition } from '../rules/position.ts';

/** What has happened on a stack, for a small label at it. */
export interface Trace {
  /** After how many moves. */
  readonly ply: number;
  readonly stack: number;
  readonly kind: 'placed' | 'taken' | 'restarted';
  /** Who did it; a card that begins a stack anew is nobody's. */
  readonly seat: number | undefined;
  /** The card, or the points that were taken. */
  readonly value: number;
}

/** A stack that was taken: its cards with the one that was put on it, from the bottom up. */
export interface Taking extends Trace {
  readonly cards: readonly number[];
}

/** What happened on the stacks, oldest first. A deal needs no trace: all that lies there is new. */
export function tracesOf(happened: readonly Happened<FourSquarePosition>[]): readonly Trace[] {
  return happened.flatMap((each): readonly Trace[] => {
    const { before, move, after } = each;
    const ply = after.ply;
    if (move > DRAW) {
      const stack = before.drawStack;
      if (stack === undefined || before.drawFor === 'deal') return [];
      return [{ ply, stack, kind: 'restarted', seat: undefined, value: (move - DRAW) * 10 }];
    }
    const taken = takingOf(each);
    return [taken ?? { ply, stack: move, kind: 'placed', seat: before.turn, value: before.held }];
  });
}

/** The stacks that were taken, oldest first. */
export function takingsOf(happened: readonly Happened<FourSquarePosition>[]): readonly Taking[] {
  return happened.flatMap((each) => takingOf(each) ?? []);
}

function takingOf({ before, move, after }: Happened<FourSquarePosition>): Taking | undefined {
  if (move > DRAW || !before.captures(move)) return undefined;
  return {
    ply: after.ply,
    stack: move,
    kind: 'taken',
    seat: before.turn,
    value: before.totalOf(move) + before.held,
    cards: [...before.cardsIn(move), before.held],
  };
}

/** What went to the discard pile, the newest last. */
export function discardedIn(happened: readonly Happened<FourSquarePosition>[]): readonly number[] {
  return happened.filter(({ before }) => before.drawFor === 'discard').map(({ move }) => (move - DRAW) * 10);
}
