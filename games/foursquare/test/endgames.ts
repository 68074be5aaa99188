import { Random } from '@countertop/core';
import { FourSquarePosition } from '../rules/position.ts';

/** Positions with a card held and so many in the pile, after games in which everybody takes what can be taken, or places anywhere. */
export function endgames(left: number, count: number, seed: number, greedy = true): FourSquarePosition[] {
  const random = new Random(seed);
  const found: FourSquarePosition[] = [];
  while (found.length < count) {
    const position = new FourSquarePosition(2);
    while (position.left > left || (position.actor < 0 && position.left > 0)) {
      let move = position.pick(random);
      if (position.actor >= 0 && greedy)
        for (let stack = 0; stack < 4; stack++) if (position.captures(stack)) move = stack;
      position.play(move);
    }
    if (position.left === left && position.held > 0) found.push(position.clone());
  }
  return found;
}
