import type { Options, Scene } from '@countertop/core';

/** What is measured: a game from its start, and how much of it. The work is fixed, so that runs can be compared. */
export interface BenchCase extends Pick<Scene, 'game' | 'seats'> {
  readonly name: string;
  readonly options: Options;
  /** Random games of one run: half a second or so of work for a position of the intended speed. */
  readonly playouts: number;
}

export const BENCH_CASES: readonly BenchCase[] = [
  { name: 'counterpoint 6x6, 2 seats', game: 'counterpoint', options: {}, seats: 2, playouts: 60_000 },
  { name: 'counterplays', game: 'counterplays', options: {}, seats: 2, playouts: 1_000 },
  { name: 'points 20x20', game: 'points', options: { width: 20, height: 20 }, seats: 2, playouts: 8_000 },
  { name: 'points 38x31', game: 'points', options: {}, seats: 2, playouts: 2_000 },
  { name: 'countermine', game: 'countermine', options: {}, seats: 2, playouts: 200_000 },
  { name: 'foursquare, 2 seats', game: 'foursquare', options: {}, seats: 2, playouts: 150_000 },
];
