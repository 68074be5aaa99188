import type { Move, MoveList, Position } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { writeChances } from '../brain/chances.ts';

/**
 * Adds what a draw gives each seat: the value after it minus the mean value over all that could have come, as the model
 * judges at first sight; and the same in shares of the win, if asked for. `list` holds what could be drawn.
 */
export function addLuck<P extends Position>(
  model: Knowledge<P>,
  position: P,
  list: MoveList,
  move: Move,
  luck: Float64Array,
  inChances?: Float64Array,
): void {
  const values = new Float64Array(position.seats);
  const chances = new Float64Array(position.seats);
  const total = list.totalWeight();
  for (let i = 0; i < list.length; i++) {
    position.play(list.moves[i]);
    model.evaluate(position, values);
    if (inChances !== undefined) writeChances(model, position, values, chances);
    position.undo();
    const part = (list.moves[i] === move ? 1 : 0) - list.weights[i] / total;
    for (let seat = 0; seat < values.length; seat++) luck[seat] += part * values[seat];
    if (inChances === undefined) continue;
    for (let seat = 0; seat < chances.length; seat++) inChances[seat] += part * chances[seat];
  }
}
