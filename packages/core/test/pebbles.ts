import type { Game } from '../src/game/game.ts';
import type { MoveList } from '../src/game/move-list.ts';
import { type Actor, type Move, NOBODY } from '../src/game/position.ts';
import { bad, good } from '../src/schema/problem.ts';
import { ToyPosition } from './toy-position.ts';

interface Heap {
  left: number;
  turn: number;
  taken: number[];
  /** The seat that plays on alone after a `stop`. */
  alone: number | null;
  over: boolean;
}

const STOP = 4;
const DONE = 5;
const TEXTS = ['', '1', '2', '3', 'stop', 'done'];

/**
 * A toy without chance, two seats: take 1, 2 or 3 pebbles from a heap; who takes exactly 2 goes on (a turn of several
 * moves). `stop` lets the other take pebbles alone until `done`: a phase with a time of its own. Most pebbles wins.
 */
class PebblesPosition extends ToyPosition<Heap> {
  get actor(): Actor {
    return this.state.over ? NOBODY : this.state.turn;
  }

  moves(list: MoveList): void {
    list.clear();
    if (this.state.over) return;
    for (let count = 1; count <= Math.min(3, this.state.left); count++) list.push(count);
    list.push(this.state.alone === null ? STOP : DONE);
  }

  protected change(move: Move): void {
    const { state } = this;
    if (move === DONE) {
      state.over = true;
      return;
    }
    if (move === STOP) {
      state.turn = 1 - state.turn;
      state.alone = state.turn;
      return;
    }
    state.left -= move;
    state.taken[state.turn] += move;
    state.over = state.left === 0;
    if (move !== 2 && state.alone === null) state.turn = 1 - state.turn;
  }

  clone(): PebblesPosition {
    const copy = new PebblesPosition(this.seats, structuredClone(this.state));
    copy.ply = this.ply;
    return copy;
  }

  scores(): number[] {
    return [...this.state.taken];
  }

  winners(): number[] | null {
    return this.state.over ? this.leaders([0, 1]) : null;
  }

  get inPhase(): boolean {
    return this.state.alone !== null && !this.state.over;
  }

  get left(): number {
    return this.state.left;
  }
}

export const PHASE = 180_000;

export const pebbles: Game<PebblesPosition> = {
  id: 'pebbles',
  name: 'Pebbles',
  seats: { min: 2, max: 2 },
  options: [{ kind: 'integer', name: 'heap', min: 1, max: 50, default: 12 }],
  presets: [],
  words: { 'pebbles-few': 'Only {left} are left.', 'pebbles-phase': 'Stop once, then be done.' },
  start: (options) =>
    new PebblesPosition(2, { left: options.heap as number, turn: 0, taken: [0, 0], alone: null, over: false }),
  read(position, text) {
    const move = TEXTS.indexOf(text, 1);
    if (move < 0) return bad('move-unreadable', { given: text });
    if (move === STOP || move === DONE) {
      return position.inPhase === (move === DONE) ? good(move) : bad('pebbles-phase');
    }
    return move <= position.left ? good(move) : bad('pebbles-few', { left: position.left });
  },
  write: (_position, move) => TEXTS[move],
  picture: (position) => 'o'.repeat(position.left),
  phase: (position) => (position.inPhase ? { milliseconds: PHASE, lapse: DONE } : undefined),
};
