import { CHANCE, type Game, type Move, MoveList, NOBODY, type Position } from '@countertop/core';
import type { ValueTerms } from '../certificate/certificate.ts';

/** A game under terms: which moves there are, and what it is worth where it is over. */
export class Ground {
  readonly game: Game;
  readonly terms: ValueTerms;
  private readonly everybody: readonly number[];
  private readonly only: RegExp | undefined;
  /** Whether a move is allowed. Notation follows from the move in whatever is restricted; a checker asks every time. */
  private readonly allowed = new Map<Move, boolean>();
  private readonly scratch = new MoveList();

  constructor(game: Game, seats: number, terms: ValueTerms) {
    this.game = game;
    this.terms = terms;
    this.everybody = Array.from({ length: seats }, (_, seat) => seat);
    this.only = terms.only === undefined ? undefined : new RegExp(`^(?:${terms.only})$`);
  }

  /** Whether it is over, by the rules or by the terms; otherwise the list holds the moves. */
  isOver(position: Position, list: MoveList): boolean {
    if (position.actor === NOBODY || this.isReached(position)) return true;
    if (this.only === undefined || position.actor === CHANCE) {
      position.moves(list);
      return false;
    }
    const { scratch } = this;
    position.moves(scratch);
    list.clear();
    for (let i = 0; i < scratch.length; i++) {
      if (this.isAllowed(position, scratch.moves[i])) list.push(scratch.moves[i]);
    }
    return list.length === 0;
  }

  /** For seat 0, where it is over. */
  worth(position: Position): number {
    if (this.terms.value === 'difference') {
      const [own, other = 0] = position.scores();
      return own - other;
    }
    if (position.seats === 1) return position.leaders(this.everybody).length > 0 ? 1 : 0;
    const leaders = position.leaders(this.everybody);
    const own = leaders.filter((seat) => isOwn(position, seat)).length;
    return own === leaders.length ? 1 : own === 0 ? -1 : 0;
  }

  private isReached(position: Position): boolean {
    const { first } = this.terms;
    return first !== undefined && this.everybody.some((seat) => position.score(seat) >= first);
  }

  private isAllowed(position: Position, move: Move): boolean {
    const known = this.allowed.get(move);
    if (known !== undefined) return known;
    const allowed = this.only?.test(this.game.write(position, move)) !== false;
    this.allowed.set(move, allowed);
    return allowed;
  }
}

/** Whether a seat plays for seat 0. */
export function isOwn(position: Position, seat: number): boolean {
  return position.team(seat) === position.team(0);
}
