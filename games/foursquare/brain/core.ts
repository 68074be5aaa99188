import { ASSEMBLY } from '../data/assembly.ts';
import { HIGHEST, STACKS } from '../rules/cards.ts';
import type { Alike } from './alike.ts';
import type { Promising } from './promising.ts';
import type { Reach } from './reach.ts';
import { CASE_BY_TOPS, LOST_BY_TWO, TAKEN_BY, TAKEN_BY_TWO } from './stacks.ts';

/** What games/foursquare/assembly exports: addresses, and what it does. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly CASE_BY_TOPS: WebAssembly.Global<'i32'>;
  readonly TAKEN_BY: WebAssembly.Global<'i32'>;
  readonly TAKEN_BY_TWO: WebAssembly.Global<'i32'>;
  readonly LOST_BY_TWO: WebAssembly.Global<'i32'>;
  readonly WORTH: WebAssembly.Global<'i32'>;
  readonly PILE: WebAssembly.Global<'i32'>;
  readonly REACHED: WebAssembly.Global<'i32'>;
  readonly visits: WebAssembly.Global<'f64'>;
  readonly limit: WebAssembly.Global<'f64'>;
  layOut(win: boolean, bound: number, bits: number): number;
  resume(visits: number, limit: number): void;
  turn: Turn;
}

export type Turn = (
  a: number,
  b: number,
  c: number,
  d: number,
  pile: number,
  left: number,
  lead: number,
  alpha: number,
  beta: number,
) => number;

/** The solver that searches by the core: what the core asks it, and the pile from which it draws. */
export interface Asking {
  readonly forWin: boolean;
  /** No value is larger, in one order of the pile. */
  readonly bound: number;
  readonly worth: Int32Array;
  readonly pile: Int32Array;
  readonly reach: Reach;
  readonly alike: Alike;
  readonly promising: Promising;
  /** Asked at so many visits: at how many it is to ask again, or less than nought to give up. */
  goesOn(): number;
}

const PAGE = 65536;
let module: WebAssembly.Module | null | undefined;

/** The turns of `BestSolver` in WebAssembly (games/foursquare/assembly): the same ones in the same order, about twice as fast. */
export class Core {
  private readonly asking: Asking;
  private readonly exports: Exports;
  /** Where scales begin, and how many numbers of them the core has. */
  private readonly scales: number;
  private drawn = 0;
  private readonly order = new Int32Array(STACKS);

  constructor(compiled: WebAssembly.Module, asking: Asking, bits: number) {
    this.asking = asking;
    const brain = {
      goesOn: () => asking.goesOn(),
      reachOf: (pile: number) => this.reachOf(pile),
      scalesOf: (index: number, pile: number, left: number) => this.scalesOf(index, pile, left),
      judged: this.judged.bind(this),
    };
    const { exports } = new WebAssembly.Instance(compiled, { brain });
    this.exports = exports as unknown as Exports;
    this.scales = this.exports.layOut(asking.forWin, asking.bound, bits);
    this.reachTo(this.scales);
    const { buffer } = this.exports.memory;
    new Uint8Array(buffer, this.exports.CASE_BY_TOPS.value).set(CASE_BY_TOPS);
    new Uint8Array(buffer, this.exports.TAKEN_BY.value).set(TAKEN_BY);
    new Uint8Array(buffer, this.exports.TAKEN_BY_TWO.value).set(TAKEN_BY_TWO);
    new Uint16Array(buffer, this.exports.LOST_BY_TWO.value).set(LOST_BY_TWO);
    new Int32Array(buffer, this.exports.WORTH.value).set(asking.worth);
  }

  /** As BestSolver.turn; tells how many turns were looked at by then, and when it would have asked again. */
  readonly turn: Turn = (a, b, c, d, pile, left, lead, alpha, beta) => {
    const { pile: cards } = this.asking;
    this.cards().set(cards);
    const value = this.exports.turn(a, b, c, d, pile, left, lead, alpha, beta);
    cards.set(this.cards());
    return value;
  };

  get visits(): number {
    return this.exports.visits.value;
  }

  get limit(): number {
    return this.exports.limit.value;
  }

  resume(visits: number, limit: number): void {
    this.exports.resume(visits, limit);
  }

  private cards(): Int32Array {
    return new Int32Array(this.exports.memory.buffer, this.exports.PILE.value, HIGHEST + 1);
  }

  private reachOf(pile: number): number {
    const { reach, pile: cards } = this.asking;
    cards.set(this.cards());
    const { numbers, row } = reach.row(pile, cards);
    new Int16Array(this.exports.memory.buffer, this.exports.REACHED.value).set(numbers, row * numbers.length);
    return row + 1;
  }

  private scalesOf(index: number, pile: number, left: number): number {
    const { alike, pile: cards } = this.asking;
    cards.set(this.cards());
    const place = alike.placeOf(index, pile, cards, left);
    const news = alike.drawnSince(this.drawn);
    this.reachTo(this.scales + 4 * (this.drawn + news.length));
    new Int32Array(this.exports.memory.buffer, this.scales).set(news, this.drawn);
    this.drawn += news.length;
    return place;
  }

  private judged(a: number, b: number, c: number, d: number, card: number, need: number, left: number): number {
    const { promising, pile: cards } = this.asking;
    cards.set(this.cards());
    const { order } = this;
    promising.arrange(order, a, b, c, d, card, need, left);
    return order[0] | (order[1] << 2) | (order[2] << 4) | (order[3] << 6);
  }

  /** Memory grows by half at the least, so that it seldom has to. */
  private reachTo(end: number): void {
    const { memory } = this.exports;
    const size = memory.buffer.byteLength;
    if (end > size) memory.grow(Math.ceil(Math.max(end - size, size / 2) / PAGE));
  }
}

/** Undefined where there is no WebAssembly, or none may be compiled: then the solver searches by itself. */
export function coreFor(asking: Asking, bits: number): Core | undefined {
  if (module === undefined) module = compiled();
  return module === null ? undefined : new Core(module, asking, bits);
}

function compiled(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(ASSEMBLY), (letter) => letter.charCodeAt(0)));
  } catch {
    // A page may forbid it, and some engines compile nothing this large at once outside of workers.
    return null;
  }
}
