import type { Random } from '@countertop/core';
import { ASSEMBLY } from '../data/assembly.ts';
import type { Field } from './field.ts';
import { tables } from './runs.ts';

/** What games/points/assembly exports: addresses, and what it does. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly RUNS: WebAssembly.Global<'i32'>;
  readonly TURNS: WebAssembly.Global<'i32'>;
  readonly STEPS: WebAssembly.Global<'i32'>;
  readonly BEYOND: WebAssembly.Global<'i32'>;
  readonly CELLS: WebAssembly.Global<'i32'>;
  readonly FOREST: WebAssembly.Global<'i32'>;
  readonly OPEN: WebAssembly.Global<'i32'>;
  readonly OPEN_INDEX: WebAssembly.Global<'i32'>;
  readonly PLAYED: WebAssembly.Global<'i32'>;
  layOut(width: number, height: number): void;
  seed(low: number, high: number): void;
  seedLow(): number;
  seedHigh(): number;
  score(seat: number): number;
  openDots(): number;
  play(turn: number, dots: number, first: number, second: number, radius: number, most: number): number;
}

const TO_THE_END = 0x7fffffff;
const ANYWHERE = -1;

/** Where a position stands, as far as the points to come depend on it. */
export interface PointsStanding {
  readonly turn: number;
  readonly openCount: number;
  score(seat: number): number;
}

/**
 * A table apart, on which random games are played out in WebAssembly (games/points/assembly) without history or hash: about twice as fast as
 * by the rules themselves. A position is written onto it, played, and read off again.
 */
export class Rush {
  readonly cells: Uint8Array<ArrayBuffer>;
  readonly forest: Int16Array<ArrayBuffer>;
  readonly open: Int16Array<ArrayBuffer>;
  readonly openIndex: Int16Array<ArrayBuffer>;
  /** Where the last points were put, in turn. */
  readonly played: Int16Array<ArrayBuffer>;
  private readonly steps: Int32Array<ArrayBuffer>;
  private readonly beyond: Uint8Array<ArrayBuffer>;
  private readonly exports: Exports;
  private field: Field | undefined;

  constructor(exports: Exports) {
    this.exports = exports;
    const buffer = exports.memory.buffer as ArrayBuffer;
    const { CELLS, FOREST, OPEN, OPEN_INDEX, PLAYED, RUNS, TURNS, STEPS, BEYOND } = exports;
    this.cells = new Uint8Array(buffer, CELLS.value);
    this.forest = new Int16Array(buffer, FOREST.value);
    this.open = new Int16Array(buffer, OPEN.value);
    this.openIndex = new Int16Array(buffer, OPEN_INDEX.value);
    this.played = new Int16Array(buffer, PLAYED.value);
    this.steps = new Int32Array(buffer, STEPS.value);
    this.beyond = new Uint8Array(buffer, BEYOND.value);
    new Int32Array(buffer, RUNS.value).set(tables.RUNS);
    new Uint8Array(buffer, TURNS.value).set(tables.TURNS);
  }

  /** Sets up the table for positions of a field. */
  layOut(field: Field): void {
    if (field === this.field) return;
    this.steps.set(field.steps);
    this.beyond.set(field.beyond);
    this.exports.layOut(field.width, field.height);
    this.field = field;
  }

  /** Plays what was written onto the table, dots and lists, to the end or for so many points, as `play` and `pick` would; how many were put. */
  playAnywhere(standing: PointsStanding, random: Random, most = TO_THE_END): number {
    return this.play(standing, random, ANYWHERE, most);
  }

  /** Plays on the empty dots near live points, each once, in any order; how many points were put. The lists are not needed. */
  playNearby(standing: PointsStanding, random: Random, radius: number): number {
    return this.play(standing, random, radius, TO_THE_END);
  }

  private play(standing: PointsStanding, random: Random, radius: number, most: number): number {
    const { exports } = this;
    const { turn, openCount } = standing;
    exports.seed(random.low, random.high);
    const plies = exports.play(turn, openCount, standing.score(0), standing.score(1), radius, most);
    random.resume(exports.seedLow(), exports.seedHigh());
    return plies;
  }

  /** Enemy points that a seat has circled by now (R5). */
  score(seat: number): number {
    return this.exports.score(seat);
  }

  /** How many dots are open still. */
  get openCount(): number {
    return this.exports.openDots();
  }
}

let table: Rush | null | undefined;

/** This thread's table, set up for a field; undefined where there is no WebAssembly, or none may be compiled. */
export function rushOn(field: Field): Rush | undefined {
  if (table === undefined) table = compiled();
  if (table === null) return undefined;
  table.layOut(field);
  return table;
}

function compiled(): Rush | null {
  try {
    const bytes = Uint8Array.from(atob(ASSEMBLY), (letter) => letter.charCodeAt(0));
    return new Rush(new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as Exports);
  } catch {
    // A page may forbid it, and some engines compile nothing this large at once outside of workers.
    return null;
  }
}
