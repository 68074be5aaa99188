import type { Scene } from '../scene/scene.ts';
import type { MatchState } from './state.ts';

/** Where a match is, in words that a mind understands. */
export function matchScene({ created, line }: MatchState): Scene {
  const { game, options, seats, setup } = created;
  const moves = line.map(({ text }) => text);
  return { game, options, seats: seats.length, ...(setup === undefined ? {} : { setup }), moves };
}
