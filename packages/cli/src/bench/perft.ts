import { type Move, MoveList, NOBODY, type Position } from '@countertop/core';

/** Counts what can happen in so many moves; a draw counts as one move however likely it is. */
export class Perft {
  private readonly position: Position;
  // One list a level: a list must survive what is played below it.
  private readonly lists: MoveList[] = [];

  constructor(position: Position) {
    this.position = position;
  }

  count(depth: number): number {
    const { position } = this;
    if (depth === 0) return 1;
    if (position.actor === NOBODY) return 0;
    const list = this.list(depth);
    position.moves(list);
    if (depth === 1) return list.length;
    let sum = 0;
    for (let i = 0; i < list.length; i++) {
      position.play(list.moves[i]);
      sum += this.count(depth - 1);
      position.undo();
    }
    return sum;
  }

  /** The count behind each of the first moves. */
  divide(depth: number): { readonly move: Move; readonly count: number }[] {
    const { position } = this;
    if (depth === 0 || position.actor === NOBODY) return [];
    const list = this.list(depth);
    position.moves(list);
    return list.toArray().map((move) => {
      position.play(move);
      const count = this.count(depth - 1);
      position.undo();
      return { move, count };
    });
  }

  private list(depth: number): MoveList {
    this.lists[depth] ??= new MoveList();
    return this.lists[depth];
  }
}
