import { type Move, MoveList, type Position } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import type { Candidates } from '../brain/candidates.ts';

/** The same knowledge, but at the root all legal moves are looked at, except those given. */
export function rootOf<P extends Position>(knowledge: Knowledge<P>, but: readonly Move[] = []): Knowledge<P> {
  const legal = new MoveList();
  const candidates = (position: P, list: Candidates, ply: number): void => {
    knowledge.candidates?.(position, list, ply);
    if (ply > 0) return;
    position.moves(legal);
    let least = 1;
    for (let i = 0; i < list.length; i++) least = Math.min(least, list.weights[i]);
    for (let i = 0; i < legal.length; i++) if (list.indexOf(legal.moves[i]) < 0) list.push(legal.moves[i], least);
    list.complete = true;
    for (const move of but) {
      const at = list.indexOf(move);
      if (at >= 0) remove(list, at);
    }
  };
  // Inherits every hook, and whatever the object behind them keeps.
  return Object.create(knowledge, { candidates: { value: candidates } }) as Knowledge<P>;
}

function remove(list: Candidates, at: number): void {
  for (let i = at + 1; i < list.length; i++) {
    list.moves[i - 1] = list.moves[i];
    list.weights[i - 1] = list.weights[i];
  }
  list.length--;
}
