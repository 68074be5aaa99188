import type { Move } from '@countertop/core';
import { LINE_WORDS } from '../rules/grid.ts';
import { coloursOf } from '../rules/heap.ts';
import { placing } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { LAYOUT } from '../rules/state.ts';
import { Waiting } from './waiting.ts';

const { RESERVE, SCORE, VACANT_CELLS } = LAYOUT;
const WORDS = LINE_WORDS;
/** A full reserve is placed at most (R7). */
const LONGEST = 4;

/** The most points that the seat to move can make in this turn, by every chain of scoring placings (R7). */
export class BestTurn {
  points = 0;
  /** The placings that make them. */
  readonly moves: Move[] = [];
  /** Where the chain could go on: the sets of lines that wait, one for each step. */
  private readonly waiting = Array.from({ length: LONGEST }, () => new Waiting());
  private readonly chain: Move[] = [];
  private before = 0;

  /** Plays on the position and takes it back. */
  look(position: CounterpointPosition): void {
    const seat = position.node & 3;
    this.points = 0;
    this.moves.length = 0;
    this.before = position.view[SCORE + seat];
    this.follow(position, seat, 0);
  }

  private follow(position: CounterpointPosition, seat: number, step: number): void {
    const { view } = position;
    const points = view[SCORE + seat] - this.before;
    if (points > this.points) {
      this.points = points;
      this.moves.length = 0;
      for (let i = 0; i < step; i++) this.moves.push(this.chain[i]);
    }
    // After the last counter of the reserve the turn may come round to the same seat: that is another turn.
    if (step === LONGEST || position.actor !== seat || (step > 0 && view[RESERVE + seat] === 0)) return;
    const waiting = this.waiting[step];
    waiting.look(position);
    const { forOne } = waiting;
    const { through } = position.grid;
    const mine = coloursOf(view[RESERVE + seat]);
    for (let colour = 0; colour < 4; colour++) {
      if (((mine >> colour) & 1) === 0) continue;
      const w0 = forOne[colour * WORDS];
      const w1 = forOne[colour * WORDS + 1];
      const w2 = forOne[colour * WORDS + 2];
      if ((w0 | w1 | w2) === 0) continue;
      // Undoing restores the order of the vacant cells, so the index stays good.
      for (let i = 0; i < position.vacancies; i++) {
        const cell = view[VACANT_CELLS + i];
        const at = cell * WORDS;
        if (((through[at] & w0) | (through[at + 1] & w1) | (through[at + 2] & w2)) === 0) continue;
        const move = placing(colour, cell);
        this.chain[step] = move;
        position.play(move);
        this.follow(position, seat, step + 1);
        position.undo();
      }
    }
  }
}
