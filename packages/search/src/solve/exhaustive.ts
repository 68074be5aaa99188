import { CHANCE, type Move, MoveList, type Position } from '@countertop/core';
import { EXACT, LOWER, NO_MOVE, type TranspositionTable, UPPER } from '../depth/transposition-table.ts';
import { type Ground, isOwn } from './ground.ts';

/** A move as it is in a turned or mirrored position. */
export type Symmetry = (move: Move) => Move;

const HISTORY = 1 << 14;
const TOP = Number.POSITIVE_INFINITY;

/** What is known and what is still to be tried at one place of the way. */
class Frame {
  readonly list = new MoveList();
  readonly weights: number[] = [];
  next = 0;
  alpha = 0;
  beta = 0;
  /** At draws: the sum so far. */
  best = 0;
  move: Move = NO_MOVE;
  /** Which symmetry leads to the position whose key is used; -1 for none. */
  turned = -1;
  kind: 'own' | 'other' | 'draw' = 'own';
  low = 0;
  high = 0;
  begun = 0;
}

/**
 * Exact values by trying everything: alpha-beta for two sides, expectation over draws, and a table of bounded size. It works a
 * slice at a time, so that whoever waits can be heard between two slices; what it has learned stays in the table.
 */
export class Exhaustive {
  nodes = 0;
  /** Of the last search that was done: exact inside its window, a bound outside. */
  value = 0;
  /** What was best where it began; NO_MOVE where nobody moves. */
  move: Move = NO_MOVE;
  /** Whether a draw has been met. */
  drew = false;
  private readonly ground: Ground;
  private readonly position: Position;
  private readonly table: TranspositionTable;
  private readonly symmetries: readonly Symmetry[];
  private readonly mirrored: readonly Position[];
  /** Where symmetries are no longer looked at: a mirrored position for each of them costs more than it saves. */
  private readonly symmetricPlies: number;
  private readonly frames: Frame[] = [];
  private readonly history = new Float64Array(2 * HISTORY);
  private depth = -1;
  private low = 0;
  private high = 0;
  private turned = -1;

  constructor(
    ground: Ground,
    position: Position,
    table: TranspositionTable,
    symmetries: readonly Symmetry[] = [],
    symmetricPlies = 8,
  ) {
    this.ground = ground;
    this.position = position;
    this.table = table;
    this.symmetries = symmetries;
    this.symmetricPlies = symmetries.length === 0 ? 0 : symmetricPlies;
    this.mirrored = symmetries.map(() => position.clone());
  }

  /** The position is where the search begins; between two searches it may be moved by `play` and `undo`. */
  play(move: Move): void {
    this.position.play(move);
    for (const [i, each] of this.mirrored.entries()) each.play(this.symmetries[i](move));
  }

  undo(): void {
    this.position.undo();
    for (const each of this.mirrored) each.undo();
  }

  begin(alpha = -TOP, beta = TOP): void {
    this.depth = -1;
    this.enter(alpha, beta);
  }

  /** Goes on for so many nodes; true when it is done. */
  work(nodes: number): boolean {
    const until = this.nodes + nodes;
    while (this.depth >= 0) {
      if (this.nodes >= until) return false;
      this.step();
    }
    return true;
  }

  /** Takes back what an unfinished search has played. */
  leave(): void {
    while (this.depth > 0) {
      this.depth--;
      this.back();
    }
    this.depth = -1;
  }

  /** The value between two bounds, without a pause. */
  solve(alpha = -TOP, beta = TOP): number {
    this.begin(alpha, beta);
    this.work(TOP);
    return this.value;
  }

  private step(): void {
    const frame = this.frames[this.depth];
    if (frame.next === frame.list.length) {
      this.close(frame, frame.best);
      return;
    }
    const move = frame.list.moves[frame.next];
    this.forth(move);
    if (frame.kind === 'draw') this.enter(-TOP, TOP);
    else if (frame.kind === 'own') this.enter(Math.max(frame.alpha, frame.best), frame.beta);
    else this.enter(frame.alpha, Math.min(frame.beta, frame.best));
  }

