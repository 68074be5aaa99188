import { CHANCE, NOBODY, type Position, Random } from '@countertop/core';
import type { Thinker } from '../thinker/thinker.ts';

/** Milliseconds, all in all. */
const LONGEST = 600;
const MOVES = 40;
/** Few for each move, so that all parts of a game are seen. */
const NODES = 2000;

/**
 * Plays a game with itself, which is forgotten. Programs that have not run yet are slow: a mind that plays by the clock would see a tenth of
 * what it sees later in its first tenths of a second, and those are the opening.
 */
export function practise(thinker: Thinker, start: Position, now: () => number): void {
  const random = new Random(1);
  const position = start.clone();
  const end = now() + LONGEST;
  for (let moves = 0; moves < MOVES && position.actor !== NOBODY; moves++) {
    const milliseconds = end - now();
    if (milliseconds <= 0) return;
    if (position.actor === CHANCE) position.play(position.pick(random));
    else position.play(thinker.think(position, { nodes: NODES, milliseconds, now }).move);
  }
}
