import type { Deed, Move } from '@countertop/core';
import { tileOf } from './placement.ts';
import type { CounterplaysPosition } from './position.ts';
import { TILES } from './tiles.ts';

/** What a move did: "hexagon O begins level 2, ahead 1 to 0". */
export function deedsOf(before: CounterplaysPosition, move: Move, after: CounterplaysPosition): readonly Deed[] {
  const { letter } = TILES[tileOf(move)];
  const level = after.levels[before.ply];
  const rises = level > 1 && level > before.top;
  const code = rises ? 'rises' : level === 1 ? 'lies' : 'climbs';
  const laid: Deed = {
    code,
    data: { letter, level },
    words: { tile: `tile-${letter}` },
    moment: rises ? 'rise' : 'place',
  };
  return [laid, ...standing(before, after, level)];
}

/** What the move has made of the score, seen by whoever made it. Only who leads now is worth a sound of its own. */
function standing(before: CounterplaysPosition, after: CounterplaysPosition, here: number): readonly Deed[] {
  const level = after.decidingLevel();
  const [was, now] = [before.scores(), after.scores()];
  if (level === before.decidingLevel() && was.every((score, seat) => score === now[seat])) return [];
  const mover = before.actor;
  const [own, other] = [now[mover], now[1 - mover]];
  const where = level === here ? '-here' : '';
  const code = own === other ? 'even' : own > other ? `ahead${where}` : `behind${where}`;
  const led = Math.sign(was[mover] - was[1 - mover]);
  return [{ code, data: { own, other, level }, moment: own > other && led <= 0 ? 'score' : 'place' }];
}
