import { CHANCE, type Game, type Move, MoveList, NOBODY, type Position } from '@countertop/core';
import type { ValueTerms, WrittenProof } from './certificate.ts';

/** What the rules and the terms say of a position, for a side that proves something of it. */
export class Referee {
  readonly game: Game;
  private readonly terms: ValueTerms;
  private readonly says: WrittenProof['says'];
  private readonly pattern: RegExp | undefined;

  constructor(game: Game, terms: ValueTerms, says: WrittenProof['says']) {
    this.game = game;
    this.terms = terms;
    this.says = says;
    this.pattern = terms.only === undefined ? undefined : new RegExp(`^(?:${terms.only})$`);
  }

  /** What can be played, draws with their weights; nothing where it is over. */
  moves(position: Position): MoveList {
    const list = new MoveList(64);
    const { first } = this.terms;
    if (position.actor === NOBODY) return list;
    if (first !== undefined && position.scores().some((score) => score >= first)) return list;
    position.moves(list);
    if (this.pattern === undefined || position.actor === CHANCE) return list;
    const allowed = list.toArray().filter((move) => this.isAllowed(position, move));
    list.clear();
    for (const move of allowed) list.push(move);
    return list;
  }

  /** Where the game is over. */
  worth(position: Position): number {
    const worth = this.terms.value === 'difference' ? difference(position) : result(position);
    return this.says === 'at least' ? worth : -worth;
  }

  /** Whether the side that proves is to move: seat 0 and its partners for "at least", whoever else there is for "at most". */
  isMine(position: Position): boolean {
    if (position.actor === CHANCE) return false;
    return (position.team(position.actor) === position.team(0)) === (this.says === 'at least');
  }

  private isAllowed(position: Position, move: Move): boolean {
    return this.pattern?.test(this.game.write(position, move)) === true;
  }
}

function difference(position: Position): number {
  const scores = position.scores();
  return scores[0] - (scores[1] ?? 0);
}

function result(position: Position): number {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const best = position.leaders(seats);
  if (seats.length === 1) return best.length;
  const mine = best.filter((seat) => position.team(seat) === position.team(0));
  if (mine.length === 0) return -1;
  return mine.length === best.length ? 1 : 0;
}
