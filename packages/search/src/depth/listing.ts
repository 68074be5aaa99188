import { MoveList, type Position } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { Candidates } from '../brain/candidates.ts';

/** The moves a search looks at: the brain's candidates, or all legal moves. */
export class Listing<P extends Position> {
  private readonly legal = new MoveList();
  private readonly fromBrain: boolean;
  private readonly knowledge: Knowledge<P>;

  constructor(knowledge: Knowledge<P>, full: boolean) {
    this.knowledge = knowledge;
    this.fromBrain = knowledge.candidates !== undefined && !full;
  }

  /** Do the weights say anything? */
  get weighted(): boolean {
    return this.fromBrain;
  }

  /** At a seat's turn. */
  fill(position: P, list: Candidates, ply: number): void {
    list.clear();
    if (this.fromBrain) {
      this.knowledge.candidates?.(position, list, ply);
      if (list.length > 0) return;
      list.clear();
    }
    const legal = this.legal;
    position.moves(legal);
    for (let i = 0; i < legal.length; i++) list.push(legal.moves[i], 1);
  }
}

/** One reusable list a ply, made when first needed. */
export class Lists {
  private readonly lists: Candidates[] = [];

  at(ply: number): Candidates {
    let list = this.lists[ply];
    if (list === undefined) {
      list = new Candidates(64);
      this.lists[ply] = list;
    }
    return list;
  }
}

/** The same for draws with weights. */
export class DrawLists {
  private readonly lists: MoveList[] = [];

  at(ply: number): MoveList {
    let list = this.lists[ply];
    if (list === undefined) {
      list = new MoveList(16);
      this.lists[ply] = list;
    }
    return list;
  }
}
