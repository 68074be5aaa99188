import { type Game, type Position, Random, startPosition } from '@countertop/core';

/** Positions for cards and diagrams: enough on the board to show what the game looks like. */
const SAMPLES: Readonly<Record<string, { options?: object; seats: number; plies: number; seed: number }>> = {
  counterpoint: { seats: 2, plies: 46, seed: 5 },
  counterplays: { seats: 2, plies: 9, seed: 4 },
  points: { options: { width: 14, height: 11, centreWidth: 4, centreHeight: 4 }, seats: 2, plies: 74, seed: 11 },
  countermine: { seats: 2, plies: 40, seed: 8 },
  foursquare: { seats: 2, plies: 26, seed: 3 },
};

export interface Sample {
  readonly position: Position;
  readonly last: { readonly before: Position; readonly move: number } | undefined;
}

export function samplePosition(game: Game, plies?: number, seed?: number): Sample {
  const sample = SAMPLES[game.id] ?? { seats: game.seats.min, plies: 10, seed: 1 };
  const start = startPosition(game, sample.options ?? {}, sample.seats);
  if (!start.ok) throw new Error(`no sample of ${game.id}: ${start.problem.code}`);
  const { position } = start.value;
  const random = new Random(seed ?? sample.seed);
  let last: Sample['last'];
  for (let ply = 0; ply < (plies ?? sample.plies) && position.winners() === null; ply++) {
    const before = position.clone();
    const move = position.pick(random);
    position.play(move);
    if (position.winners() !== null) return { position: before, last };
    last = { before, move };
  }
  return { position, last };
}
