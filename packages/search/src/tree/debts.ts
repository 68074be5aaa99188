import type { Position } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import type { Teams } from '../brain/teams.ts';
import type { Pool } from './pool.ts';

/** Visits from which on a move at the root is serious. */
const SERIOUS = 16;
const NOT_YET = -1;

/** What the moves at the root of a tree lose by force, as the brain says of those that are serious. */
export class Debts<P extends Position> {
  private readonly knowledge: Knowledge<P>;
  private readonly owed: Float64Array<ArrayBuffer>;

  constructor(knowledge: Knowledge<P>, moves: number) {
    this.knowledge = knowledge;
    this.owed = new Float64Array(moves).fill(NOT_YET);
  }

  /** Asks about a move once, when it has become serious. The position stands at the root. */
  reckon(pool: Pool, child: number, position: P): void {
    const { knowledge, owed } = this;
    const at = child - pool.firstChild[0];
    if (knowledge.owes === undefined || pool.visits[child] < SERIOUS || owed[at] !== NOT_YET) return;
    position.play(pool.move[child]);
    owed[at] = position.actor >= 0 ? knowledge.owes(position) : 0;
    position.undo();
    // What made it look good did not see this.
    pool.prior[child] /= (1 + owed[at]) ** 2;
  }

  /** Takes what a move loses by force from what was found below it; without a position: at the end of a game. False: nothing to take. */
  charge(
    pool: Pool,
    child: number,
    position: P | undefined,
    teams: Teams,
    values: Float64Array,
    chances: Float64Array,
  ): boolean {
    const owed = this.owed[child - pool.firstChild[0]];
    if (!(owed > 0) || Number.isNaN(values[0])) return false;
    const team = teams.of[pool.actor[0]];
    for (let seat = 0; seat < values.length; seat++) values[seat] += teams.of[seat] === team ? -owed : owed;
    if (position !== undefined) this.knowledge.chances(position, values, chances);
    else for (let seat = 0; seat < values.length; seat++) chances[seat] = (Math.sign(values[seat]) + 1) / 2;
    return true;
  }
}
