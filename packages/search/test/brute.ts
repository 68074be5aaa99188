import { CHANCE, MoveList, NOBODY, type Position } from '@countertop/core';
import type { Knowledge } from '@countertop/search';

/** Plain max-n with full chance nodes and no pruning. Depth counts the
 * moves of seats; two teams make it minimax. */
export function bruteForce<P extends Position>(
  knowledge: Knowledge<P>,
  position: P,
  depth: number,
  paranoid = -1,
): number[] {
  const { actor } = position;
  if (actor === NOBODY || depth <= 0) {
    const values = new Float64Array(position.seats);
    knowledge.evaluate(position, values);
    return Array.from(values);
  }
  const list = new MoveList();
  position.moves(list);
  if (actor === CHANCE) {
    const mean = new Array<number>(position.seats).fill(0);
    for (let i = 0; i < list.length; i++) {
      position.play(list.moves[i]);
      const values = bruteForce(knowledge, position, depth, paranoid);
      position.undo();
      for (let seat = 0; seat < position.seats; seat++) {
        mean[seat] += (values[seat] * list.weights[i]) / list.totalWeight();
      }
    }
    return mean;
  }
  let best: number[] | undefined;
  for (let i = 0; i < list.length; i++) {
    position.play(list.moves[i]);
    const values = bruteForce(knowledge, position, depth - 1, paranoid);
    position.undo();
    const better = (mine: readonly number[], other: readonly number[]): boolean =>
      paranoid >= 0 && position.team(actor) !== position.team(paranoid)
        ? mine[paranoid] < other[paranoid]
        : mine[actor] > other[actor];
    if (best === undefined || better(values, best)) best = values;
  }
  return best ?? [];
}
