import { type Move, NOBODY, type Position, Random } from '@countertop/core';

/** What was measured of one case: medians of several runs of the same work. */
export interface Measurement {
  readonly playoutsPerSecond: number;
  readonly nsPerPlayUndo: number;
  readonly movesPerPlayout: number;
  /** Differs as soon as the work differs: another rule, another order of moves, another choice. */
  readonly signature: string;
}

const GAMES_WALKED = 16;
const SEED = 1;

/** Measures a position from its start. `playouts` is the work of one run, `runs` how many runs the medians are of. */
export function measure(start: Position, playouts: number, runs: number): Measurement {
  const walks = recordWalks(start);
  const length = walks.reduce((sum, walk) => sum + walk.length, 0);
  const rounds = Math.max(1, Math.ceil(playouts / GAMES_WALKED));
  const board = start.clone();

  // Warm-up: a run of both, so that what is measured is compiled.
  const first = playMany(start, board, playouts);
  walkMany(start, board, walks, rounds);
  const playTimes: number[] = [];
  const walkTimes: number[] = [];
  for (let run = 0; run < runs; run++) {
    playTimes.push(seconds(() => playMany(start, board, playouts)));
    walkTimes.push(seconds(() => walkMany(start, board, walks, rounds)));
  }
  return {
    playoutsPerSecond: playouts / median(playTimes),
    nsPerPlayUndo: (median(walkTimes) * 1e9) / (length * rounds),
    movesPerPlayout: first.moves / playouts,
    signature: signed(first.mix),
  };
}

/** What so many random games come to: differs as soon as another rule or another order of moves makes them differ. */
export function signatureOf(start: Position, playouts: number): string {
  return signed(playMany(start, start.clone(), playouts).mix);
}

function signed(mix: number): string {
  return (mix >>> 0).toString(16).padStart(8, '0');
}

/** Random games to their ends, each from the start, in one position that is set back every time. */
function playMany(start: Position, board: Position, playouts: number): { moves: number; mix: number } {
  const random = new Random(SEED);
  let moves = 0;
  let mix = 0;
  for (let i = 0; i < playouts; i++) {
    board.copyFrom(start);
    if (board.playOut !== undefined) moves += board.playOut(random);
    while (board.actor !== NOBODY) {
      board.play(board.pick(random));
      moves++;
    }
    mix = Math.imul(mix ^ board.hashLow, 0x9e3779b1) ^ board.hashHigh;
  }
  return { moves, mix };
}

/** Known games there and back again: play and undo alone, without choosing. */
function walkMany(start: Position, board: Position, walks: readonly Int32Array[], rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    for (const walk of walks) {
      board.copyFrom(start);
      for (let i = 0; i < walk.length; i++) board.play(walk[i]);
      for (let i = 0; i < walk.length; i++) board.undo();
    }
  }
}

function recordWalks(start: Position): Int32Array[] {
  const random = new Random(SEED);
  return Array.from({ length: GAMES_WALKED }, () => {
    const board = start.clone();
    const moves: Move[] = [];
    while (board.actor !== NOBODY) {
      const move = board.pick(random);
      board.play(move);
      moves.push(move);
    }
    return Int32Array.from(moves);
  });
}

/** Of the processor's time, not of the clock on the wall: on a shared machine others' work does not count as ours. */
function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
