import type { Candidates } from '@countertop/search';
import { countBits } from '../rules/bits.ts';
import { LINE_WORDS } from '../rules/grid.ts';
import { coloursOf, countOf, sizeOf } from '../rules/heap.ts';
import { placing } from '../rules/moves.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { LAYOUT } from '../rules/state.ts';
import { seatAfter, Waiting } from './waiting.ts';

const { RESERVE, OPEN, VACANT_CELLS } = LAYOUT;
const WORDS = LINE_WORDS;

/** What first sight counts, in tenths: the weight of a placing doubles with every ten. */
const SIGHT = { point: 40, playsOn: 10, exposed: 14, waiting: 5, spare: 2, alive: 1 };

/** Weights by merit, from 2 ** -8 on, in steps of a tenth. */
const LOWEST = -160;
const WEIGHTS = Float64Array.from({ length: 801 }, (_, i) => 2 ** ((i + LOWEST) / 10));

/**
 * The placings worth looking at, weighed at first sight: points, lines laid open to the next rival or closed to it,
 * lines that will wait for an own colour. Spaces where no line can score any more are all the same: one stands for them.
 */
export class Choices {
  private readonly waiting = new Waiting();
  private readonly exposed = new Int32Array(WORDS);
  private readonly exposing = new Int32Array(4 * WORDS);
  /** By colour: lines that would wait for a colour which only the own team has. */
  private readonly hoping = new Int32Array(4 * WORDS);

  list(position: CounterpointPosition, list: Candidates): void {
    const { waiting, exposed, exposing, hoping } = this;
    const { view } = position;
    const { through } = position.grid;
    const { forOne, forTwo } = waiting;
    waiting.look(position);
    const seat = position.node & 3;
    const reserve = view[RESERVE + seat];
    const mine = coloursOf(reserve);
    const { rival, partner } = neighbours(position, seat);
    const theirs = rival === seat ? 0 : coloursOf(view[RESERVE + rival]);
    const ours = mine | (partner < 0 ? 0 : coloursOf(view[RESERVE + partner]));
    for (let word = 0; word < WORDS; word++) {
      let now = 0;
      for (let lacked = 0; lacked < 4; lacked++) if ((theirs >> lacked) & 1) now |= forOne[lacked * WORDS + word];
      exposed[word] = now;
      for (let colour = 0; colour < 4; colour++) {
        let risk = 0;
        let hope = 0;
        for (let lacked = 0; lacked < 4; lacked++) {
          const lines = forTwo[(colour * 4 + lacked) * WORDS + word];
          if ((theirs >> lacked) & 1) risk |= lines;
          else if ((ours >> lacked) & 1) hope |= lines;
        }
        exposing[colour * WORDS + word] = risk;
        hoping[colour * WORDS + word] = hope;
      }
    }
    const open0 = view[OPEN];
    const open1 = view[OPEN + 1];
    const open2 = view[OPEN + 2];
    const vacancies = position.vacancies;
    const more = sizeOf(reserve) > 1;
    for (let colour = 0; colour < 4; colour++) {
      const count = countOf(reserve, colour);
      if (count === 0) continue;
      const at = colour * WORDS;
      let deadSeen = false;
      for (let i = 0; i < vacancies; i++) {
        const cell = view[VACANT_CELLS + i];
        const t0 = through[cell * WORDS];
        const t1 = through[cell * WORDS + 1];
        const t2 = through[cell * WORDS + 2];
        let merit = count > 1 ? SIGHT.spare * (count - 1) : 0;
        if (((t0 & open0) | (t1 & open1) | (t2 & open2)) === 0) {
          if (deadSeen) continue;
          deadSeen = true;
        } else {
          const points = count3(t0 & forOne[at], t1 & forOne[at + 1], t2 & forOne[at + 2]);
          const closed = count3(t0 & exposed[0], t1 & exposed[1], t2 & exposed[2]);
          const laid = count3(t0 & exposing[at], t1 & exposing[at + 1], t2 & exposing[at + 2]);
          const hoped = count3(t0 & hoping[at], t1 & hoping[at + 1], t2 & hoping[at + 2]);
          merit += SIGHT.point * points + SIGHT.exposed * (closed - laid) + SIGHT.waiting * hoped;
          if (points > 0 && more) merit += SIGHT.playsOn;
        }
        list.push(placing(colour, cell), WEIGHTS[merit < LOWEST ? 0 : merit > 640 ? 800 : merit - LOWEST]);
      }
    }
  }
}

/** The next rival in turn, and the partner, or -1. */
function neighbours(position: CounterpointPosition, seat: number): { rival: number; partner: number } {
  let rival = seatAfter(position, seat);
  const partner = position.partners ? seat ^ 2 : -1;
  if (rival === partner) rival = seatAfter(position, rival);
  return { rival, partner };
}

function count3(a: number, b: number, c: number): number {
  return (a | b | c) === 0 ? 0 : countBits(a) + countBits(b) + countBits(c);
}
