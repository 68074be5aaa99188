// A bot of your own, and how it fares against a level: npx tsx --conditions=source examples/bot-in-20-lines.ts
import { MoveList, NOBODY } from '@countertop/core';
import { brain, type CounterminePosition, countermine } from '@countertop/countermine';
import type { Thinker } from '@countertop/search';

/** Plays where the brain's glance, one ply deep, likes it best. */
const glance = (position: CounterminePosition): number => {
  const list = new MoveList();
  position.moves(list);
  const seat = position.actor;
  const values = new Float64Array(2);
  let best = { move: -1, value: Number.NEGATIVE_INFINITY };
  for (const move of list.moves.subarray(0, list.length)) {
    position.play(move);
    brain.knowledge.evaluate(position, values);
    position.undo();
    const value = values[seat] ?? 0;
    if (value > best.value) best = { move, value };
  }
  return best.move;
};

const opponent: Thinker<CounterminePosition> = brain.thinker(1, 7);
const wins = { mine: 0, theirs: 0 };
for (let round = 0; round < 10; round++) {
  const position = countermine.start({ swap: false }, 2);
  while (position.actor !== NOBODY) {
    const mine = position.actor === round % 2;
    position.play(mine ? glance(position) : opponent.think(position, opponent.effort).move);
  }
  wins.mine += position.share(round % 2);
  wins.theirs += position.share(1 - (round % 2));
}
console.log(`My bot ${wins.mine}, level 1 ${wins.theirs}`);
