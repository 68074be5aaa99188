import { CHANCE, type Position } from '@countertop/core';
import { Fraction } from './fraction.ts';
import type { Referee } from './referee.ts';
import { Tried } from './tried.ts';

/** Tries whatever can happen from a position on, in the order in which the rules list it. */
export class TryingOut {
  positions = 0;
  private readonly referee: Referee;
  private readonly tried = new Tried();
  private most = Number.POSITIVE_INFINITY;

  constructor(referee: Referee) {
    this.referee = referee;
  }

  /** Whether the side that proves comes to `bound` at least, without draws; undefined where more than `most` positions are looked at. */
  holds(position: Position, bound: Fraction, most = Number.POSITIVE_INFINITY): boolean | undefined {
    this.most = this.positions + most;
    return this.reaches(position, bound);
  }

  /** What comes out for the side that proves, the mean of all draws; undefined where more than `most` positions are looked at. */
  worth(position: Position, most = Number.POSITIVE_INFINITY): Fraction | undefined {
    this.most = this.positions + most;
    return this.value(position);
  }

  private reaches(position: Position, bound: Fraction): boolean | undefined {
    const { referee, tried } = this;
    const known = tried.holds(position);
    if (known !== undefined) return known;
    if (++this.positions > this.most) return undefined;
    const { moves, length } = referee.moves(position);
    if (length === 0) return !Fraction.of(referee.worth(position)).isBelow(bound);
    if (position.actor === CHANCE) {
      const worth = this.value(position);
      return worth === undefined ? undefined : !worth.isBelow(bound);
    }
    const mine = referee.isMine(position);
    let holds = !mine;
    for (let i = 0; i < length && holds !== mine; i++) {
      position.play(moves[i]);
      const reached = this.reaches(position, bound);
      position.undo();
      if (reached === undefined) return undefined;
      holds = reached;
    }
    tried.noteHolds(position, holds);
    return holds;
  }

  private value(position: Position): Fraction | undefined {
    const { referee, tried } = this;
    const known = tried.worth(position);
    if (known !== undefined) return known;
    if (++this.positions > this.most) return undefined;
    const list = referee.moves(position);
    if (list.length === 0) return Fraction.of(referee.worth(position));
    const drawn = position.actor === CHANCE;
    const mine = referee.isMine(position);
    const all = drawn ? list.totalWeight() : 1;
    let best: Fraction | undefined;
    for (let i = 0; i < list.length; i++) {
      position.play(list.moves[i]);
      const worth = this.value(position);
      position.undo();
      if (worth === undefined) return undefined;
      if (drawn) best = (best ?? Fraction.ZERO).plus(worth.part(list.weights[i], all));
      else if (best === undefined || (mine ? best.isBelow(worth) : worth.isBelow(best))) best = worth;
    }
    if (best !== undefined) tried.noteWorth(position, best);
    return best;
  }
}