  /** A position is entered: its value is known at once, or it becomes a frame. */
  private enter(alpha: number, beta: number): void {
    this.nodes++;
    this.frames[this.depth + 1] ??= new Frame();
    const frame = this.frames[this.depth + 1];
    const { position, ground } = this;
    frame.move = NO_MOVE;
    if (ground.isOver(position, frame.list)) {
      this.answer(ground.worth(position));
      return;
    }
    this.look();
    const place = this.table.find(this.low, this.high);
    // Where it begins the move is wanted as well, so a value alone is no answer.
    if (place >= 0 && this.depth >= 0) {
      const value = this.table.value[place];
      const kind = this.table.kind[place];
      if (kind === EXACT || (kind === LOWER && value >= beta) || (kind === UPPER && value <= alpha)) {
        this.answer(value);
        return;
      }
    }
    const first = place < 0 ? NO_MOVE : this.table.move[place];
    frame.low = this.low;
    frame.high = this.high;
    frame.turned = this.turned;
    frame.begun = this.nodes;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.next = 0;
    frame.kind = position.actor === CHANCE ? 'draw' : isOwn(position, position.actor) ? 'own' : 'other';
    frame.best = frame.kind === 'draw' ? 0 : frame.kind === 'own' ? -TOP : TOP;
    if (frame.kind === 'draw') this.drew = true;
    else this.order(frame, first);
    this.depth++;
  }

  /** What was entered last is worth this. */
  private answer(value: number): void {
    if (this.depth < 0) {
      this.value = value;
      this.move = this.frames[0].move;
      return;
    }
    this.back();
    const frame = this.frames[this.depth];
    const { list } = frame;
    const index = frame.next++;
    if (frame.kind === 'draw') {
      frame.best += value * list.weights[index];
      if (frame.next === list.length) this.close(frame, frame.best / list.totalWeight());
      return;
    }
    const better = frame.kind === 'own' ? value > frame.best : value < frame.best;
    if (better) {
      frame.best = value;
      frame.move = list.moves[index];
    }
    const cut = frame.kind === 'own' ? frame.best >= frame.beta : frame.best <= frame.alpha;
    if (!cut) return;
    this.history[this.slot(frame.kind, frame.move)] += 1 + Math.log2(1 + this.nodes - frame.begun);
    this.close(frame, frame.best);
  }

  private close(frame: Frame, value: number): void {
    const kind = frame.kind === 'draw' ? EXACT : value <= frame.alpha ? UPPER : value >= frame.beta ? LOWER : EXACT;
    const cost = Math.min(60, Math.round(3 * Math.log2(1 + this.nodes - frame.begun)));
    this.table.store(frame.low, frame.high, this.asTurned(frame.turned, frame.move), value, cost, kind);
    this.depth--;
    this.answer(value);
  }

  /** What the table remembers first, then what has cut most so far. */
  private order(frame: Frame, first: Move): void {
    const { list, weights } = frame;
    const { moves, length } = list;
    for (let i = 0; i < length; i++) {
      const move = moves[i];
      const weight = this.asTurned(frame.turned, move) === first ? TOP : this.history[this.slot(frame.kind, move)];
      let j = i;
      for (; j > 0 && weights[j - 1] < weight; j--) {
        weights[j] = weights[j - 1];
        moves[j] = moves[j - 1];
      }
      weights[j] = weight;
      moves[j] = move;
    }
  }

  /** Moves of the table are those of the position whose key they lie under. */
  private asTurned(turned: number, move: Move): Move {
    return turned < 0 || move === NO_MOVE ? move : this.symmetries[turned](move);
  }

  private slot(kind: Frame['kind'], move: Move): number {
    return (Math.imul(move, 0x9e3779b1) >>> 18) + (kind === 'own' ? HISTORY : 0);
  }

  private forth(move: Move): void {
    this.position.play(move);
    if (this.depth >= this.symmetricPlies) return;
    for (let i = 0; i < this.mirrored.length; i++) this.mirrored[i].play(this.symmetries[i](move));
  }

  /** To the position of the frame that is now the last. */
  private back(): void {
    this.position.undo();
    if (this.depth >= this.symmetricPlies) return;
    for (const each of this.mirrored) each.undo();
  }

  /** The key of this position, near the root the smallest among those that mirror it. */
  private look(): void {
    this.low = this.position.hashLow;
    this.high = this.position.hashHigh;
    this.turned = -1;
    if (this.depth >= this.symmetricPlies) return;
    for (let i = 0; i < this.mirrored.length; i++) {
      const { hashLow, hashHigh } = this.mirrored[i];
      if (hashHigh > this.high || (hashHigh === this.high && hashLow >= this.low)) continue;
      this.low = hashLow;
      this.high = hashHigh;
      this.turned = i;
    }
  }
}
