import { CHANCE, type Happened, type Move, type Position, placeOn } from '@countertop/core';
import { onward, type Stand } from './lesson-line.ts';

/** How long a move that follows is looked at, in milliseconds. */
export interface Tempo {
  move(): number;
  draw(): number;
}

/** What the board of a lesson shows: a place, moves that are played one by one, and what has happened once more. */
export class Showing {
  private at: Stand = $state.raw() as Stand;
  /** Where the board comes back to after something was shown again. */
  private seen: Stand | undefined = $state.raw();
  private readonly tempo: Tempo;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stand: Stand, tempo: Tempo) {
    this.at = stand;
    this.tempo = tempo;
  }

  get stand(): Stand {
    return this.at;
  }

  get position(): Position {
    return this.at.walk.positionAt(this.at.node);
  }

  get last(): { readonly before: Position; readonly move: Move } | undefined {
    return this.at.walk.lastAt(this.at.node);
  }

  /** Whether something is shown once more. */
  get again(): boolean {
    return this.seen !== undefined;
  }

  show(stand: Stand): void {
    this.rest();
    this.at = stand;
  }

  /** What has happened since the last move of a seat, oldest first. */
  sinceMoveOf(seat: number): readonly Happened[] {
    const { walk, node } = this.at;
    let from = node;
    while (from.parent !== undefined && from.actor !== seat) from = from.parent;
    return walk.happenedBetween(from, node);
  }

  /** What has happened since another place on the same way. */
  since({ walk, node }: Stand): readonly Happened[] {
    return walk === this.at.walk ? walk.happenedBetween(node, this.at.node) : [];
  }

  /** Move by move. After another right move than the lesson's own what follows may not fit: then it is left out. */
  playOut(moves: readonly string[], done: () => void = () => {}): void {
    const rest = [...moves];
    const next = (): void => {
      const text = rest.shift();
      const { walk, node } = this.at;
      const after = text === undefined ? undefined : onward(this.at, walk.playText(node, text));
      if (after === undefined) {
        done();
        return;
      }
      this.timer = setTimeout(() => {
        this.at = after;
        next();
      }, this.pause());
    };
    next();
  }

  /** The last so many moves once more, step by step. */
  showAgain(moves: number): void {
    this.endShow();
    if (moves === 0) return;
    clearTimeout(this.timer);
    const { at } = this;
    this.seen = at;
    const step = (back: number): void => {
      this.at = { ...at, node: placeOn(at.node, at.node.ply - back) };
      if (back === 0) this.seen = undefined;
      else this.timer = setTimeout(() => step(back - 1), this.tempo.move());
    };
    step(moves);
  }

  endShow(): void {
    if (this.seen === undefined) return;
    clearTimeout(this.timer);
    this.at = this.seen;
    this.seen = undefined;
  }

  /** Nothing goes on by itself any more. */
  rest(): void {
    clearTimeout(this.timer);
    this.seen = undefined;
  }

  private pause(): number {
    return this.position.actor === CHANCE ? this.tempo.draw() : this.tempo.move();
  }
}
