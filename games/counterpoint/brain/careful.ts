import type { Move, Random } from '@countertop/core';
import { countBits } from '../rules/bits.ts';
import { LINE_WORDS } from '../rules/grid.ts';
import { coloursOf } from '../rules/heap.ts';
import { placing } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { LAYOUT } from '../rules/state.ts';
import { seatAfter, Waiting } from './waiting.ts';

const { RESERVE, VACANT_CELLS } = LAYOUT;
const WORDS = LINE_WORDS;

/**
 * Careful play without looking ahead: take the best score there is; without one, leave the next rival as few lines as
 * possible that wait for a colour it has. Among equals any.
 */
export class Careful {
  private readonly waiting = new Waiting();
  /** Lines that the next rival could complete now. */
  private readonly exposed = new Int32Array(WORDS);
  /** By colour: lines that it could complete after a counter of that colour. */
  private readonly exposing = new Int32Array(4 * WORDS);

  /** Partners leave each other what they can: only the next seat of the other team counts. */
  private nextRival(position: CounterpointPosition, seat: number): number {
    let next = seatAfter(position, seat);
    if (position.partners && ((next ^ seat) & 1) === 0 && next !== seat) next = seatAfter(position, next);
    return next;
  }

  choose(position: CounterpointPosition, random: Random): Move {
    const { waiting, exposed, exposing } = this;
    const { view } = position;
    const { through } = position.grid;
    const { forOne, forTwo } = waiting;
    waiting.look(position);
    const seat = position.node & 3;
    const mine = coloursOf(view[RESERVE + seat]);
    const vacancies = position.vacancies;
    let any = 0;
    for (let colour = 0; colour < 4; colour++) {
      if (((mine >> colour) & 1) === 0) continue;
      const at = colour * WORDS;
      any |= forOne[at] | forOne[at + 1] | forOne[at + 2];
    }
    const begin = random.below(vacancies);
    if (any !== 0) return this.takeBest(position, mine, begin);

    const rival = this.nextRival(position, seat);
    const theirs = rival === seat ? 0 : coloursOf(view[RESERVE + rival]);
    for (let word = 0; word < WORDS; word++) {
      let now = 0;
      for (let lacked = 0; lacked < 4; lacked++) if ((theirs >> lacked) & 1) now |= forOne[lacked * WORDS + word];
      exposed[word] = now;
      for (let colour = 0; colour < 4; colour++) {
        let then = 0;
        for (let lacked = 0; lacked < 4; lacked++) {
          if ((theirs >> lacked) & 1) then |= forTwo[(colour * 4 + lacked) * WORDS + word];
        }
        exposing[colour * WORDS + word] = then;
      }
    }
    const blocking = (exposed[0] | exposed[1] | exposed[2]) !== 0;
    let least = 1000;
    let best = -1;
    let first = random.below(4);
    // With nothing to block, the first safe move met is as good as any; so begin anywhere.
    for (let tried = 0; tried < 4; tried++) {
      const colour = first;
      first = (first + 1) & 3;
      if (((mine >> colour) & 1) === 0) continue;
      const danger0 = exposing[colour * WORDS];
      const danger1 = exposing[colour * WORDS + 1];
      const danger2 = exposing[colour * WORDS + 2];
      for (let i = 0; i < vacancies; i++) {
        const index = begin + i;
        const cell = view[VACANT_CELLS + (index < vacancies ? index : index - vacancies)];
        const at = cell * WORDS;
        const t0 = through[at];
        const t1 = through[at + 1];
        const t2 = through[at + 2];
        let left = 0;
        if (((t0 & danger0) | (t1 & danger1) | (t2 & danger2)) !== 0) {
          left = countBits(t0 & danger0) + countBits(t1 & danger1) + countBits(t2 & danger2);
        }
        if (blocking) left -= countBits(t0 & exposed[0]) + countBits(t1 & exposed[1]) + countBits(t2 & exposed[2]);
        if (left < least) {
          least = left;
          best = placing(colour, cell);
          if (left === 0 && !blocking) return best;
        }
      }
    }
    return best;
  }

  private takeBest(position: CounterpointPosition, mine: number, begin: number): Move {
    const { forOne } = this.waiting;
    const { view } = position;
    const { through } = position.grid;
    const vacancies = position.vacancies;
    let most = 0;
    let best = -1;
    for (let colour = 0; colour < 4; colour++) {
      if (((mine >> colour) & 1) === 0) continue;
      const w0 = forOne[colour * WORDS];
      const w1 = forOne[colour * WORDS + 1];
      const w2 = forOne[colour * WORDS + 2];
      if ((w0 | w1 | w2) === 0) continue;
      for (let i = 0; i < vacancies; i++) {
        const index = begin + i;
        const cell = view[VACANT_CELLS + (index < vacancies ? index : index - vacancies)];
        const at = cell * WORDS;
        const scored0 = through[at] & w0;
        const scored1 = through[at + 1] & w1;
        const scored2 = through[at + 2] & w2;
        if ((scored0 | scored1 | scored2) === 0) continue;
        const points = countBits(scored0) + countBits(scored1) + countBits(scored2);
        if (points > most) {
          most = points;
          best = placing(colour, cell);
        }
      }
    }
    return best;
  }
}
